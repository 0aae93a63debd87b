/** What the table of promises says, option by option. That it is true of puzzles: `puzzle/domain/promises.test.ts`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Domain } from './domain.ts';
import { gridDomain } from './grid.fixture.ts';
import { solutionLength } from '../readings/path.ts';
import { type Circumstances } from './circumstances.ts';
import { type Growth } from './growth.ts';
import { promisesOf } from './promises.ts';
import { Search } from './search.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES, type GoalTest, type StrategyId, type TieRule } from './strategy.ts';

const HONEST = { admissible: true, exact: false, zero: false };
const LYING = { ...HONEST, admissible: false };
const EXACT = { ...HONEST, exact: true };
const ZERO = { ...HONEST, zero: true };
const THREEFOLD = { ...LYING, factor: 3 };

function promised(strategy: StrategyId, changes: Partial<Circumstances> = {}) {
  return promisesOf({ strategy, ties: 'low-h', goalTest: 'expansion', h: HONEST, ...changes });
}

const written = ({ base, exponent }: Growth): string => (exponent === null ? base : `${base}^(${exponent})`);
const IDS = Object.keys(STRATEGIES) as StrategyId[];

describe('a search', () => {
  test.each<[StrategyId, string]>([
    ['bfs', 'yes yes b^(d + 1) b^(d + 1)'],
    ['dfs', 'yes no b^(m) b^(m)'],
    ['iddfs', 'if-solvable yes b^(d) b d'],
    ['ucs', 'yes yes b^(1 + ⌊C* / ε⌋) b^(1 + ⌊C* / ε⌋)'],
    ['greedy', 'yes no b^(m) b^(m)'],
    ['astar', 'yes yes b^(d) b^(d)'],
    ['weighted-astar', 'yes bounded b^(1.5 d) b^(1.5 d)'],
    ['idastar', 'if-solvable yes b^(d) b d'],
    ['bidirectional', 'yes yes b^(d / 2 + 1) b^(d / 2 + 1)'],
  ])('%s with an honest heuristic and the goal tested on expansion: %s', (strategy, expected) => {
    const { complete, optimal, time, space } = promised(strategy);
    expect([complete.answer, optimal.answer, written(time), written(space)].join(' ')).toBe(expected);
  });

  test.each(IDS)('%s gives a reason in a sentence for every answer, under any options', (strategy) => {
    for (const h of [HONEST, LYING, EXACT, ZERO, THREEFOLD])
      for (const duplicates of ['dropped', 'kept'] as const)
        for (const goalTest of Object.keys(GOAL_TESTS) as GoalTest[])
          for (const depthLimit of [undefined, 1, 20]) {
            const { complete, optimal, time, space } = promised(strategy, { h, duplicates, goalTest, depthLimit });
            for (const { because } of [complete, optimal]) expect(because).toMatch(/^(?:[A-Z]|h |w ).+[^.]\.$/);
            for (const { note } of [time, space]) if (note !== null) expect(note).toMatch(/^(?:[A-Z]|h ).+[^.]\.$/);
          }
  });

  test('that finds the goal on generation does not generate the layer below', () => {
    const time = (strategy: StrategyId, changes: Partial<Circumstances> = {}) =>
      written(promised(strategy, { goalTest: 'generation', ...changes }).time);
    expect([time('bfs'), time('ucs'), time('bidirectional'), time('astar', { h: ZERO })]).toEqual([
      'b^(d)',
      'b^(d)',
      'b^(d / 2)',
      'b^(d)',
    ]);
    expect(written(promised('astar', { h: ZERO }).time)).toBe('b^(d + 1)');
  });

  test('with a depth limit may miss what lies deeper, whichever it is', () => {
    for (const strategy of IDS) expect(promised(strategy, { depthLimit: 20 }).complete.answer).toBe('no');
    expect(promised('dfs', { depthLimit: 1 }).complete.because).toContain('at most 1 move,');
    expect(written(promised('dfs', { depthLimit: 20 }).time)).toBe('b^(ℓ)');
  });

  test('that keeps duplicates never ends without a solution, and greedy and depth-first may not end at all', () => {
    const kept = (strategy: StrategyId, changes: Partial<Circumstances> = {}) =>
      promised(strategy, { duplicates: 'kept', ...changes }).complete.answer;
    expect(IDS.filter((strategy) => kept(strategy) === 'no')).toEqual(['dfs', 'greedy']);
    expect([kept('greedy', { h: ZERO }), kept('greedy', { h: EXACT })]).toEqual(['if-solvable', 'if-solvable']);
    expect(kept('greedy', { h: ZERO, ties: 'last-in' })).toBe('no');
  });

  test('that goes by h depends on what is known of h', () => {
    const optimal = (strategy: StrategyId, changes: Partial<Circumstances>) =>
      promised(strategy, changes).optimal.answer;
    expect(
      ['astar', 'weighted-astar', 'idastar', 'greedy'].map((id) => optimal(id as StrategyId, { h: LYING })),
    ).toEqual(Array(4).fill('no'));
    expect(['greedy', 'weighted-astar'].map((id) => optimal(id as StrategyId, { h: EXACT }))).toEqual(['yes', 'yes']);
    expect(optimal('weighted-astar', { weight: 1 })).toBe('yes');
    const byTies = (Object.keys(TIE_RULES) as TieRule[]).map((ties) => [ties, optimal('greedy', { h: ZERO, ties })]);
    expect(byTies.filter(([, answer]) => answer === 'yes').map(([ties]) => ties)).toEqual([
      'low-h',
      'high-h',
      'first-in',
    ]);
  });

  test('that adds an h of at most three times the distance promises three times as many moves at most', () => {
    const promise = (strategy: StrategyId, changes: Partial<Circumstances> = {}) =>
      promised(strategy, { h: THREEFOLD, ...changes });
    for (const strategy of ['astar', 'idastar'] as const) {
      const { optimal, time } = promise(strategy);
      expect(optimal).toEqual({
        answer: 'bounded',
        bound: { factor: 3, more: 0 },
        because:
          'h is at most 3 times the distance to the goal. A solution has at most 3 times as many moves as a shortest one.',
      });
      expect(written(time)).toBe('b^(3 d)');
    }
    expect(promise('weighted-astar', { weight: 1.25 }).optimal).toMatchObject({
      bound: { factor: 3.75, more: 0 },
      because: expect.stringContaining('w × h is at most 1.25 × 3 = 3.75 times the distance') as string,
    });
    expect(promise('greedy').optimal.answer).toBe('no');
  });

  test('counts two decimals of its weight, as its promise does', () => {
    const bound = (weight: number) => promised('weighted-astar', { weight }).optimal;
    expect(bound(1.004).answer).toBe('yes');
    expect(bound(1.006)).toMatchObject({ answer: 'bounded', bound: { factor: 1.01, more: 0 } });
  });
});

const EVERY = { limits: { expansions: Infinity, nodes: Infinity }, order: [0, 1, 2, 3] };

/**
 * Ways S–A–B–G and S–C–G, of which one is odd and one even. h is admissible: 1 at C, 0 elsewhere. Actions 0 and 1 lead on and
 * back on the first, 2 and 3 on the second.
 */
function oddAndEven(): Domain {
  const [S, A, B, C, G] = [0, 1, 2, 3, 4];
  const next = [
    [A, -1, C, -1],
    [B, S, -1, -1],
    [G, A, -1, -1],
    [-1, -1, G, S],
    [-1, B, -1, C],
  ];
  const h = (state: number): number => (state === C ? 1 : 0);
  return {
    words: 1,
    actions: 4,
    start: (states, at) => void (states[at] = S),
    goal: (states, at) => void (states[at] = G),
    isGoal: (states, at) => states[at] === G,
    h: (states, at) => h(states[at]),
    expand: (states, from, to, order, except, successors) => {
      const actions = order.filter((action) => action !== except && next[states[from]][action] !== -1);
      actions.forEach((action, index) => {
        states[to + index] = next[states[from]][action];
        successors.action[index] = action;
        successors.h[index] = h(states[to + index]);
      });
      return actions.length;
    },
    inverse: (action) => action ^ 1,
  };
}

test('the reason of an early goal test says that it is safe here, and that in general it is not', () => {
  for (const strategy of ['ucs', 'astar'] as const) {
    const reason = (goalTest: GoalTest): string => promised(strategy, { goalTest }).optimal.because;
    expect(reason('generation')).toMatch(
      /tested early, which in general can lose a \w+ path; here every move costs the same/,
    );
    expect(reason('expansion')).not.toContain('early');
  }
});

describe('A* with the goal tested on generation', () => {
  const lengthOf = (domain: Domain, goalTest: GoalTest, ties: TieRule): number => {
    const search = new Search(domain, { strategy: 'astar', ties, goalTest, ...EVERY });
    search.advance(Infinity);
    return solutionLength(search.trace);
  };

  test('loses a shortest path where solutions of odd and of even length exist: parity is what its proof needs', () => {
    expect([lengthOf(oddAndEven(), 'expansion', 'low-h'), lengthOf(oddAndEven(), 'generation', 'low-h')]).toEqual([
      2, 3,
    ]);
  });

  test('finds a shortest path in any grid, by any admissible h, be it consistent or not', () => {
    const side = 6;
    const cells = side * side;
    const grid = fc.record({
      walls: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: cells, maxLength: cells }),
      share: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: cells, maxLength: cells }),
      ties: fc.constantFrom(...(Object.keys(TIE_RULES) as TieRule[])),
    });
    let inconsistent = 0;
    fc.assert(
      fc.property(grid, ({ walls, share, ties }) => {
        const letters = walls.map((wall, cell) =>
          cell === 0 ? 'S' : cell === cells - 1 ? 'G' : wall === 0 ? '#' : '.',
        );
        const rows = Array.from({ length: side }, (_, row) => letters.slice(row * side, (row + 1) * side).join(''));
        const distance = distancesToGoal(rows);
        const h = rows.map((line, row) =>
          Array.from(line, (_, col) => Math.floor(share[row * side + col] * (distance[row][col] ?? 0))),
        );
        if (h.some((line, row) => line.some((value, col) => value > (h[row][col + 1] ?? value) + 1))) inconsistent++;
        const domain = gridDomain(rows, h);
        const shortest = distance[0][0];
        if (shortest !== null) expect(lengthOf(domain, 'generation', ties)).toBe(shortest);
      }),
      { numRuns: 300 },
    );
    expect(inconsistent).toBeGreaterThan(50);
  });
});

/** By row and column: moves to the goal, or `null`. */
function distancesToGoal(rows: readonly string[]): (number | null)[][] {
  const distance: (number | null)[][] = rows.map((line) => Array.from(line, () => null));
  const goal: [number, number] = [rows.length - 1, rows[0].length - 1];
  distance[goal[0]][goal[1]] = 0;
  const queue = [goal];
  for (const [row, col] of queue)
    for (const [line, place] of [
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ]) {
      if ((rows[line]?.[place] ?? '#') === '#' || distance[line][place] !== null) continue;
      distance[line][place] = distance[row][col]! + 1;
      queue.push([line, place]);
    }
  return distance;
}
