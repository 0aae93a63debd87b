/** h of all states of a small board, as a column. */
import type { BatchMeasure } from '../puzzle/heuristics/ownValue.ts';
import { heuristicsFor, measureOf, needsTables, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import type { TileCosts } from '../puzzle/tileCosts.ts';
import type { StateGraph } from '../puzzle/states/stateGraph.ts';
import { AskedTwice, type StartAnew } from './twice.ts';

const BATCH = 1024;

/** Sequences of tiles measured between two pauses; each has a state per place of the blank. */
const RANKS_IN_PART = 500;

/** By state. Throws what `measure` throws for the first board on which it fails. */
export function valuesOfStates(graph: StateGraph, measure: BatchMeasure, anew?: StartAnew): Uint16Array {
  const parts = valuesInParts(graph, measure, anew);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/**
 * The same in parts; yields progress. A program, given `anew`, is asked twice; throws a `HeuristicFault` where its
 * answers differ.
 */
export function* valuesInParts(
  graph: StateGraph,
  measure: BatchMeasure,
  anew?: StartAnew,
): Generator<number, Uint16Array, void> {
  if (anew === undefined) return yield* askedOnce(graph, measure);
  const twice = new AskedTwice(measure, graph);
  const values = yield* halves(askedOnce(graph, twice.measure), 0);
  yield* halves(twice.again(anew), 1);
  return values;
}

function* halves<Result>(parts: Generator<number, Result, void>, half: 0 | 1): Generator<number, Result, void> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    yield (half + value) / 2;
  }
}

function* askedOnce(graph: StateGraph, measure: BatchMeasure): Generator<number, Uint16Array, void> {
  const values = new Uint16Array(graph.size);
  const cells = graph.goal.length;
  const boards = new Uint8Array(BATCH * cells);
  const states = new Uint32Array(BATCH);
  const h = new Uint16Array(BATCH);
  let count = 0;
  const handOver = (): void => {
    measure(boards, count, h);
    for (let board = 0; board < count; board++) values[states[board]] = h[board];
    count = 0;
  };
  for (let rank = 0, sinceLast = 0; rank < graph.ranks; rank++) {
    graph.forEachOfRank(rank, (state, board) => {
      states[count] = state;
      for (let cell = 0, at = count * cells; cell < cells; cell++, at++) boards[at] = board[cell];
      if (++count === BATCH) handOver();
    });
    if (++sinceLast < RANKS_IN_PART) continue;
    sinceLast = 0;
    yield rank / graph.ranks;
  }
  handOver();
  return values;
}

export type Dominance = 'above' | 'below' | 'same' | 'neither';

export interface ComparedHeuristic {
  readonly heuristic: HeuristicId;
  /** `above`: h is nowhere smaller; `below`: nowhere greater; `same`: both. */
  readonly dominance: Dominance;
}

/** `costs`: what moves cost; absent: 1 each. */
export function compareWithAll(graph: StateGraph, values: Uint16Array, costs?: TileCosts): ComparedHeuristic[] {
  const { rows, cols, goal } = graph;
  const all = heuristicsFor(graph.rows, graph.cols)
    .filter((id) => !needsTables(id, graph.rows, graph.cols))
    .map((id) => ({ id, measure: measureOf(id, { rows, cols, goal, costs }), isLess: false, isGreater: false }));
  // One that is neither above nor below stays so.
  let open = all;
  graph.forEachState((state, cells) => {
    for (const compared of open) {
      const other = compared.measure(cells);
      if (values[state] < other) compared.isLess = true;
      else if (values[state] > other) compared.isGreater = true;
      else continue;
      if (compared.isLess && compared.isGreater) open = open.filter((kept) => kept !== compared);
    }
  });
  return all.map(({ id, isLess, isGreater }) => ({ heuristic: id, dominance: dominanceOf(isLess, isGreater) }));
}

function dominanceOf(isLess: boolean, isGreater: boolean): Dominance {
  if (isLess) return isGreater ? 'neither' : 'below';
  return isGreater ? 'above' : 'same';
}
