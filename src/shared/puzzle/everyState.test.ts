/**
 * Every algorithm that promises shortest solutions against the exact distances of the 3×3. As a rule from some of its states;
 * `EVERY_STATE=1 npx vitest run everyState` tries all 181,440, which takes hours; `-t` with the name of a test tries one way.
 */
import { describe, expect, test } from 'vitest';
import type { SearchOptions } from '../search/options.ts';
import { solutionLength } from '../search/path.ts';
import { Search } from '../search/search.ts';
import type { StrategyId } from '../search/strategy.ts';
import { actionOf, FATE, fateOf, NONE } from '../search/trace.ts';
import { GraphAStar } from './graphAStar.ts';
import { HEURISTICS, measureOf, type HeuristicId } from './heuristics.ts';
import { IdaStar } from './idaStar.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { goalOfOtherHalf, StateSpace } from './stateSpace.ts';

const ORDER = [0, 1, 2, 3];
const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const SPACE = new StateSpace(GOAL, 3, 3);
const ADMISSIBLE = (Object.keys(HEURISTICS) as HeuristicId[]).filter((id) => HEURISTICS[id].admissible);
const EVERY_STATE = process.env['EVERY_STATE'] === '1';

/** Length of the solution that something finds from `start`. */
type Solver = (start: number[]) => number;

/** So many states, spread evenly over all of them in the order of their distances: the goal, and at last a farthest one. */
function starts(count: number): Uint32Array {
  const { order } = SPACE;
  if (EVERY_STATE) return order;
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
  const limits = { expansions: Infinity, nodes: Infinity };
  const options: SearchOptions = { strategy, ties: 'low-h', goalTest: 'expansion', order: ORDER, limits };
  return (start) => {
    const search = new Search(createSlidingDomain({ rows: 3, cols: 3, start, goal: GOAL }, heuristic), options);
    search.advance(Infinity);
    return solutionLength(search.trace);
  };
}

function overTheGraph(heuristic: HeuristicId): Solver {
  const solver = new GraphAStar(SPACE.graph, measureOf(heuristic, SPACE.graph));
  return (start) => solver.solve(start, ORDER)!.actions.length;
}

function byIdaStar(heuristic: HeuristicId): Solver {
  return (start) => {
    const solver = new IdaStar({ rows: 3, cols: 3, start, goal: GOAL }, heuristic, ORDER);
    solver.advance(Infinity);
    return solver.solution.length;
  };
}

describe('finds the distance of states near and far:', () => {
  const HOURS = { timeout: EVERY_STATE ? 24 * 3_600_000 : 60_000 };

  test.each(ADMISSIBLE)('A* with %s', HOURS, (id) => expect(wrong(bySearch('astar', id), 8)).toEqual([]));

  test.each(ADMISSIBLE)('A* over the graph of states with %s', HOURS, (id) =>
    expect(wrong(overTheGraph(id), 40)).toEqual([]),
  );

  test('IDA* with manhattan, its trace written', HOURS, () =>
    expect(wrong(bySearch('idastar', 'manhattan'), 40)).toEqual([]),
  );

  test('IDA* with manhattan', HOURS, () => expect(wrong(byIdaStar('manhattan'), 1000)).toEqual([]));

  test('breadth-first search', HOURS, () => expect(wrong(bySearch('bfs', 'zero'), 5)).toEqual([]));

  test('bidirectional search', HOURS, () => expect(wrong(bySearch('bidirectional', 'zero'), 50)).toEqual([]));
});

test('one breadth-first search from the goal has all 181,440 states at their distances', () => {
  const { graph, distances } = SPACE;
  const puzzle = { rows: 3, cols: 3, start: GOAL, goal: goalOfOtherHalf(GOAL) };
  const limits = { expansions: Infinity, nodes: Infinity };
  const options: SearchOptions = { strategy: 'bfs', ties: 'low-h', goalTest: 'expansion', order: ORDER, limits };
  const search = new Search(createSlidingDomain(puzzle, 'zero'), options);
  search.advance(Infinity);
  const { trace } = search;
  const stateOf = new Int32Array(trace.nodes);
  const found = new Int32Array(graph.size).fill(NONE);
  for (let node = 0; node < trace.nodes; node++) {
    const parent = trace.parent[node];
    stateOf[node] = parent === NONE ? graph.stateOf(GOAL) : graph.neighbour(stateOf[parent], actionOf(trace, node));
    if (fateOf(trace, node) === FATE.fresh) found[stateOf[node]] = trace.g[node];
  }
  expect(Array.from(found)).toEqual(Array.from(distances));
});
