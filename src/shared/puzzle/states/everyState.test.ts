/**
 * Every algorithm that promises shortest solutions against the exact distances of the 3×3. As a rule from some of its states;
 * `EVERY_STATE=1 npx vitest run everyState` tries all 181,440, which takes hours, most of them for breadth-first search and for
 * A* with zero; but searches without h are proved by nine runs as well, one for each cell of the blank. `EVERY_STATE=100` tries
 * each hundredth, and `-t` with the name of a test tries one way.
 */
import { describe, expect, test } from 'vitest';
import type { SearchOptions } from '../../engine/options.ts';
import { solutionLength } from '../../readings/path.ts';
import { Search } from '../../engine/search.ts';
import type { StrategyId } from '../../engine/strategy.ts';
import { actionOf, NONE, type Trace } from '../../trace/trace.ts';
import { HEURISTICS, type HeuristicId } from '../heuristics/heuristics.ts';
import { IdaStar } from '../solve/idaStar.ts';
import { createSmallBoardDomain } from '../domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../domain/smallBoardStates.ts';
import { createSlidingDomain } from '../domain/slidingDomain.ts';
import type { StateGraph } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';
import { inOtherHalf } from '../solvable.ts';
import { expanderBySums } from '../solve/tileSums.ts';

const ORDER = [0, 1, 2, 3];
const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const SPACE = new StateSpace(GOAL, 3, 3);
const ADMISSIBLE = (Object.keys(HEURISTICS) as HeuristicId[]).filter((id) => HEURISTICS[id].admissible);
/** Every so-many-th state is tried, or, where it is not given, as few as a test of all files has time for. */
const EVERY = Number(process.env['EVERY_STATE'] ?? NaN);

/** Length of the solution that something finds from `start`. */
type Solver = (start: number[]) => number;

/** So many states, spread evenly over all of them in the order of their distances: the goal, and at last a farthest one. */
function starts(count: number): Uint32Array {
  const { order } = SPACE;
  if (EVERY > 0) return order.filter((_, index) => index % EVERY === 0);
  return Uint32Array.from(
    { length: count },
    (_, index) => order[Math.floor((index * (order.length - 1)) / (count - 1))],
  );
}

/** Of so many starts those that `lengthFrom` does not find the distance of. */
function wrong(lengthFrom: Solver, count: number): number[][] {
  const tried = Array.from(starts(count), (state) => SPACE.graph.cellsOf(state));
  return tried.filter((start) => lengthFrom(start) !== SPACE.distanceOf(start));
}

function bySearch(strategy: StrategyId, heuristic: HeuristicId): Solver {
  const states = new SmallBoardStates(GOAL, 3, 3, heuristic);
  return (start) => {
    const search = new Search(createSmallBoardDomain(states, states.stateOf(start)), optionsOf(strategy));
    search.advance(Infinity);
    return solutionLength(search.trace);
  };
}

function optionsOf(strategy: StrategyId): SearchOptions {
  const limits = { expansions: Infinity, nodes: Infinity };
  return { strategy, ties: 'low-h', goalTest: 'expansion', order: ORDER, limits };
}

function byIdaStar(heuristic: HeuristicId): Solver {
  return (start) => {
    const puzzle = { rows: 3, cols: 3, start, goal: GOAL };
    const solver = new IdaStar(expanderBySums(puzzle, heuristic, ORDER));
    solver.advance(Infinity);
    return solver.solution!.length;
  };
}

describe('finds the distance of states near and far:', () => {
  const HOURS = { timeout: EVERY > 0 ? 24 * 3_600_000 : 60_000 };

  test.each(ADMISSIBLE)('A* with %s', HOURS, (id) => expect(wrong(bySearch('astar', id), 5)).toEqual([]));

  test('IDA* with manhattan, its trace written', HOURS, () =>
    expect(wrong(bySearch('idastar', 'manhattan'), 40)).toEqual([]),
  );

  test('IDA* with manhattan', HOURS, () => expect(wrong(byIdaStar('manhattan'), 250)).toEqual([]));

  test('breadth-first search', HOURS, () => expect(wrong(bySearch('bfs', 'zero'), 5)).toEqual([]));

  test('bidirectional search', HOURS, () => expect(wrong(bySearch('bidirectional', 'zero'), 50)).toEqual([]));
});

/** The goal with the blank on a cell: for a blind search these are all starts, as tiles have no names for it. */
function startWithBlank(cell: number): number[] {
  return GOAL.filter((tile) => tile !== 0).toSpliced(cell, 0, 0);
}

/** Cells of the blank that are tried: all, or the last one. */
const BLANKS = EVERY > 0 ? [...GOAL.keys()] : [GOAL.length - 1];

/**
 * What a blind search does until it comes to a state does not depend on the goal: so one that finds nothing shows what it does for
 * every goal.
 */
test.each<StrategyId>(['bfs', 'ucs', 'astar'])(
  'one %s without h takes all states at their distances from the start',
  { timeout: 600_000 },
  (strategy) => {
    for (const cell of BLANKS) {
      const start = startWithBlank(cell);
      const { graph, distances } = new StateSpace(start, 3, 3);
      const search = new Search(
        createSlidingDomain({ rows: 3, cols: 3, start, goal: inOtherHalf(start) }, 'zero'),
        optionsOf(strategy),
      );
      search.advance(Infinity);
      expect(search.trace.expansions).toBe(graph.size);
      expect(Array.from(takenAt(search.trace, start, graph))).toEqual(Array.from(distances));
    }
  },
);

/** By state: the g at which a search from `start` has taken it, or `NONE`. */
function takenAt(trace: Trace, start: number[], graph: StateGraph): Int32Array {
  const stateOf = new Int32Array(trace.nodes);
  for (let node = 0; node < trace.nodes; node++) {
    const parent = trace.parent[node];
    stateOf[node] = parent === NONE ? graph.stateOf(start) : graph.neighbour(stateOf[parent], actionOf(trace, node));
  }
  const taken = new Int32Array(graph.size).fill(NONE);
  for (const node of trace.expanded.subarray(0, trace.expansions)) taken[stateOf[node]] = trace.g[node];
  return taken;
}
