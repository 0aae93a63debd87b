import type { TraceReader } from '../../../shared/readings/reading.ts';

/**
 * Returns a function from a step to the counts of nodes expanded by then, by `keyOf` (from 0 to `keys` − 1). Each
 * call counts only what lies between its step and the last one.
 */
export function stepCounts(
  reader: TraceReader,
  keys: number,
  keyOf: (node: number) => number,
): (step: number) => readonly number[] {
  const counts = new Int32Array(keys);
  let counted = 0;
  return (step) => {
    const { expanded } = reader;
    while (counted < step) counts[keyOf(expanded[counted++])]++;
    while (counted > step) counts[keyOf(expanded[--counted])]--;
    return Array.from(counts);
  };
}
