/** Hashes that are stored beside a puzzle or a run and compared whenever it is read: a changed row is found out. */
import { createHash } from 'node:crypto';
import { SEARCH_OPTIONS, type Cells, type Puzzle, type Run, type SearchSpec } from '../../shared/contract/types.ts';

/** SHA-256, in hexadecimal, of a puzzle: its size, start and goal, not its title. Equal puzzles have equal hashes. */
export function hashPuzzle({ rows, cols, start, goal }: Puzzle): string {
  return sha256([rows, cols, writeCells(start), writeCells(goal)]);
}

/** SHA-256, in hexadecimal, of all of a run that never changes: everything but its id and its link to the library. */
export function hashRun({
  title,
  puzzle,
  search,
  engineVersion,
  outcome,
  savedAtMs,
}: Omit<Run, 'runId' | 'puzzleId'>): string {
  const { algorithm, heuristic, order, ties, goalTest } = search;
  const { status, expanded, generated, maxFrontier, solution, durationMs } = outcome;
  return sha256([
    ...[title, hashPuzzle(puzzle), engineVersion, savedAtMs],
    ...[algorithm, heuristic, order, ties, goalTest],
    ...[writeOptions(search)].filter((options) => options !== null),
    ...[status, expanded, generated, maxFrontier, solution, durationMs],
  ]);
}

/** What a search says beyond its five first members, as JSON in a fixed order; `null` where it says nothing. */
export function writeOptions(search: SearchSpec): string | null {
  const given = SEARCH_OPTIONS.filter((name) => search[name] !== undefined);
  return given.length === 0 ? null : JSON.stringify(Object.fromEntries(given.map((name) => [name, search[name]])));
}

/** The options of a stored text. Whether they are some, the hash tells. */
export function readOptions(text: string | null): Partial<SearchSpec> {
  try {
    return text === null ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}

/** A board as it is stored: `1 2 3 7 4 5 6 8 0`. */
export function writeCells(cells: Cells): string {
  return cells.join(' ');
}

/** The board of a stored text. Whether it is one, the hash tells. */
export function readCells(text: string): Cells {
  return text.split(' ').map(Number);
}

function sha256(values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
