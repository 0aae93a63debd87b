/**
 * Judges a heuristic on boards with too many states. A refutation is certain: distances near the goal are exact, and
 * a walk from the goal is at least as long as the distance. Finding none proves nothing.
 */
import { applyAction } from '../puzzle/board.ts';
import { MOVES } from '../puzzle/geometry.ts';
import type { BatchMeasure } from '../puzzle/heuristics/ownValue.ts';
import { weightsOf } from '../puzzle/heuristics/lines.ts';
import { costByTile, type TileCosts } from '../puzzle/tileCosts.ts';
import { AskedTwice, type StartAnew } from './twice.ts';
import { randomSolvable, scramble, seededRandom, type Random } from '../puzzle/states/scramble.ts';

/** The nearest states to the goal, judged with their exact distances. */
const NEAR_STATES = 20_000;

/** Boards at the end of random walks from the goal, and the longest walk. */
const WALKED_BOARDS = 5_000;
const LONGEST_WALK = 100;
/** Boards drawn from all that can reach the goal. */
const RANDOM_BOARDS = 5_000;

const SEED = 1;

interface WholeTarget {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly costs?: TileCosts | undefined;
}

export interface SampledVerdict {
  /** Whether distances are costs, as tiles weigh; else moves. */
  readonly byCost?: true;
  /** Near the goal, by walks, and random. */
  readonly boards: number;
  /** All boards up to this distance were judged. */
  readonly nearDistance: number;
  /** Boards whose h certainly exceeds the distance, and by how much at least. */
  readonly overestimates: number;
  readonly largestOverestimate: number;
  readonly overestimated: readonly number[] | null;
  readonly moves: number;
  readonly inconsistentMoves: number;
  readonly largestFall: number;
  /** The board before such a move. */
  readonly fallsFrom: readonly number[] | null;
  /** Over the random boards. */
  readonly mean: number;
}

/** A board with an upper bound on its distance: the moves of a path, and what they cost. */
interface BoundedBoard {
  readonly cells: readonly number[];
  readonly moves: number;
  readonly cost: number;
}

/**
 * Judges fixed samples. A program, given `anew`, is asked twice for all of them; throws a `HeuristicFault` where its
 * answers differ.
 */
export function sampleValues(target: WholeTarget, measure: BatchMeasure, anew?: StartAnew): SampledVerdict {
  if (anew === undefined) return sampledOnce(target, measure);
  const twice = new AskedTwice(measure, target);
  const verdict = sampledOnce(target, twice.measure);
  for (const parts = twice.again(anew); !parts.next().done;);
  return verdict;
}

function sampledOnce(target: WholeTarget, measure: BatchMeasure): SampledVerdict {
  const random = seededRandom(SEED);
  const near = nearGoal(target);
  const drawn = Array.from({ length: RANDOM_BOARDS }, () => randomSolvable(target.goal, target.cols, random));
  const bounded = [...near, ...walkedBoards(target, random)];
  return {
    boards: bounded.length + drawn.length,
    ...(costByTile(target.costs, target.goal.length) !== null && { byCost: true }),
    nearDistance: near.at(-1)!.moves - (near.length < NEAR_STATES ? 0 : 1),
    ...overestimatesOf(bounded, measure),
    ...fallsOf([...bounded.map(({ cells }) => cells), ...drawn], target, measure),
    mean: valuesOf(drawn, measure).reduce((sum, value) => sum + value, 0) / drawn.length,
  };
}

function nearGoal(target: WholeTarget): BoundedBoard[] {
  const found: BoundedBoard[] = [{ cells: target.goal, moves: 0, cost: 0 }];
  const weights = weightsOf(target);
  const seen = new Set([keyOf(target.goal)]);
  for (let at = 0; at < found.length && found.length < NEAR_STATES; at++)
    for (const cells of neighboursOf(found[at].cells, target)) {
      if (seen.has(keyOf(cells)) || found.length === NEAR_STATES) continue;
      seen.add(keyOf(cells));
      const { cells: before, moves, cost } = found[at];
      found.push({ cells, moves: moves + 1, cost: cost + weights[before[cells.indexOf(0)]] });
    }
  return found;
}

function keyOf(cells: readonly number[]): string {
  return String.fromCharCode(...cells);
}

function neighboursOf(cells: readonly number[], { rows, cols }: WholeTarget): (readonly number[])[] {
  return MOVES.flatMap((_, action) => {
    const next = applyAction(cells, action, rows, cols);
    return next === null ? [] : [next];
  });
}

function walkedBoards(target: WholeTarget, random: Random): BoundedBoard[] {
  const { goal, rows, cols } = target;
  const dearest = Math.max(...weightsOf(target));
  return Array.from({ length: WALKED_BOARDS }, () => {
    const moves = 1 + Math.floor(random() * LONGEST_WALK);
    return { cells: scramble(goal, rows, cols, moves, random), moves, cost: moves * dearest };
  });
}

function valuesOf(boards: readonly (readonly number[])[], measure: BatchMeasure): Uint16Array {
  const values = new Uint16Array(boards.length);
  measure(Uint8Array.from(boards.flat()), boards.length, values);
  return values;
}

function overestimatesOf(bounded: readonly BoundedBoard[], measure: BatchMeasure) {
  const boards = bounded.map(({ cells }) => cells);
  const h = valuesOf(boards, measure);
  const excess = bounded.map(({ cost }, index) => h[index] - cost);
  const first = excess.findIndex((by) => by > 0);
  return {
    overestimates: excess.filter((by) => by > 0).length,
    largestOverestimate: excess.reduce((most, by) => Math.max(most, by), 0),
    overestimated: boards[first] ?? null,
  };
}

function fallsOf(boards: readonly (readonly number[])[], target: WholeTarget, measure: BatchMeasure) {
  const h = valuesOf(boards, measure);
  const nexts = boards.map((cells) => neighboursOf(cells, target));
  const after = valuesOf(nexts.flat(), measure);
  const before = nexts.flatMap((next, index) => next.map(() => index));
  const falls = before.map((index, at) => h[index] - after[at]);
  const weights = weightsOf(target);
  const moved = nexts.flatMap((next, index) => next.map((cells) => boards[index][cells.indexOf(0)]));
  const isTooGreat = (fall: number, at: number): boolean => fall > weights[moved[at]];
  const first = falls.findIndex(isTooGreat);
  return {
    moves: falls.length,
    inconsistentMoves: falls.filter(isTooGreat).length,
    largestFall: falls.reduce((most, fall) => Math.max(most, fall), 0),
    fallsFrom: first === -1 ? null : boards[before[first]],
  };
}
