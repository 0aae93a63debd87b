/**
 * Depth-first search without a limit of the user's is complete on boards up to 9 cells: from every start, in every order of the
 * moves, it reaches every state that can be reached. As a rule from a few starts; `EVERY_STATE=1 npx vitest run
 * depthFirst` tries 200 more of the 3×3 and all of smaller boards.
 */
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../../trace/batch.ts';
import { SpareColumns } from '../../trace/columns.ts';
import type { Domain } from '../../engine/domain.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { solutionOf } from '../../readings/path.ts';
import { TraceReader } from '../../readings/reading.ts';
import { Search } from '../../engine/search.ts';
import type { Trace } from '../../trace/trace.ts';
import { stateAfter } from '../../readings/validate.fixture.ts';
import { createSmallBoardDomain } from './smallBoardDomain.ts';
import { SmallBoardStates } from './smallBoardStates.ts';

import { seededRandom } from '../states/scramble.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { inOtherHalf } from '../solvable.ts';

const [UP, DOWN, LEFT, RIGHT] = [0, 1, 2, 3];
const ACTIONS = [UP, DOWN, LEFT, RIGHT];
const ORDERS = ACTIONS.flatMap((first) => ordersAfter([first]));
/**
 * Half of them: the other half are their mirror images over the diagonal, which a search from a blank on the diagonal of a square
 * cannot tell from these, as it does not know which tile is which.
 */
const UNMIRRORED = ORDERS.filter((order) => order.indexOf(UP) < order.indexOf(LEFT));
const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const MANY_STARTS = 200;
/** Every so-many-th start of smaller boards. */
const EVERY = process.env['EVERY_STATE'] === undefined ? 19 : 1;
const spare = new SpareColumns();

/** The permutations of the actions that begin so. */
function ordersAfter(begin: number[]): number[][] {
  if (begin.length === ACTIONS.length) return [begin];
  return ACTIONS.filter((action) => !begin.includes(action)).flatMap((action) => ordersAfter([...begin, action]));
}

function searched(domain: Domain, order: readonly number[]): Trace {
  const limits = { expansions: Infinity, nodes: Infinity };
  const options: SearchOptions = { strategy: 'dfs', ties: 'low-h', goalTest: 'expansion', order, limits };
  const search = new Search(domain, options, spare);
  search.advance(Infinity);
  return search.trace;
}

/** The domain from a start, of which no state is the goal: so a search shows all that it reaches. */
function withoutGoal(states: SmallBoardStates, start: number): Domain {
  const domain = createSmallBoardDomain(states, start);
  return {
    words: domain.words,
    tables: domain.tables!,
    actions: domain.actions,
    start: (column, at) => domain.start(column, at),
    goal: (column, at) => domain.goal(column, at),
    isGoal: () => false,
    h: (column, at) => domain.h(column, at),
    expand: (column, from, to, order, except, successors) => domain.expand(column, from, to, order, except, successors),
    inverse: (action) => domain.inverse(action),
  };
}

/** Which of the orders make a search from a start miss a state. */
function incomplete(states: SmallBoardStates, start: number, orders = ORDERS): number[][] {
  const domain = withoutGoal(states, start);
  return orders.filter((order) => {
    const { status, expansions } = searched(domain, order);
    return status !== 'exhausted' || expansions !== states.graph.size;
  });
}

describe('depth-first search without a limit', () => {
  test('reaches every state of 2×2 and 2×3 boards in every order', { timeout: 600_000 }, () => {
    for (const [rows, cols] of [
      [2, 2],
      [2, 3],
      [3, 2],
    ]) {
      const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
      const states = new SmallBoardStates(goal, rows, cols, 'zero');
      for (let state = 0; state < states.graph.size; state += EVERY) {
        expect([state, incomplete(states, states.stateOf(states.graph.cellsOf(state)))]).toEqual([state, []]);
      }
    }
  });

  test.each([
    [2, 4],
    [4, 2],
  ])('reaches every state of %i×%i boards in every order', (rows, cols) => {
    const states = new SmallBoardStates([1, 2, 3, 4, 5, 6, 7, 0], rows, cols, 'zero');
    expect(incomplete(states, states.stateOf([1, 2, 3, 4, 5, 6, 7, 0]))).toEqual([]);
  });

  test(
    'reaches all 181,440 states of the 3×3 in every order, on paths of more than 65,535 moves',
    { timeout: 4 * 3_600_000 },
    () => {
      const states = new SmallBoardStates(GOAL, 3, 3, 'zero');
      const random = seededRandom(15);
      const some = (): number[] => states.graph.cellsOf(Math.floor(random() * states.graph.size));
      expect(incomplete(states, states.stateOf(GOAL), UNMIRRORED)).toEqual([]);
      const starts = process.env['EVERY_STATE'] === undefined ? [] : Array.from({ length: MANY_STARTS }, some);
      for (const start of starts) expect([start, incomplete(states, states.stateOf(start))]).toEqual([start, []]);
      const { g, nodes } = searched(withoutGoal(states, states.stateOf(GOAL)), ACTIONS);
      expect(
        Int32Array.from(g.subarray(0, nodes)).reduce((deepest, depth) => Math.max(deepest, depth)),
      ).toBeGreaterThan(65_535);
    },
  );

  test('finds a goal that it missed when paths were cut at 65,535 moves', () => {
    const puzzle = { rows: 3, cols: 3, start: [4, 5, 6, 7, 3, 2, 8, 1, 0], goal: GOAL };
    const domain = createSlidingDomain(puzzle, 'zero');
    const trace = searched(domain, ACTIONS);
    expect(trace.status).toBe('solved');
    const solution = solutionOf(trace, (action) => domain.inverse(action));
    expect(domain.isGoal(stateAfter(domain, solution)!, 0)).toBe(true);
  });

  test('ends as exhausted where the puzzle has no solution, and is read back with its greatest depth', () => {
    const trace = searched(
      createSlidingDomain({ rows: 3, cols: 3, start: GOAL, goal: inOtherHalf(GOAL) }, 'zero'),
      ACTIONS,
    );
    expect([trace.status, trace.expansions]).toEqual(['exhausted', 181_440]);
    const reader = new TraceReader();
    reader.append(decodeBatch(encodeBatch(trace, 0, 0)));
    expect(hashTrace(reader)).toBe(hashTrace(trace));
    const deepest = trace.expanded
      .subarray(0, trace.expansions)
      .reduce((most, node) => Math.max(most, trace.g[node]), 0);
    expect(reader.countersAt(reader.expansions).deepest).toBe(deepest);
  });
});
