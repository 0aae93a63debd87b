import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { Domains } from '../solver/domains.ts';
import { countTask } from './countTask.ts';

const PUZZLE = { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

test('a heuristic of one’s own was not given to the estimate of the start, and ended its experiment', () => {
  const own: SearchSpec['own'] = { kind: 'formula', name: 'Twice', text: '2 * misplaced' };
  const search: SearchSpec = { ...DEFAULT_SEARCH, algorithm: 'astar', heuristic: 'own', own };
  const { h, length, status } = countTask(PUZZLE, search, { databases: [], domains: new Domains(), now: () => 0 });
  expect({ h, length, status }).toEqual({ h: 4, length: 2, status: 'solved' });
});
