/** The puzzles of a recipe, the same on every machine. */
import type { Puzzle } from '../contract/types.ts';
import type { PuzzlesByDistance, PuzzleSource, RandomPuzzles } from '../contract/experiments.ts';
import { isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import { sampleOf, randomSolvable, scramble, seededRandom } from '../puzzle/states/scramble.ts';
import { countsAround, StateSpace } from '../puzzle/states/stateSpace.ts';
import { withCosts } from '../puzzle/tileCosts.ts';

export interface LabPuzzle {
  readonly puzzle: Puzzle;
  /** Length of a shortest solution; `null` if unknown or none. */
  readonly d: number | null;
}

/** Makes the seeds of distances differ. */
const SEEDS_PER_DISTANCE = 1_000_003;

/** By ascending distance. */
export function puzzlesOf(source: PuzzleSource): LabPuzzle[] {
  if (source.from === 'distance') return byDistance(source);
  const puzzles = source.from === 'list' ? source.puzzles : drawn(source);
  return puzzles.map((puzzle) => ({ puzzle, d: isSmall(puzzle) ? shortestLength(puzzle) : null }));
}

/** Whether a move of one of the puzzles costs more than 1. */
export function isWeighed(source: PuzzleSource): boolean {
  const boards = source.from === 'list' ? source.puzzles : [source];
  return boards.some(({ costs }) => costs !== undefined);
}

/** Counts without making them; fewer than asked for where a distance has fewer states. */
export function numberOfPuzzles(source: PuzzleSource): number {
  if (source.from === 'list') return source.puzzles.length;
  if (source.from === 'random') return source.count;
  const counts = countsAround(source.goal, source.rows, source.cols);
  return distancesOf(source).reduce((sum, d) => sum + wantedOf(source, counts[d] ?? 0), 0);
}

/** The known distances of the puzzles, in order; empty for a list. */
export function distancesOfSource(source: PuzzleSource): number[] {
  if (source.from !== 'distance') return [];
  const counts = countsAround(source.goal, source.rows, source.cols);
  return distancesOf(source).filter((d) => (counts[d] ?? 0) > 0);
}

function wantedOf({ each }: PuzzlesByDistance, states: number): number {
  return each === 'all' ? states : Math.min(each, states);
}

function distancesOf({ least, most, step }: PuzzlesByDistance): number[] {
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);
}

function byDistance(source: PuzzlesByDistance): LabPuzzle[] {
  const { rows, cols, goal, seed, costs } = source;
  const space = new StateSpace(goal, rows, cols);
  return distancesOf(source).flatMap((d) => {
    const there = space.statesAt(d);
    const states = sampleOf(there, wantedOf(source, there.length), seededRandom(seed + d * SEEDS_PER_DISTANCE));
    const puzzle = (state: number): Puzzle => withCosts({ rows, cols, start: space.graph.cellsOf(state), goal }, costs);
    return Array.from(states, (state) => ({ puzzle: puzzle(state), d }));
  });
}

function drawn({ rows, cols, goal, seed, costs, count, walk }: RandomPuzzles): Puzzle[] {
  const random = seededRandom(seed);
  const draw = (): number[] =>
    walk === null ? randomSolvable(goal, cols, random) : scramble(goal, rows, cols, walk, random);
  return Array.from({ length: count }, () => withCosts({ rows, cols, start: draw(), goal }, costs));
}
