/**
 * The tie rule "leftmost path first" against a run that a course has published: A* as tree search without the move straight back,
 * successors up, down, left, right of the blank, h the Manhattan distance. The course counts the nodes that it investigates: the
 * goal, but not the start.
 */
import { expect, test } from 'vitest';
import { pathTo } from '../../readings/path.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { evaluate } from '../../engine/removalOrder.ts';
import { Search } from '../../engine/search.ts';
import type { StrategyId } from '../../engine/strategy.ts';
import { FATE, fateOf, isDropped, type Trace } from '../../trace/trace.ts';
import { createSlidingDomain } from './slidingDomain.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

function searched(start: number[], choice: Partial<SearchOptions>): Trace {
  const search = new Search(createSlidingDomain({ rows: 3, cols: 3, start, goal: GOAL }, 'manhattan'), {
    ...{ strategy: 'astar', ties: 'leftmost', goalTest: 'expansion', order: [0, 1, 2, 3] },
    limits: { expansions: 3000, nodes: 20_000 },
    ...choice,
  });
  search.advance(Infinity);
  return search.trace;
}

test('the published run investigates 2,680 nodes, the first ten of them with these g and h', () => {
  const { status, expansions, expanded, g, h } = searched([7, 3, 8, 0, 2, 6, 4, 1, 5], {
    duplicates: 'kept',
    straightBack: 'skipped',
  });
  expect([status, expansions - 1]).toEqual(['solved', 2680]);
  const first = Array.from(expanded.subarray(1, 11), (node) => `${g[node]}/${h[node]}`);
  expect(first.join(' ')).toBe('1/12 1/12 2/11 3/10 2/13 3/12 4/11 5/10 3/12 3/12');
});

test.each<StrategyId>(['astar', 'ucs', 'greedy', 'weighted-astar'])(
  'of equal f, %s takes the node whose path comes first in the order of successors',
  (strategy) => {
    const random = seededRandom(12);
    const order = [2, 0, 3, 1];
    for (let draw = 0; draw < 5; draw++) {
      const limits = { expansions: 150, nodes: 900 };
      expectLeftmost(searched(randomSolvable(GOAL, 3, random), { strategy, order, limits }), strategy);
    }
  },
);

/** Compares every choice with all nodes that wait: of those with the lowest f, the path of the one taken is the least list of ids. */
function expectLeftmost(trace: Trace, strategy: StrategyId): void {
  const f = (node: number): number => evaluate({ strategy, ties: 'leftmost' }, trace.g[node], trace.h[node])!;
  const waiting = new Set([0]);
  for (let expansion = 0; expansion < trace.expansions; expansion++) {
    const keys = Array.from(waiting, (node) => [f(node), ...pathTo(trace, node)]);
    expect(keys.sort(byNumbers)[0].at(-1)).toBe(trace.expanded[expansion]);
    waiting.delete(trace.expanded[expansion]);
    const end = expansion + 1 < trace.expansions ? trace.firstChild[expansion + 1] : trace.nodes;
    for (let node = trace.firstChild[expansion]; node < end; node++) {
      if (fateOf(trace, node) === FATE.improved) waiting.delete(trace.twin[node]);
      if (!isDropped(fateOf(trace, node))) waiting.add(node);
    }
  }
}

/** Compares lists of numbers by the first place where they differ. */
function byNumbers(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : one[at] - other[at];
}
