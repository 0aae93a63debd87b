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
  greedy: 7,
  astar: 7,
  'weighted-astar': 7,
  idastar: 6,
  bidirectional: 7,
};
