import type { StrategyId } from '../../shared/engine/strategy.ts';

const USUAL = 6;
const SHORTER: Readonly<Partial<Record<StrategyId, number>>> = { bfs: 5, iddfs: 5, idastar: 5 };

/**
 * Lines that the sentence of a step has room for, by search: what most of its steps need. It is the same at every step, so nothing
 * below the sentence moves; longer sentences get smaller letters, short ones larger letters.
 */
export function sentenceLines(strategy: StrategyId): number {
  return SHORTER[strategy] ?? USUAL;
}
