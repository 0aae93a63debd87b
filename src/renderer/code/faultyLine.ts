import type { Span } from '../../shared/puzzle/formula/fault.ts';
import { lineIn } from '../../shared/puzzle/heuristics/programLine.ts';

/** The line of `text` that a failure of the program names, without the space around; `null` for none. */
export function faultyLine(text: string, failure: string): Span | null {
  const line = lineIn(failure);
  const lines = text.split('\n');
  const faulty = line === null ? undefined : lines[line - 1];
  if (faulty === undefined) return null;
  const before = lines.slice(0, line! - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return { at: before + (faulty.length - faulty.trimStart().length), end: before + faulty.trimEnd().length };
}
