/**
 * The heuristics as a table: a heuristic is a row, adding one is adding a row. Misplaced tiles and Manhattan distance are the
 * classic ones of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, 3.6); the others name their source in
 * their own files. Two rows lie on purpose, to show what an overestimate does to A*.
 */
import { inHundredths } from '../../engine/hundredths.ts';
import { cellsOfTiles } from '../board.ts';
import { gaschnig } from './gaschnig.ts';
import { distance } from '../geometry.ts';
import type { Target } from './lines.ts';
import { conflictMoves, conflictMovesPerTile } from './linearConflict.ts';
import { DEFAULT_FACTOR, DEFAULT_MEMBERS, type HeuristicResources, type Measure } from './measure.ts';
import type { OwnProof } from './ownProofs.ts';
import { hasPatterns, needsPatterns, patternDistance } from './patternDistance.ts';
import { MAX_WALKING_SIDE, walkingDistance } from './walkingDistance.ts';

/** Cost of one tile that lies on `cell` and belongs on `goalCell`, on a board of `cols` columns. */
type TileCost = (cell: number, goalCell: number, cols: number) => number;

/** What each tile contributes to h: entry t belongs to tile t, entry 0 to the blank. */
type PerTile = (target: Target, cells: ArrayLike<number>) => number[];

export interface Heuristic {
  readonly label: string;
  /** How h is counted, in words. */
  readonly formula: string;
  /** h never overestimates. */
  readonly admissible: boolean;
  /** h never falls by more than the cost of the move. Where a size of board breaks that, `traitsOf` says of which it is true. */
  readonly consistent: boolean;
  /** How h overestimates, in a sentence, where it does so on purpose; else `null`. */
  readonly lie: string | null;
  /** h is at most so many times the distance, where that is known of one that overestimates. */
  readonly factor?: number;
  /** The boards that it is defined for, in words. */
  readonly sizes: string;
  readonly isFor: (rows: number, cols: number) => boolean;
  /** What a tile adds, where h is the sum of that over the tiles: such an h follows a move by one difference. */
  readonly tileCost: TileCost | null;
  /** The parts of h; `null` where h has no parts that belong to tiles. */
  readonly perTile: PerTile | null;
  readonly measure: (target: Target, resources: HeuristicResources) => Measure;
}

const EVERY_SIZE = { sizes: 'boards of every size', isFor: () => true };
const MANHATTAN = sumOverTiles(distance);
const HONEST = { admissible: true, consistent: true, lie: null };
const LYING = { admissible: false, consistent: false };

/** The heuristics of the program. */
export const NAMED_HEURISTICS = {
  zero: {
    label: 'Zero',
    formula: 'h is always 0: A* becomes uniform-cost search',
    ...HONEST,
    ...EVERY_SIZE,
    ...sumOverTiles(() => 0),
  },
  misplaced: {
    label: 'Misplaced tiles',
    formula: 'number of tiles that are not on their goal cell (Hamming distance)',
    ...HONEST,
    ...EVERY_SIZE,
    ...sumOverTiles((cell, goalCell) => (cell === goalCell ? 0 : 1)),
  },
  manhattan: {
    label: 'Manhattan distance',
    formula: 'sum over the tiles of the rows plus the columns between each tile and its goal cell',
    ...HONEST,
    ...EVERY_SIZE,
    ...MANHATTAN,
  },
  gaschnig: {
    label: 'Gaschnig',
    formula: 'fewest exchanges of the blank with a tile, near or far, that bring every tile to its goal cell',
    ...HONEST,
    ...EVERY_SIZE,
    tileCost: null,
    perTile: null,
    measure: gaschnig,
  },
  'linear-conflict': {
    label: 'Linear conflict',
    formula:
      'Manhattan distance, plus 2 for each tile that must leave its goal row, and for each that must leave its goal column, so that the others there can pass',
    ...HONEST,
    ...EVERY_SIZE,
    tileCost: null,
    perTile: (target, cells) => added(MANHATTAN.perTile(target, cells), conflictMovesPerTile(target, cells)),
    measure: (target) => sumOf(MANHATTAN.measure(target), conflictMoves(target)),
  },
  'walking-distance': {
    label: 'Walking distance',
    formula:
      'fewest vertical moves that bring every tile into its row while the blank walks with them, plus the same with columns',
    ...HONEST,
    sizes: `boards of at most ${MAX_WALKING_SIDE} rows and columns`,
    isFor: (rows, cols) => Math.max(rows, cols) <= MAX_WALKING_SIDE,
    tileCost: null,
    perTile: null,
    measure: walkingDistance,
  },
  'pattern-database': {
    label: 'Pattern database',
    formula:
      'on a board of at most 9 cells the exact distance of all tiles; on 4×4 the fewest moves that groups of 6, 6 and 3 tiles need each, added up',
    admissible: true,
    // On 4×4 an entry is the least over all places of the blank, so that one move can make h fall by 5; `traitsOf` knows better
    // of smaller boards.
    consistent: false,
    lie: null,
    sizes: 'boards of at most 9 cells, and 4×4',
    isFor: hasPatterns,
    tileCost: null,
    perTile: null,
    measure: patternDistance,
  },
  max: {
    label: 'Maximum of several',
    formula:
      'the largest of the heuristics chosen for it, which are Gaschnig, linear conflict and, up to 4×4, walking distance unless others are chosen',
    ...HONEST,
    ...EVERY_SIZE,
    tileCost: null,
    perTile: null,
    measure: greatestOf,
  },
  'manhattan-with-blank': {
    label: 'Manhattan with the blank',
    formula: 'Manhattan distance with the blank counted as if it were a tile',
    ...LYING,
    lie: 'It counts the blank as a tile: a move carries two of its “tiles”, so h can fall by 2, and can be up to twice the distance. On boards of up to 9 cells no search that was tried lost a shortest path by it; on larger boards some do.',
    factor: 2,
    ...EVERY_SIZE,
    tileCost: null,
    perTile: manhattanOfAll,
    measure: (target) => (cells) => total(manhattanOfAll(target, cells)),
  },
  'manhattan-times': {
    label: 'Manhattan times a factor',
    formula: `Manhattan distance times a factor, which is ${DEFAULT_FACTOR} unless another one is chosen; rounded down`,
    ...LYING,
    lie: 'It makes Manhattan distance greater than it is: A* then goes more by h and less by g, and can lose every shortest path, but its solution has at most that many times as many moves. It expands fewer nodes on many puzzles, and more on others.',
    ...EVERY_SIZE,
    tileCost: null,
    perTile: null,
    measure: (target, { factor = DEFAULT_FACTOR }) => {
      const manhattan = MANHATTAN.measure(target);
      const hundredths = inHundredths(factor);
      return (cells) => Math.floor((hundredths * manhattan(cells)) / 100);
    },
  },
} as const satisfies Record<string, Heuristic>;

export type NamedHeuristic = keyof typeof NAMED_HEURISTICS;

/** All heuristics; an own one has a text instead of a rule. */
export const HEURISTICS = {
  ...NAMED_HEURISTICS,
  own: {
    label: 'Your own',
    formula: 'as you have written it',
    // What is true of it is proved for each text and goal: `traitsOf` is told.
    ...LYING,
    lie: null,
    ...EVERY_SIZE,
    tileCost: null,
    perTile: null,
    measure: (_target, { own }) => {
      if (own === undefined) throw new Error('The heuristic `own` is missing.');
      return own;
    },
  },
} as const satisfies Record<string, Heuristic>;

export type HeuristicId = keyof typeof HEURISTICS;

/** What is known of h on boards of one size, for a search that goes by it. */
export interface HeuristicTraits {
  readonly admissible: boolean;
  readonly consistent: boolean;
  /** h is the distance to the goal. */
  readonly exact: boolean;
  /** h is 0 everywhere. */
  readonly zero: boolean;
  /** h is 0 of a state that is not the goal, or may be. */
  readonly vanishes?: boolean;
  /** Nobody knows whether h is admissible, or consistent: it was not judged on all states. */
  readonly isUnproved?: boolean;
  /** h is at most so many times the distance, where that is known of an h that is not admissible. */
  readonly factor?: number;
}

/** What is known of an own heuristic without a proof. */
const UNPROVED: HeuristicTraits = {
  admissible: false,
  consistent: false,
  exact: false,
  zero: false,
  vanishes: true,
  isUnproved: true,
};

/** What traits depend on beside the heuristic and the size. */
export interface TraitOptions {
  /** For `manhattan-times`. */
  readonly factor?: number | undefined;
  /** For `own`: what was proved of it, if anything. */
  readonly proof?: OwnProof | null;
}

/** What is known of the heuristic on boards of this size: its row, and what the size, the factor or a proof changes of it. */
export function traitsOf(
  id: HeuristicId,
  rows: number,
  cols: number,
  { factor = DEFAULT_FACTOR, proof = null }: TraitOptions = {},
): HeuristicTraits {
  if (id === 'own') return proof ?? UNPROVED;
  const row: Heuristic = HEURISTICS[id];
  const exact = id === 'pattern-database' && !needsPatterns(rows, cols);
  const most = id === 'manhattan-times' ? inHundredths(factor) / 100 : row.factor;
  const isPlain = most === 1;
  return {
    admissible: row.admissible || isPlain,
    consistent: row.consistent || exact || isPlain,
    exact,
    zero: id === 'zero',
    ...(most !== undefined && !isPlain && { factor: most }),
  };
}

/** What the tiles contribute to h, or `null` where h has no such parts. `cells` and `goal` are arrangements of one size. */
export function perTile(
  id: HeuristicId,
  cells: ArrayLike<number>,
  goal: ArrayLike<number>,
  cols: number,
): number[] | null {
  const { perTile }: Heuristic = HEURISTICS[id];
  return perTile && perTile(targetOf(goal, cols), cells);
}

/** The heuristic value of `cells`. Sets the heuristic up first: for many boards of one goal, `measureOf` does that once. */
export function estimate(
  id: HeuristicId,
  cells: ArrayLike<number>,
  goal: ArrayLike<number>,
  cols: number,
  resources: HeuristicResources = {},
): number {
  return measureOf(id, targetOf(goal, cols), resources)(cells);
}

/** The heuristics of the program for boards of this size. */
export function heuristicsFor(rows: number, cols: number): HeuristicId[] {
  const ids = Object.keys(NAMED_HEURISTICS) as NamedHeuristic[];
  return ids.filter((id) => NAMED_HEURISTICS[id].isFor(rows, cols));
}

/** Whether the heuristic must be given tables on boards of this size: `HeuristicResources.patterns`. */
export function needsTables(id: HeuristicId, rows: number, cols: number): boolean {
  return id === 'pattern-database' && needsPatterns(rows, cols);
}

/** h towards `target`. Throws for a board that the heuristic is not for, and for one whose tables are missing. */
export function measureOf(id: HeuristicId, target: Target, resources: HeuristicResources = {}): Measure {
  const { isFor, label, sizes, measure }: Heuristic = HEURISTICS[id];
  if (!isFor(target.rows, target.cols)) throw new Error(`${label} is for ${sizes}.`);
  return measure(target, resources);
}

/** Entry `tile × cells + cell`: what the tile adds on that cell. The blank adds nothing anywhere. */
export function costTable(tileCost: TileCost, { goal, cols }: Target): Uint8Array {
  const size = goal.length;
  const goalCell = cellsOfTiles(goal);
  return Uint8Array.from({ length: size * size }, (_, entry) =>
    entry < size ? 0 : tileCost(entry % size, goalCell[Math.floor(entry / size)], cols),
  );
}

function targetOf(goal: ArrayLike<number>, cols: number): Target {
  return { rows: goal.length / cols, cols, goal };
}

interface SumOverTiles {
  readonly tileCost: TileCost;
  readonly perTile: PerTile;
  readonly measure: (target: Target) => Measure;
}

/** The columns of a row whose h is the sum of `tileCost` over the tiles. It never counts the blank: that overestimates. */
function sumOverTiles(tileCost: TileCost): SumOverTiles {
  return {
    tileCost,
    perTile: ({ goal, cols }, cells) => {
      const goalCell = cellsOfTiles(goal);
      return cellsOfTiles(cells).map((cell, tile) => (tile === 0 ? 0 : tileCost(cell, goalCell[tile], cols)));
    },
    measure: (target) => {
      const costs = costTable(tileCost, target);
      return (cells) => {
        let h = 0;
        for (let cell = 0; cell < cells.length; cell++) h += costs[cells[cell] * cells.length + cell];
        return h;
      };
    },
  };
}

/** Manhattan distance of every tile, and of the blank as well. */
function manhattanOfAll({ goal, cols }: Target, cells: ArrayLike<number>): number[] {
  const goalCell = cellsOfTiles(goal);
  return cellsOfTiles(cells).map((cell, tile) => distance(cell, goalCell[tile], cols));
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

function total(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}
