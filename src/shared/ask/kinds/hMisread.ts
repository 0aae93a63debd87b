/** Mistakes that are made when h of a board is worked out by hand, each with the number that it leads to. */
import { inHundredths } from '../../engine/hundredths.ts';
import { cellsOfTiles } from '../../puzzle/board.ts';
import { distance } from '../../puzzle/geometry.ts';
import type { HeuristicId } from '../../puzzle/heuristics/heuristics.ts';
import { conflictCosts } from '../../puzzle/heuristics/linearConflict.ts';
import { weightsOf } from '../../puzzle/heuristics/lines.ts';
import { DEFAULT_FACTOR } from '../../puzzle/heuristics/measure.ts';
import { cellsOf, type AskedRun } from '../askedRun.ts';

export const H_CONFUSIONS = {
  'counts-blank': 'the blank counted as a tile',
  'diagonal-as-one': 'a diagonal counted as one move',
  'forgets-conflict': 'the linear conflict forgotten',
  'conflict-once': 'the way back in a linear conflict forgotten',
  'forgets-h-factor': 'the factor of h forgotten',
  'counts-tiles': 'tiles instead of their distances',
  'adds-distances': 'distances instead of tiles',
  'counts-home': 'the tiles on their goal cells counted',
  'forgets-costs': 'what the tiles cost forgotten in h',
};
export type HConfusion = keyof typeof H_CONFUSIONS;

/** Sentences that continue after the letter. */
export const H_MISTAKES: Readonly<Record<HConfusion, () => string>> = {
  'counts-blank': () => 'counts the blank, which is not a tile.',
  'diagonal-as-one': () => 'takes a diagonal for one move; a tile moves along rows and columns.',
  'forgets-conflict': () => 'is Manhattan distance; it leaves out the tiles that block each other.',
  'conflict-once': () => 'lets a tile step aside in a conflict, but not come back.',
  'forgets-h-factor': () => 'leaves out the factor of h.',
  'counts-tiles': () => 'asks only which tiles are not on their goal cells, not how far they are from them.',
  'adds-distances': () =>
    'adds up how far the tiles are from their goal cells; this h asks only which ones are not there.',
  'counts-home': () => 'takes the tiles that are on their goal cells instead of the others.',
  'forgets-costs': () => 'leaves out what the tiles cost.',
};

/** What h of a board is made of by hand. Entry t − 1 of a list is tile t's. */
export interface HandMade {
  readonly weights: readonly number[];
  readonly distances: readonly number[];
  readonly diagonals: readonly number[];
  /** Rows and columns between the blank and its goal cell. */
  readonly blank: number;
  /** What linear conflicts add. */
  readonly conflicts: number;
  /** In hundredths. */
  readonly factor: number;
}

type MistakenH = readonly [confusion: HConfusion, h: (made: HandMade) => number];

const off = (steps: number): number => Math.min(1, steps);
const waysOf = ({ weights, distances }: HandMade): number => sumOf(distances, weights);
const tilesOf = ({ weights, distances }: HandMade): number => sumOf(distances.map(off), weights);
const diagonalsOf = ({ weights, diagonals }: HandMade): number => sumOf(diagonals, weights);
const homeOf = ({ weights, distances }: HandMade): number =>
  sumOf(
    distances.map((steps) => 1 - off(steps)),
    weights,
  );
const times = ({ factor }: HandMade, h: number): number => Math.floor((factor * h) / 100);

/** The heuristics that a class can work out, best mistakes first. */
const BY_HAND: Partial<Readonly<Record<HeuristicId, readonly MistakenH[]>>> = {
  misplaced: [
    ['counts-blank', (made) => tilesOf(made) + off(made.blank)],
    ['adds-distances', waysOf],
    ['counts-home', homeOf],
    ['forgets-costs', ({ distances }) => sumOf(distances.map(off))],
  ],
  manhattan: [
    ['counts-blank', (made) => waysOf(made) + made.blank],
    ['diagonal-as-one', diagonalsOf],
    ['counts-tiles', tilesOf],
    ['forgets-costs', ({ distances }) => sumOf(distances)],
  ],
  'linear-conflict': [
    ['forgets-conflict', waysOf],
    ['counts-blank', (made) => waysOf(made) + made.conflicts + made.blank],
    ['conflict-once', (made) => waysOf(made) + made.conflicts / 2],
    ['diagonal-as-one', (made) => diagonalsOf(made) + made.conflicts],
  ],
  'manhattan-times': [
    ['forgets-h-factor', waysOf],
    ['counts-blank', (made) => times(made, waysOf(made) + made.blank)],
    ['diagonal-as-one', (made) => times(made, diagonalsOf(made))],
    ['counts-tiles', tilesOf],
  ],
};

export function isByHand({ heuristic }: AskedRun): boolean {
  return heuristic in BY_HAND;
}

/** h of `node` by each mistake, best first; empty where nobody works h out by hand. Some may be right by chance. */
export function misreadH(run: AskedRun, node: number): readonly { confusion: HConfusion; h: number }[] {
  const rows = BY_HAND[run.heuristic];
  if (rows === undefined) return [];
  const made = handMade(run, node);
  return rows.map(([confusion, h]) => ({ confusion, h: h(made) }));
}

export function handMade(run: AskedRun, node: number): HandMade {
  const { puzzle, factor = DEFAULT_FACTOR } = run;
  const { cols, goal } = puzzle;
  const cells = cellsOf(run, node);
  const [at, home] = [cellsOfTiles(cells), cellsOfTiles(goal)];
  const tiles = Array.from({ length: goal.length - 1 }, (_, index) => index + 1);
  return {
    weights: Array.from(weightsOf(puzzle).subarray(1)),
    distances: tiles.map((tile) => distance(at[tile], home[tile], cols)),
    diagonals: tiles.map((tile) => diagonal(at[tile], home[tile], cols)),
    blank: distance(at[0], home[0], cols),
    conflicts: run.heuristic === 'linear-conflict' ? conflictCosts(puzzle)(cells) : 0,
    factor: inHundredths(factor),
  };
}

/** Moves of a king of chess. */
function diagonal(cell: number, other: number, cols: number): number {
  const rows = Math.abs(Math.floor(cell / cols) - Math.floor(other / cols));
  return Math.max(rows, Math.abs((cell % cols) - (other % cols)));
}

/** Weighed, where there are weights. */
function sumOf(parts: readonly number[], weights?: readonly number[]): number {
  return parts.reduce((sum, part, index) => sum + part * (weights?.[index] ?? 1), 0);
}
