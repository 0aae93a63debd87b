/** What a search borrows from those before it changes nothing in its trace, however large the trace grows. */
import { expect, test } from 'vitest';
import { Search } from '../../engine/search.ts';
import { STRATEGIES, TIE_RULES, type StrategyId, type TieRule } from '../../engine/strategy.ts';
import { SpareColumns } from '../../trace/columns.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import type { Trace } from '../../trace/trace.ts';
import { createSlidingDomain } from './slidingDomain.ts';

/** Some 6, 4,000 and 33,000 nodes: columns that are not borrowed hold 2,048 at first, and borrowed ones 16,384. */
const EXPANSIONS = [2, 1_500, 12_000];
const HARDEST = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

const CHOICES = (Object.keys(STRATEGIES) as StrategyId[]).flatMap((strategy) =>
  (Object.keys(TIE_RULES) as TieRule[])
    .filter((ties) => ties === 'low-h' || STRATEGIES[strategy].frontier === 'priority')
    .map((ties) => [strategy, ties] as const),
);

function searched(strategy: StrategyId, ties: TieRule, expansions: number, spare?: SpareColumns): Trace {
  const limits = { expansions, nodes: 60_000 };
  const options = { strategy, ties, goalTest: 'expansion', duplicates: 'kept', order: [0, 1, 2, 3], limits } as const;
  const search = new Search(createSlidingDomain(HARDEST, 'misplaced'), options, spare);
  search.advance(Infinity);
  return search.trace;
}

test.each(CHOICES)('%s with ties %s', (strategy, ties) => {
  const spare = new SpareColumns();
  for (const expansions of [...EXPANSIONS, ...EXPANSIONS]) {
    const alone = searched(strategy, ties, expansions);
    expect(hashTrace(searched(strategy, ties, expansions, spare))).toBe(hashTrace(alone));
  }
});
