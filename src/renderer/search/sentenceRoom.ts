/**
 * Lines that the sentence of a step has room for, by search: what most of its steps need. It is the same at every step, so nothing
 * below the sentence moves; longer sentences get smaller letters, short ones larger letters.
 */
import type { StrategyId } from '../../shared/engine/strategy.ts';

export const SENTENCE_LINES: Readonly<Record<StrategyId, number>> = {
  bfs: 5,
  dfs: 6,
  iddfs: 5,
  ucs: 6,
  greedy: 6,
  astar: 6,
  'weighted-astar': 6,
  idastar: 5,
  bidirectional: 6,
};
