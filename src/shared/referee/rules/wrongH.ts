/**
 * Ways to get h wrong, each as another h: the mistakes of `H_CONFUSIONS` that programs make as well, and those that only
 * programs make.
 */
import { measureOf, type HeuristicId } from '../../puzzle/heuristics/heuristics.ts';
import type { Target } from '../../puzzle/heuristics/lines.ts';
import type { Measure } from '../../puzzle/heuristics/measure.ts';
import { NONE } from '../../trace/trace.ts';
import { manhattanOfAll, sumOverTiles, type TileCost } from '../../puzzle/heuristics/sumOverTiles.ts';

export type WrongTarget = Target & { readonly start: readonly number[] };

export interface WrongRow {
  /** The heuristics that a program means when it makes this mistake. */
  readonly of: readonly HeuristicId[];
  /** `variant`: one of `variants`, of which a program has one; missing: there is one. */
  readonly measure: (target: WrongTarget, meant: HeuristicId, variant: number) => Measure;
  readonly variants?: number;
  /** The goal towards which it is h. */
  readonly goalFor?: (goal: readonly number[], cols: number) => readonly number[];
}

const WAYS = ['manhattan', 'linear-conflict'] as const;
const SUMS = ['misplaced', ...WAYS] as const;

const rowsTo: TileCost = (cell, goalCell, cols) => Math.floor(goalCell / cols) - Math.floor(cell / cols);
const colsTo: TileCost = (cell, goalCell, cols) => (goalCell % cols) - (cell % cols);
const rowsBetween: TileCost = (cell, goalCell, cols) => Math.abs(Math.floor(cell / cols) - Math.floor(goalCell / cols));
const colsBetween: TileCost = (cell, goalCell, cols) => Math.abs((cell % cols) - (goalCell % cols));
const wayBetween: TileCost = (...way) => rowsBetween(...way) + colsBetween(...way);

/** What programs do with a sum of square roots. */
const ROUNDED: readonly ((sum: number) => number)[] = [
  (sum) => sum,
  Math.round,
  Math.floor,
  (sum) => Math.round(100 * sum) / 100,
];

export const WRONG_H = {
  'counts-blank': { of: SUMS, measure: withBlank },
  'counts-tiles': { of: WAYS, measure: (target) => measureOf('misplaced', target) },
  'adds-distances': { of: ['misplaced'], measure: (target) => measureOf('manhattan', target) },
  'counts-home': { of: ['misplaced'], measure: summed((cell, goalCell) => Number(cell === goalCell)) },
  'forgets-conflict': { of: ['linear-conflict'], measure: (target) => measureOf('manhattan', target) },
  'diagonal-as-one': { of: WAYS, measure: summed((...way) => Math.max(rowsBetween(...way), colsBetween(...way))) },
  'rows-only': { of: WAYS, measure: summed(rowsBetween) },
  'columns-only': { of: WAYS, measure: summed(colsBetween) },
  'straight-line': { of: ['manhattan'], variants: ROUNDED.length, measure: straight },
  squared: { of: WAYS, measure: summed((...way) => rowsBetween(...way) ** 2 + colsBetween(...way) ** 2) },
  'places-in-list': { of: WAYS, measure: summed((cell, goalCell) => Math.abs(cell - goalCell)) },
  'forgets-abs': { of: ['manhattan'], variants: 2, measure: signed },
  'leaves-out-tile': { of: ['misplaced', 'manhattan'], variants: 4, measure: withoutTile },
  'doubles-h': { of: SUMS, measure: doubled },
  'halves-h': { of: SUMS, variants: 3, measure: halved },
  'counts-inversions': { of: SUMS, variants: 3, measure: inverted },
  'goal-turned': { of: SUMS, ...towards(turned) },
  'goal-blank-last': { of: SUMS, ...towards((goal) => inOrder(goal.length, 1)) },
  'goal-blank-first': { of: SUMS, ...towards((goal) => inOrder(goal.length, 0)) },
  'start-for-goal': { of: SUMS, measure: (target, meant) => measureOf(meant, { ...target, goal: target.start }) },
} as const satisfies Record<string, WrongRow>;
export type WrongH = keyof typeof WRONG_H;

function summed(share: TileCost): WrongRow['measure'] {
  return (target) => sumOverTiles(share).measure(target);
}

/** Rows and columns to the goal cell, or from there. */
function signed(target: Target, _meant: HeuristicId, variant: number): Measure {
  const { perTile } = sumOverTiles((...way) => rowsTo(...way) + colsTo(...way));
  const sign = variant === 0 ? 1 : -1;
  return (cells) => sign * perTile(target, cells).reduce((sum, share) => sum + share, 0);
}

function straight(target: Target, _meant: HeuristicId, variant: number): Measure {
  const { perTile } = sumOverTiles((...way) => Math.hypot(rowsBetween(...way), colsBetween(...way)));
  return (cells) => ROUNDED[variant](perTile(target, cells).reduce((sum, share) => sum + share, 0));
}

/** The first tile, or the last, or what is in the first cell, or in the last: a range that begins too late, or ends too early. */
function withoutTile(target: Target, meant: HeuristicId, variant: number): Measure {
  const last = target.goal.length - 1;
  const home = variant < 2 ? Array.from(target.goal).indexOf(variant === 0 ? 1 : last) : NONE;
  const left = [NONE, NONE, 0, last][variant];
  const share: TileCost = meant === 'misplaced' ? (cell, goalCell) => Number(cell !== goalCell) : wayBetween;
  return sumOverTiles((cell, goalCell, cols) =>
    goalCell === home || cell === left ? 0 : share(cell, goalCell, cols),
  ).measure(target);
}

function doubled(target: Target, meant: HeuristicId): Measure {
  const right = measureOf(meant, target);
  return (cells) => 2 * right(cells);
}

/** Exactly, or rounded down: the sum, or what each tile adds. */
function halved(target: Target, meant: HeuristicId, variant: number): Measure {
  const right = measureOf(meant, target);
  if (variant === 0) return (cells) => right(cells) / 2;
  if (variant === 1 || meant === 'misplaced') return (cells) => Math.floor(right(cells) / 2);
  return sumOverTiles((...way) => Math.floor(wayBetween(...way) / 2)).measure(target);
}

/** Pairs of tiles of which the higher one comes first: by their numbers, by their places in the goal, or with the blank as 0. */
function inverted({ goal }: Target, _meant: HeuristicId, variant: number): Measure {
  const places = Array.from(goal, (_, tile) => Array.from(goal).indexOf(tile));
  return (cells) => {
    let pairs = 0;
    const rankOf = (tile: number): number => (variant === 1 ? places[tile] : tile);
    for (let at = 1; at < cells.length; at++)
      for (let before = 0; before < at; before++)
        if (cells[before] !== 0 && (cells[at] !== 0 || variant === 2))
          pairs += Number(rankOf(cells[before]) > rankOf(cells[at]));
    return pairs;
  };
}

/** What the blank adds to Manhattan distance, or to the number of tiles, it adds to every h that contains them. */
function withBlank(target: Target, meant: HeuristicId): Measure {
  const right = measureOf(meant, target);
  const ofBlank = (cells: ArrayLike<number>): number => manhattanOfAll(target, cells)[0];
  return (cells) => right(cells) + (meant === 'misplaced' ? Math.min(1, ofBlank(cells)) : ofBlank(cells));
}

/** The heuristic that is meant, towards another goal. */
function towards(goalFor: NonNullable<WrongRow['goalFor']>): Pick<WrongRow, 'measure' | 'goalFor'> {
  return {
    measure: (target, meant) => measureOf(meant, { ...target, goal: goalFor(Array.from(target.goal), target.cols) }),
    goalFor,
  };
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
