/**
 * Ways to get h wrong, each as another h: the mistakes of `H_CONFUSIONS` that programs make as well, and those that only
 * programs make.
 */
import { measureOf, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import type { Target } from '../puzzle/heuristics/lines.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import { manhattanOfAll, sumOverTiles, type TileCost } from '../puzzle/heuristics/sumOverTiles.ts';

interface WrongRow {
  /** The heuristics that a program means when it makes this mistake. */
  readonly of: readonly HeuristicId[];
  readonly measure: (target: Target, meant: HeuristicId) => Measure;
}

const WAYS = ['manhattan', 'linear-conflict'] as const;
const SUMS = ['misplaced', ...WAYS] as const;

const rowsBetween: TileCost = (cell, goalCell, cols) => Math.abs(Math.floor(cell / cols) - Math.floor(goalCell / cols));
const colsBetween: TileCost = (cell, goalCell, cols) => Math.abs((cell % cols) - (goalCell % cols));

type OtherGoal = (goal: readonly number[], cols: number) => readonly number[];

const OTHER_GOALS = {
  'goal-turned': turned,
  'goal-blank-last': (goal) => inOrder(goal.length, 1),
  'goal-blank-first': (goal) => inOrder(goal.length, 0),
} as const satisfies Record<string, OtherGoal>;

export const WRONG_H = {
  'counts-blank': { of: SUMS, measure: withBlank },
  'counts-tiles': { of: WAYS, measure: (target) => measureOf('misplaced', target) },
  'adds-distances': { of: ['misplaced'], measure: (target) => measureOf('manhattan', target) },
  'counts-home': { of: ['misplaced'], measure: summed((cell, goalCell) => Number(cell === goalCell)) },
  'forgets-conflict': { of: ['linear-conflict'], measure: (target) => measureOf('manhattan', target) },
  'diagonal-as-one': { of: WAYS, measure: summed((...way) => Math.max(rowsBetween(...way), colsBetween(...way))) },
  'rows-only': { of: WAYS, measure: summed(rowsBetween) },
  'columns-only': { of: WAYS, measure: summed(colsBetween) },
  squared: { of: WAYS, measure: summed((...way) => rowsBetween(...way) ** 2 + colsBetween(...way) ** 2) },
  'places-in-list': { of: WAYS, measure: summed((cell, goalCell) => Math.abs(cell - goalCell)) },
  'goal-turned': { of: SUMS, measure: towards(OTHER_GOALS['goal-turned']) },
  'goal-blank-last': { of: SUMS, measure: towards(OTHER_GOALS['goal-blank-last']) },
  'goal-blank-first': { of: SUMS, measure: towards(OTHER_GOALS['goal-blank-first']) },
} as const satisfies Record<string, WrongRow>;
export type WrongH = keyof typeof WRONG_H;

/** Whether the mistake changes nothing: the goal that it takes is the one that is meant. */
export function isHarmless(wrong: WrongH, { goal, cols }: Pick<Target, 'cols'> & { goal: readonly number[] }): boolean {
  const other = (OTHER_GOALS as Partial<Record<WrongH, OtherGoal>>)[wrong];
  return other?.(goal, cols).every((tile, cell) => tile === goal[cell]) ?? false;
}

function summed(share: TileCost): WrongRow['measure'] {
  return (target) => sumOverTiles(share).measure(target);
}

/** What the blank adds to Manhattan distance, or to the number of tiles, it adds to every h that contains them. */
function withBlank(target: Target, meant: HeuristicId): Measure {
  const right = measureOf(meant, target);
  const ofBlank = (cells: ArrayLike<number>): number => manhattanOfAll(target, cells)[0];
  return (cells) => right(cells) + (meant === 'misplaced' ? Math.min(1, ofBlank(cells)) : ofBlank(cells));
}

/** The heuristic that is meant, towards another goal. */
function towards(goalFor: OtherGoal): WrongRow['measure'] {
  return (target, meant) => measureOf(meant, { ...target, goal: goalFor(Array.from(target.goal), target.cols) });
}

/** Rows and columns exchanged, on a square board. */
function turned(goal: readonly number[], cols: number): readonly number[] {
  if (goal.length !== cols * cols) return goal;
  return goal.map((_, cell) => goal[(cell % cols) * cols + Math.floor(cell / cols)]);
}

/** The tiles in order, `first` the number in the first cell. */
function inOrder(cells: number, first: 0 | 1): readonly number[] {
  return Array.from({ length: cells }, (_, cell) => (cell + first) % cells);
}
