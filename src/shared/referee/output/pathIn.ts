import type { BoardReader } from './boardReader.ts';
import { shown } from './head.ts';
import { printedMoves } from './printedMoves.ts';
import type { PrintedPath } from './printedRun.ts';

/** `fault`: what is wrong with one of its boards. `unread`: what stands there in place of a path. */
type FoundPath = { readonly path: PrintedPath } | { readonly fault: string } | { readonly unread: string };

const NO_PATH = 'it is neither a list of boards nor moves as "URDL", and was not judged.';

/** The path that a record names; `null` for none. */
export function pathIn(
  { path, solution }: Readonly<Record<string, unknown>>,
  boards: BoardReader,
  line: number,
): FoundPath | null {
  const written = path ?? solution;
  if (written === undefined || written === null) return null;
  const moves = printedMoves(written);
  if (moves !== null) return { path: { line, states: [], moves } };
  return Array.isArray(written)
    ? pathOf(written, boards, line)
    : { unread: `the path is ${shown(written)}: ${NO_PATH}` };
}

function pathOf(written: readonly unknown[], boards: BoardReader, line: number): FoundPath {
  const states: number[] = [];
  for (const board of written) {
    const found = boards.read(board);
    if (!found.ok) return { fault: found.message };
    states.push(found.state);
  }
  return { path: { line, states } };
}
