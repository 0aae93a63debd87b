import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridDomain, REOPENING } from './grid.fixture.ts';
import { hashTrace } from '../trace/hash.fixture.ts';
import { actionsTo, pathTo, solutionLength } from '../readings/path.ts';
import { isSureToBeShortest } from './promises.ts';
import type { SearchOptions } from './options.ts';
import { Search } from './search.ts';
import {
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
  type TieRule,
} from './strategy.ts';
import { actionOf, FATE, fateOf, MAX_ACTIONS, type Fate, type Trace } from '../trace/trace.ts';
import { validateTrace } from '../readings/validate.fixture.ts';

const OPTIONS: SearchOptions = {
  strategy: 'bfs',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 1000, nodes: 10_000 },
};

/** Runs a search to its end. */
function searched(rows: readonly string[], options: Partial<SearchOptions> = {}, estimates: readonly number[][] = []) {
  const search = new Search(gridDomain(rows, estimates), { ...OPTIONS, ...options });
  search.advance(Infinity);
  return search.trace;
}

/** The first node of this fate. */
function firstOf(trace: Trace, fate: Fate): number {
  return Array.from({ length: trace.nodes }, (_, node) => node).find((node) => fateOf(trace, node) === fate)!;
}

describe('a search', () => {
  test('starts with the root in the frontier and nothing expanded', () => {
    const { trace } = new Search(gridDomain(['S.G']), OPTIONS);
    expect(trace).toMatchObject({ nodes: 1, expansions: 0, status: 'running', goal: -1 });
    expect([trace.parent[0], actionOf(trace, 0), trace.g[0], fateOf(trace, 0), trace.twin[0]]).toEqual([
      -1, -1, 0, 0, -1,
    ]);
  });

  test('writes every successor, the move straight back as a duplicate of the grandparent', () => {
    const trace = searched(['S.G']);
    const nodes = [0, 1, 2, 3];
    expect([...trace.expanded.subarray(0, trace.expansions)]).toEqual([0, 1, 3]);
    expect([...trace.parent.subarray(0, trace.nodes)]).toEqual([-1, 0, 1, 1]);
    expect(nodes.map((node) => actionOf(trace, node))).toEqual([-1, 3, 2, 3]);
    expect(nodes.map((node) => fateOf(trace, node))).toEqual([FATE.fresh, FATE.fresh, FATE.duplicate, FATE.fresh]);
    expect([...trace.twin.subarray(0, trace.nodes)]).toEqual([-1, -1, 0, -1]);
    expect([...trace.frontierSize.subarray(0, trace.expansions)]).toEqual([1, 1, 0]);
    expect(trace).toMatchObject({ status: 'solved', goal: 3 });
  });

  test('tries the actions in the order given', () => {
    const actions = (order: number[]) => {
      const trace = searched(['...', '.S.', '...', 'G..'], { order });
      return [1, 2, 3, 4].map((node) => actionOf(trace, node));
    };
    expect(actions([0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
    expect(actions([3, 1, 0, 2])).toEqual([3, 1, 0, 2]);
  });

  test('tested on generation stops in the middle of the expansion', () => {
    const trace = searched(['..', 'SG', '..'], { goalTest: 'generation', order: [0, 3, 1, 2] });
    expect(trace).toMatchObject({ status: 'solved', expansions: 1, nodes: 3, goal: 2 });
  });

  test.each<StrategyId>(['bfs', 'dfs', 'astar', 'idastar', 'bidirectional'])(
    'tested on generation does not let the goal join the frontier (%s)',
    (strategy) => {
      const trace = searched(['S.G'], { strategy, goalTest: 'generation' });
      expect(trace.goal).toBe(trace.nodes - 1);
      const others = strategy === 'bidirectional' ? 1 : 0; // the node of the other half waits
      expect(trace.frontierSize[trace.expansions - 1]).toBe(others);
    },
  );

  test('tested on expansion ends with an expansion of the goal that has no children', () => {
    const trace = searched(['..', 'SG', '..'], { order: [0, 3, 1, 2] });
    expect(trace.expanded[trace.expansions - 1]).toBe(trace.goal);
    expect(trace.firstChild[trace.expansions - 1]).toBe(trace.nodes);
  });

  test.each<[GoalTest, number]>([
    ['expansion', 1],
    ['generation', 0],
  ])('that starts at the goal and tests on %s takes %i expansions', (goalTest, expansions) => {
    const domain = { ...gridDomain(['S.G']), isGoal: () => true };
    const search = new Search(domain, { ...OPTIONS, goalTest });
    search.advance(1);
    expect(search.trace).toMatchObject({ status: 'solved', goal: 0, expansions, nodes: 1 });
  });

  test('without a path is exhausted as soon as the frontier is empty', () => {
    expect(searched(['S.#G'])).toMatchObject({ status: 'exhausted', goal: -1, expansions: 2 });
  });

  test('stops at the limit of expansions, and says so', () => {
    const trace = searched(['S.........G'], { limits: { expansions: 4, nodes: 100 } });
    expect(trace).toMatchObject({ status: 'expansion-limit', expansions: 4 });
  });

  test('does not begin an expansion that could pass the limit of nodes', () => {
    const trace = searched(['S.........G'], { limits: { expansions: 100, nodes: 9 } });
    expect(trace).toMatchObject({ status: 'node-limit', nodes: 6, expansions: 3 });
  });

  test.each<[StrategyId, number]>([
    ['bfs', 5],
    ['iddfs', 6], // the root of the next iteration may join the four successors
  ])('of %s that begins at once needs room for %i nodes', (strategy, nodes) => {
    const statusAt = (limit: number) => {
      const limits = { expansions: 100, nodes: limit };
      return new Search(gridDomain(['S.........G']), { ...OPTIONS, strategy, limits }).trace.status;
    };
    expect([statusAt(nodes - 1), statusAt(nodes)]).toEqual(['node-limit', 'running']);
  });

  test('has room for as many actions as a trace can distinguish', () => {
    const domainOf = (actions: number) => ({ ...gridDomain(['S.G']), actions });
    const search = new Search(domainOf(MAX_ACTIONS), OPTIONS);
    expect(search.advance(Infinity)).toBe('solved');
    expect(() => new Search(domainOf(MAX_ACTIONS + 1), OPTIONS)).toThrow(`actions: ${MAX_ACTIONS + 1}.`);
  });

  test('is solved, not stopped, where the last expansion allowed finds the goal', () => {
    expect(searched(['S.G'], { limits: { expansions: 3, nodes: 100 } }).status).toBe('solved');
  });

  test('does not move after it has ended', () => {
    const search = new Search(gridDomain(['S.G']), OPTIONS);
    search.advance(Infinity);
    const hash = hashTrace(search.trace);
    expect(search.advance(10)).toBe('solved');
    expect(hashTrace(search.trace)).toBe(hash);
  });

  test('advances by exactly the requested expansions, even if its columns grow meanwhile', () => {
    const rows = Array.from({ length: 60 }, (_, row) => (row === 0 ? 'S' : '.') + '.'.repeat(59));
    const limits = { expansions: Infinity, nodes: Infinity };
    const search = new Search(gridDomain(rows), { ...OPTIONS, limits });
    for (let expansions = 1; expansions <= 2049; expansions = 4 * expansions + 1) {
      search.advance(expansions - search.trace.expansions);
      expect(search.trace).toMatchObject({ status: 'running', expansions });
    }
    search.advance(3600 - search.trace.expansions);
    expect(search.trace).toMatchObject({ status: 'exhausted', expansions: 3600 });
  });

  test('advanced in pieces gives the same trace as in one go', () => {
    const rows = ['S...', '.##.', '...G'];
    const search = new Search(gridDomain(rows), OPTIONS);
    while (search.advance(2) === 'running') expect(search.trace.expansions % 2).toBe(0);
    expect(hashTrace(search.trace)).toBe(hashTrace(searched(rows)));
  });
});

describe('A* with an admissible heuristic that is not consistent', () => {
  const trace = searched(REOPENING.rows, { strategy: 'astar' }, REOPENING.estimates);
  const improved = firstOf(trace, FATE.improved);

  test('reopens an expanded state when a cheaper path to it turns up', () => {
    const twin = trace.twin[improved];
    expect([trace.g[improved], trace.g[twin]]).toEqual([2, 4]);
    const expanded = trace.expanded.subarray(0, trace.expansions);
    expect(expanded.indexOf(twin)).toBeLessThan(expanded.indexOf(improved));
    expect(expanded).toContain(twin);
  });

  test('still finds a shortest path, through the cheaper one', () => {
    expect(trace.g[trace.goal]).toBe(REOPENING.optimal);
    expect([...pathTo(trace, trace.goal)]).toContain(improved);
    expect(actionsTo(trace, trace.goal)).toEqual(Array(12).fill(3));
  });

  test('leaves no stale node in the frontier', () => {
    expect(
      validateTrace(trace, gridDomain(REOPENING.rows, REOPENING.estimates), { ...OPTIONS, strategy: 'astar' }),
    ).toBe(null);
  });
});

test('any search of any grid, with any h, leaves a valid trace, and a shortest way where the table says so', () => {
  const side = 5;
  const grid = fc.record({
    walls: fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side }),
    h: fc.array(fc.array(fc.nat(9), { minLength: side, maxLength: side }), { minLength: side, maxLength: side }),
    strategy: fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[])),
    ties: fc.constantFrom(...(Object.keys(TIE_RULES) as TieRule[])),
    goalTest: fc.constantFrom(...(Object.keys(GOAL_TESTS) as GoalTest[])),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    weight: fc.constantFrom(undefined, 1, 1.5, 2.37, 5),
    duplicates: fc.constantFrom(undefined, 'dropped' as const),
    straightBack: fc.constantFrom(undefined, ...(Object.keys(STRAIGHT_BACK_RULES) as StraightBackRule[])),
  });
  fc.assert(
    fc.property(grid, ({ walls, h, ...choice }) => {
      const letters = walls.map((wall, cell) =>
        cell === 0 ? 'S' : cell === walls.length - 1 ? 'G' : wall ? '#' : '.',
      );
      const rows = Array.from({ length: side }, (_, row) => letters.slice(row * side, (row + 1) * side).join(''));
      const trace = searched(rows, choice, h);
      expect(validateTrace(trace, gridDomain(rows, h), { ...OPTIONS, ...choice })).toBe(null);

      const shortest = searched(rows);
      const { frontier } = STRATEGIES[choice.strategy];
      if (frontier !== 'lifo') expect(trace.status).toBe(shortest.status);
      const isShortest = isSureToBeShortest({ ...choice, h: { admissible: false, exact: false, zero: false } });
      if (trace.status === 'solved') expect(shortest.status).toBe('solved');
      if (isShortest && trace.status === 'solved') expect(solutionLength(trace)).toBe(solutionLength(shortest));
    }),
    { numRuns: 300 },
  );
});
