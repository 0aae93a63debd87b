/**
 * The heuristics as a table; adding one is adding a row. Misplaced tiles and Manhattan distance are from Russell &
 * Norvig, *Artificial Intelligence: A Modern Approach* (4e, 3.6); the others name their source in their own files.
 * Two rows overestimate on purpose, to show what that does to A*.
 */
import { inHundredths } from '../../engine/hundredths.ts';
import { gaschnig } from './gaschnig.ts';
import { distance } from '../geometry.ts';
import type { Target } from './lines.ts';
import { manhattanOfAll, manhattanWithBlank, sumOverTiles, type PerTile, type TileCost } from './sumOverTiles.ts';
import { conflictCosts, conflictCostsPerTile } from './linearConflict.ts';
import { DEFAULT_FACTOR, type Measure, type TraitOptions } from './measure.ts';
import { MAX_H } from './ownValue.ts';
import { hasPatterns, needsPatterns, patternDistance } from './patternDistance.ts';
import type { TileCosts } from '../tileCosts.ts';
import type { CommonResources } from './resources.ts';
import { MAX_WALKING_SIDE, walkingDistance } from './walkingDistance.ts';

export interface Heuristic<Id extends string = string> {
  readonly label: string;
  /** Beside names of others, where the label is longer. */
  readonly shortLabel?: string;
  readonly formula: string;
  /** The same where tiles weigh. */
  readonly weighedFormula?: string;
  readonly admissible: boolean;
  /** h never falls by more than the cost of a move. Where the size matters, `isExact` says where it holds. */
  readonly consistent: boolean;
  /** How h overestimates on purpose, in a sentence. */
  readonly lie?: string;
  /** h is at most so many times the distance, where known of an inadmissible h. */
  readonly overestimatesBy?: number | ((options: TraitOptions) => number);
  /** Sizes on which h is the distance itself. */
  readonly isExact?: (rows: number, cols: number) => boolean;
  readonly isZero?: true;
  /** An option that the heuristic takes: a factor, or the members of a maximum. */
  readonly takes?: 'factor' | 'members';
  /** Sizes on which it needs `HeuristicResources.patterns`. */
  readonly needsTables?: (rows: number, cols: number) => boolean;
  /** Whether it can be in a maximum: it is consistent on every board, and so is the maximum. */
  readonly joinsMaximum?: true;
  /** Sizes on which h counts moves even where tiles weigh; each move costs 1 or more, so h stays admissible. */
  readonly countsMoves?: (rows: number, cols: number) => boolean;
  /** Heuristics that are nowhere greater, on boards of any size. Those that these dominate may be omitted. */
  readonly dominates?: readonly Id[];
  /** Dominated on boards of up to `MAX_GRAPH_CELLS` cells as well. Not proved, but computed on all states. */
  readonly dominatesOnSmallBoards?: readonly Id[];
  /** Whose ways along rows and columns h counts, at least in part, so that they can be drawn. */
  readonly ways?: 'tiles' | 'tiles and blank';
  /** In run codes: never changes; a new row gets the next number. */
  readonly code: number;
  readonly sizes: string;
  readonly isFor: (rows: number, cols: number) => boolean;
  /** A tile's share, where h is their sum: such an h follows a move by one difference. */
  readonly tileCost?: TileCost;
  /** The parts of h that belong to tiles, where it has such. */
  readonly perTile?: PerTile;
  readonly measure: (target: Target, resources: HeuristicResources) => Measure;
}

const EVERY_SIZE = { sizes: 'boards of every size', isFor: () => true };
const MANHATTAN = sumOverTiles(distance);
const HONEST = { admissible: true, consistent: true };
const LYING = { admissible: false, consistent: false };

export const NAMED_HEURISTICS = {
  zero: {
    label: 'Zero',
    formula: 'h is always 0: A* becomes uniform-cost search',
    ...HONEST,
    isZero: true,
    code: 0,
    ...EVERY_SIZE,
    ...sumOverTiles(() => 0),
  },
  misplaced: {
    label: 'Misplaced tiles',
    shortLabel: 'misplaced',
    formula: 'number of tiles that are not on their goal cell (Hamming distance)',
    weighedFormula: 'sum of what the tiles cost that are not on their goal cell',
    ...HONEST,
    joinsMaximum: true,
    dominates: ['zero'],
    code: 1,
    ...EVERY_SIZE,
    ...sumOverTiles((cell, goalCell) => (cell === goalCell ? 0 : 1)),
  },
  manhattan: {
    label: 'Manhattan distance',
    shortLabel: 'Manhattan',
    formula: 'sum over the tiles of the rows plus the columns between each tile and its goal cell',
    weighedFormula:
      'sum over the tiles of the rows plus the columns between each tile and its goal cell, times what the tile costs',
    ...HONEST,
    joinsMaximum: true,
    dominates: ['misplaced'], // a misplaced tile is at least 1 away
    ways: 'tiles',
    code: 2,
    ...EVERY_SIZE,
    ...MANHATTAN,
  },
  gaschnig: {
    label: 'Gaschnig',
    formula: 'fewest exchanges of the blank with a tile, near or far, that bring every tile to its goal cell',
    weighedFormula:
      'fewest exchanges of the blank with a tile, near or far, that bring every tile to its goal cell, whatever they cost',
    ...HONEST,
    joinsMaximum: true,
    dominates: ['misplaced'], // each of its exchanges brings at most one tile home
    countsMoves: () => true,
    code: 3,
    ...EVERY_SIZE,
    measure: gaschnig,
  },
  'linear-conflict': {
    label: 'Linear conflict',
    shortLabel: 'linear conflict',
    formula:
      'Manhattan distance, plus 2 for each tile that must leave its goal row, and for each that must leave its goal column, so that the others there can pass',
    weighedFormula:
      'Manhattan distance times what each tile costs, plus twice the cost of the tiles that must leave their goal row, and of those that must leave their goal column, so that the others there can pass: the cheapest that can',
    ...HONEST,
    joinsMaximum: true,
    dominates: ['manhattan'],
    dominatesOnSmallBoards: ['gaschnig'],
    ways: 'tiles',
    code: 4,
    ...EVERY_SIZE,
    perTile: (target, cells) => added(MANHATTAN.perTile(target, cells), conflictCostsPerTile(target, cells)),
    measure: (target) => sumOf(MANHATTAN.measure(target), conflictCosts(target)),
  },
  'walking-distance': {
    label: 'Walking distance',
    shortLabel: 'walking distance',
    formula:
      'fewest vertical moves that bring every tile into its row while the blank walks with them, plus the same with columns',
    weighedFormula:
      'fewest vertical moves that bring every tile into its row while the blank walks with them, plus the same with columns, whatever they cost',
    ...HONEST,
    joinsMaximum: true,
    dominates: ['manhattan'], // it counts at least the rows and columns that each tile has to cross
    countsMoves: () => true,
    code: 5,
    sizes: `boards of at most ${MAX_WALKING_SIDE} rows and columns`,
    isFor: (rows, cols) => Math.max(rows, cols) <= MAX_WALKING_SIDE,
    measure: walkingDistance,
  },
  'pattern-database': {
    label: 'Pattern database',
    shortLabel: 'pattern database',
    formula:
      'on a board of at most 9 cells the exact distance of all tiles; on 4×4 the fewest moves that groups of 6, 6 and 3 tiles need each, added up',
    weighedFormula:
      'on a board of at most 9 cells the cost of a cheapest way of all tiles; on 4×4 the fewest moves that groups of 6, 6 and 3 tiles need each, added up, whatever they cost',
    admissible: true,
    // On 4×4 an entry is the least over all places of the blank, so one move can make h fall by 5.
    consistent: false,
    isExact: (rows, cols) => !needsPatterns(rows, cols),
    needsTables: needsPatterns,
    dominates: ['manhattan'], // it counts at least the moves of each tile, in groups that share none
    countsMoves: needsPatterns,
    code: 6,
    sizes: 'boards of at most 9 cells, and 4×4',
    isFor: hasPatterns,
    measure: patternDistance,
  },
  max: {
    label: 'Maximum of several',
    formula:
      'the largest of the heuristics chosen for it, which are Gaschnig, linear conflict and, up to 4×4, walking distance unless others are chosen',
    ...HONEST,
    takes: 'members',
    code: 7,
    ...EVERY_SIZE,
    measure: greatestOf,
  },
  'manhattan-with-blank': {
    label: 'Manhattan with the blank',
    formula: 'Manhattan distance with the blank counted as if it were a tile',
    weighedFormula:
      'Manhattan distance times what each tile costs, with the blank counted as if it were a tile of cost 1',
    ...LYING,
    lie: 'It counts the blank as a tile: a move carries two of its “tiles”, so h can fall by 1 more than the move costs, and can be up to twice the distance. Where every move costs 1, no search that was tried on boards of up to 9 cells lost a shortest path by it; on larger boards some do.',
    overestimatesBy: 2,
    ways: 'tiles and blank',
    code: 8,
    ...EVERY_SIZE,
    perTile: manhattanOfAll,
    measure: manhattanWithBlank,
  },
  'manhattan-times': {
    label: 'Manhattan times a factor',
    formula: `Manhattan distance times a factor, which is ${DEFAULT_FACTOR} unless another one is chosen; rounded down`,
    ...LYING,
    lie: 'It makes Manhattan distance greater than it is: A* then goes more by h and less by g, and can lose every shortest path, but its solution has at most that many times as many moves. It expands fewer nodes on many puzzles, and more on others.',
    overestimatesBy: ({ factor = DEFAULT_FACTOR }) => inHundredths(factor) / 100,
    takes: 'factor',
    ways: 'tiles',
    code: 9,
    ...EVERY_SIZE,
    measure: (target, { factor = DEFAULT_FACTOR }) => {
      const manhattan = MANHATTAN.measure(target);
      const hundredths = inHundredths(factor);
      // Only the heaviest tiles, far from home and times a great factor, are cut here.
      return (cells) => Math.min(MAX_H, Math.floor((hundredths * manhattan(cells)) / 100));
    },
  },
} as const satisfies Record<string, Heuristic>;

export type NamedHeuristic = keyof typeof NAMED_HEURISTICS;

/** How h is made, in words. `costs`: what moves of the puzzle cost. */
export function formulaOf(id: HeuristicId, costs: TileCosts | undefined): string {
  const { formula, weighedFormula = formula } = HEURISTICS[id];
  return costs === undefined ? formula : weighedFormula;
}

/** Includes `own`, which has a text instead of a rule. */
export const HEURISTICS: Readonly<Record<NamedHeuristic | 'own', Heuristic<NamedHeuristic>>> = {
  ...NAMED_HEURISTICS,
  own: {
    label: 'Your own',
    formula: 'as you have written it',
    // Its traits are proved per text and goal, and passed to `traitsOf`.
    ...LYING,
    code: 10,
    ...EVERY_SIZE,
    measure: (_target, { own }) => {
      if (own === undefined) throw new Error('The heuristic `own` is missing.');
      return own;
    },
  },
};

export type HeuristicId = keyof typeof HEURISTICS;

export type MaxMember = {
  [Id in NamedHeuristic]: (typeof NAMED_HEURISTICS)[Id] extends { joinsMaximum: true } ? Id : never;
}[NamedHeuristic];
/** The default members of a maximum: every other candidate is dominated by one of them. */
export const DEFAULT_MEMBERS: readonly MaxMember[] = ['gaschnig', 'linear-conflict', 'walking-distance'];

export interface HeuristicResources extends CommonResources {
  /** The members of a maximum. Those that do not support the size are ignored; at least one must. */
  readonly members?: readonly MaxMember[];
}

export const MAX_MEMBERS = (Object.keys(NAMED_HEURISTICS) as NamedHeuristic[]).filter(
  (id): id is MaxMember => HEURISTICS[id].joinsMaximum === true,
);

/** `null` where h has no parts that belong to tiles. `cells` and `goal` have one size. */
export function perTile(
  id: HeuristicId,
  cells: ArrayLike<number>,
  goal: ArrayLike<number>,
  cols: number,
  costs?: TileCosts,
): number[] | null {
  const { perTile } = HEURISTICS[id];
  return perTile?.(targetOf(goal, cols, costs), cells) ?? null;
}

/** For many boards of one goal, use `measureOf`, which sets the heuristic up once. */
export function estimate(
  id: HeuristicId,
  cells: ArrayLike<number>,
  goal: ArrayLike<number>,
  cols: number,
  resources: HeuristicResources = {},
  costs?: TileCosts,
): number {
  return measureOf(id, targetOf(goal, cols, costs), resources)(cells);
}

export function heuristicsFor(rows: number, cols: number): HeuristicId[] {
  const ids = Object.keys(NAMED_HEURISTICS) as NamedHeuristic[];
  return ids.filter((id) => NAMED_HEURISTICS[id].isFor(rows, cols));
}

/** Whether it needs `HeuristicResources.patterns` on boards of this size. */
export function needsTables(id: HeuristicId, rows: number, cols: number): boolean {
  return HEURISTICS[id].needsTables?.(rows, cols) ?? false;
}

/** Throws where the heuristic does not support the board, or its tables are missing. */
export function measureOf(id: HeuristicId, target: Target, resources: HeuristicResources = {}): Measure {
  const { isFor, label, sizes, measure } = HEURISTICS[id];
  if (!isFor(target.rows, target.cols)) throw new Error(`${label} is for ${sizes}.`);
  return measure(target, resources);
}

function targetOf(goal: ArrayLike<number>, cols: number, costs: TileCosts | undefined): Target {
  return { rows: goal.length / cols, cols, goal, costs };
}

function greatestOf(target: Target, resources: HeuristicResources): Measure {
  const { members = DEFAULT_MEMBERS } = resources;
  const fitting = members.filter((id) => HEURISTICS[id].isFor(target.rows, target.cols));
  if (fitting.length === 0) throw new Error('None of the heuristics to take the maximum of is for this board.');
  const measures = fitting.map((id) => measureOf(id, target));
  return (cells) => {
    let greatest = 0;
    for (const measure of measures) greatest = Math.max(greatest, measure(cells));
    return greatest;
  };
}

function sumOf(first: Measure, second: Measure): Measure {
  return (cells) => first(cells) + second(cells);
}

function added(parts: readonly number[], others: readonly number[]): number[] {
  return parts.map((part, tile) => part + others[tile]);
}
