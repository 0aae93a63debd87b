import type { Api } from '../../shared/contract/api.ts';
import type { DrawnGoal, PuzzleSource } from '../../shared/contract/experiments.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { readFile } from '../../shared/exchange/readFile.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';
import { puzzlesInSet } from '../library/puzzlesInSet.ts';
import { count } from '../ui/format.ts';

export const SOURCES = { distance: 'By distance', random: 'Random', set: 'From a set', file: 'A file' } as const;
export type SourceId = keyof typeof SOURCES;

export type DrawnSource = Exclude<PuzzleSource, { from: 'list' }>;

const SIZES = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

/** The boards to choose from, with that of the source, which may come from a set or a file. */
export function sizesFor({ from, rows, cols }: DrawnSource): readonly (readonly [rows: number, cols: number])[] {
  const usual = SIZES.filter(([rows, cols]) => from === 'random' || rows * cols <= MAX_GRAPH_CELLS);
  return usual.some((size) => size[0] === rows && size[1] === cols) ? usual : [...usual, [rows, cols]];
}

/** The choices of a field, with the one in use, which may come from a file. */
export function withChosen<Value>(values: readonly Value[], chosen: Value): readonly Value[] {
  return values.includes(chosen) ? values : [...values, chosen];
}

/** Defaults: steps of a random walk, puzzles, puzzles of each distance, and a seed. */
const WALK = 60;
const COUNT = 50;
const EACH = 100;
const SEED = 7;

/** By number of cells: the greatest distance that has enough states to draw from. */
const FARTHEST: Readonly<Record<number, number>> = { 4: 6, 6: 20, 9: 24 };

export function goalOf(source: PuzzleSource): DrawnGoal {
  if (source.from !== 'list') return source;
  const { rows, cols, goal, costs } = source.puzzles[0]!;
  return withCosts({ rows, cols, goal, seed: SEED }, costs);
}

/** The same goal, with puzzles by distance; a 3×3 where the board is too large for that. */
export function byDistance({ rows, cols, goal, seed, costs }: DrawnGoal): PuzzleSource {
  const fits = rows * cols <= MAX_GRAPH_CELLS;
  const board = fits ? { rows, cols, goal } : { rows: 3, cols: 3, goal: GOALS['blank-last'].cells(3, 3) };
  const most = FARTHEST[board.rows * board.cols] ?? 10;
  return withCosts(
    { from: 'distance' as const, ...board, seed, least: 2, most, step: 2, each: EACH },
    fits ? costs : forAnySize(costs),
  );
}

export function atRandom({ rows, cols, goal, seed, costs }: DrawnGoal): PuzzleSource {
  const walk = rows * cols <= MAX_GRAPH_CELLS ? null : WALK;
  return withCosts({ from: 'random' as const, rows, cols, goal, seed, count: COUNT, walk }, costs);
}

/** A cost for each tile is for one size. */
function forAnySize(costs: DrawnGoal['costs']): DrawnGoal['costs'] {
  return costs === 'tile' ? costs : undefined;
}

export function withSize(source: PuzzleSource, rows: number, cols: number): PuzzleSource {
  const { seed, costs } = goalOf(source);
  const goal = GOALS['blank-last'].cells(rows, cols);
  const drawn = withCosts({ rows, cols, goal, seed }, forAnySize(costs));
  return source.from === 'distance' && rows * cols <= MAX_GRAPH_CELLS ? byDistance(drawn) : atRandom(drawn);
}

/** Puzzles copied into an experiment, and a sentence on those left out, or `null`. */
export interface CopiedPuzzles {
  readonly puzzles: readonly Puzzle[];
  readonly fault: string | null;
}

export async function puzzlesOfSet(api: Pick<Api, 'library'>, setId: number): Promise<CopiedPuzzles> {
  const puzzles: Puzzle[] = [];
  for await (const { puzzle } of puzzlesInSet(api, setId)) puzzles.push(puzzle);
  return { puzzles, fault: null };
}

/** Throws a `FileFault` where nothing can be read. */
export async function puzzlesOfFile(file: File): Promise<CopiedPuzzles> {
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
