/** The path that a program prints: a list of boards, or moves. */
import { MOVES } from '../../puzzle/geometry.ts';
import type { BoardReader } from './boardReader.ts';
import { shown } from './head.ts';
import type { PrintedRecord } from './printedObject.ts';
import type { PrintedPath } from './printedRun.ts';

/** `fault`: what is wrong with one of its boards. `unread`: what stands there in place of a path. */
type FoundPath = { readonly path: PrintedPath } | { readonly fault: string } | { readonly unread: string };

const NO_PATH = 'it is neither a list of boards nor moves as "URDL", and was not judged.';

/** The path that a record names; `null` for none. */
export function pathIn({ path, solution }: PrintedRecord, boards: BoardReader, line: number): FoundPath | null {
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

const OTHER_NAMES = [
  ['n', 'north', '↑'],
  ['s', 'south', '↓'],
  ['w', 'west', '←'],
  ['e', 'east', '→'],
];

const ACTIONS: ReadonlyMap<string, number> = new Map(
  MOVES.flatMap(({ letter, name }, action) =>
    [letter.toLowerCase(), name, ...OTHER_NAMES[action]].map((word) => [word, action] as const),
  ),
);

/** The actions that are named, `"URDL"` or `["Up", "Left"]`; `null` where something else is. */
function printedMoves(written: unknown): number[] | null {
  const words = typeof written === 'string' ? wordsOf(written) : written;
  if (!Array.isArray(words)) return null;
  const actions = words.map((word) => (typeof word === 'string' ? ACTIONS.get(word.trim().toLowerCase()) : undefined));
  return actions.every((action) => action !== undefined) ? actions : null;
}

/** One word, or letters without anything between them. */
function wordsOf(written: string): readonly string[] {
  const words = written.split(/[\s,;>-]+/).filter((word) => word !== '');
  return words.length === 1 && !ACTIONS.has(words[0].toLowerCase()) ? Array.from(words[0]) : words;
}
