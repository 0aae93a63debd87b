/** Where the puzzles of an experiment come from, and what is proposed when that is chosen. */
import type { Api } from '../../shared/contract/api.ts';
import type { DrawnGoal, PuzzleSource } from '../../shared/contract/experiments.ts';
import { MAX_PAGE } from '../../shared/contract/methods.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { readFile } from '../../shared/exchange/readFile.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { count } from '../ui/format.ts';

export const SOURCES = { distance: 'By distance', random: 'Random', set: 'From a set', file: 'A file' } as const;
export type SourceId = keyof typeof SOURCES;

/** Sizes of boards that puzzles are drawn for. */
export const SIZES = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

/** Steps of a random walk that is proposed, and puzzles. */
const [WALK, COUNT, EACH, SEED] = [60, 50, 100, 7];

/** The greatest distance that has enough states to draw from, by cells. */
const FARTHEST: Readonly<Record<number, number>> = { 4: 6, 6: 20, 9: 24 };

/** The goal of a source; a list has that of its first puzzle. */
export function goalOf(source: PuzzleSource): DrawnGoal {
  if (source.from !== 'list') return source;
  const { rows, cols, goal } = source.puzzles[0]!;
  return { rows, cols, goal, seed: SEED };
}

/** The same goal, with puzzles by distance. On a board too large for that, a 3×3. */
export function byDistance({ rows, cols, goal, seed }: DrawnGoal): PuzzleSource {
  const fits = rows * cols <= MAX_GRAPH_CELLS;
  const board = fits ? { rows, cols, goal } : { rows: 3, cols: 3, goal: GOALS['blank-last'].cells(3, 3) };
  const most = FARTHEST[board.rows * board.cols] ?? 10;
  return { from: 'distance', ...board, seed, least: 2, most, step: 2, each: EACH };
}

export function atRandom({ rows, cols, goal, seed }: DrawnGoal): PuzzleSource {
  const walk = rows * cols <= MAX_GRAPH_CELLS ? null : WALK;
  return { from: 'random', ...{ rows, cols, goal, seed }, count: COUNT, walk };
}

/** A source for another size of boards, with the usual goal. */
export function withSize(source: PuzzleSource, rows: number, cols: number): PuzzleSource {
  const drawn = { rows, cols, goal: GOALS['blank-last'].cells(rows, cols), seed: goalOf(source).seed };
  return source.from === 'distance' && rows * cols <= MAX_GRAPH_CELLS ? byDistance(drawn) : atRandom(drawn);
}

/** All puzzles of a set that can be read. */
export async function puzzlesOfSet(api: Pick<Api, 'library'>, setId: number): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (let offset = 0, total = Infinity; offset < total; offset += MAX_PAGE) {
    const page = await api.library.listPuzzles({ setId, offset, limit: MAX_PAGE });
    puzzles.push(...page.puzzles.map(({ puzzle }) => puzzle));
    total = page.total;
  }
  return puzzles;
}

/** The puzzles of a file, and a sentence on what in it is wrong; `null` where all is right. Throws a `FileFault` where nothing can be read. */
export async function puzzlesOfFile(file: File): Promise<{ puzzles: Puzzle[]; fault: string | null }> {
  const { sets, faults } = readFile(file.name, new Uint8Array(await file.arrayBuffer()));
  const puzzles = sets.flatMap((set) => set.puzzles.map(({ puzzle }) => puzzle));
  const [first] = faults;
  if (first === undefined) return { puzzles, fault: null };
  const place = first.line === null ? '' : `Line ${first.line}: `;
  return {
    puzzles,
    fault: `${count(faults.length, 'entry', 'entries')} of the file left out. ${place}${first.sentence}`,
  };
}
