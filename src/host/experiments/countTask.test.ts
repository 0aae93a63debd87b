import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { options, taskOfAnyCosts } from '../../shared/puzzle/domain/tasks.fixture.ts';
import { solutionCost, solutionLength } from '../../shared/readings/path.ts';
import { Domains } from '../solver/domains.ts';
import { openSearch } from '../solver/openSearch.ts';
import { countTask } from './countTask.ts';

const SMALL: [number, number][] = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
];

const PUZZLE = { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

test('a heuristic of one’s own was not given to the estimate of the start, and ended its experiment', () => {
  const own: SearchSpec['own'] = { kind: 'formula', name: 'Twice', text: '2 * misplaced' };
  const search: SearchSpec = { ...DEFAULT_SEARCH, algorithm: 'astar', heuristic: 'own', own };
  const { h, length, status } = countTask(PUZZLE, search, { databases: [], domains: new Domains(), now: () => 0 });
  expect({ h, length, status }).toEqual({ h: 4, length: 2, status: 'solved' });
});

test('with costs, each search counts what the same search with a trace does', () => {
  fc.assert(
    fc.property(taskOfAnyCosts(SMALL), options, fc.boolean(), ({ puzzle, heuristic }, chosen, isStrict) => {
      const { strategy, ties, goalTest, duplicates, straightBack, weight } = chosen;
      const rest = Object.fromEntries(
        Object.entries({ duplicates, straightBack, weight }).filter(([, value]) => value !== undefined),
      );
      const limits = { expansions: isStrict ? 20 : 400 };
      const search: SearchSpec = { ...DEFAULT_SEARCH, algorithm: strategy, heuristic, ties, goalTest, ...rest, limits };
      const result = countTask(puzzle, search, { databases: [], domains: new Domains(), now: () => 0 });
      const traced = openSearch(puzzle, search);
      traced.advance(Infinity);
      const { trace } = traced;
      const isSolved = trace.status === 'solved';
      expect(result).toMatchObject({
        status: trace.status,
        expanded: trace.expansions,
        length: isSolved ? solutionLength(trace) : null,
        ...(isSolved && puzzle.costs !== undefined && { cost: solutionCost(trace) }),
      });
    }),
    { numRuns: 300 },
  );
});
