/** The few numbers beside a chart. */
import { scaleLinear } from 'd3-scale';

/** Round whole numbers from 0 to `most`, about `count` of them, such as 0, 50, 100; 0 and 1 for a `most` of 1. */
export function ticksTo(most: number, count: number): number[] {
  return scaleLinear([0, most], [0, 1]).ticks(count).filter(Number.isInteger);
}

/** The same, as many of them as there may be at most; never fewer than 0 by itself. */
export function ticksWithin(most: number, limit: number): number[] {
  for (let count = Math.floor(limit); count > 1; count--) {
    const ticks = ticksTo(most, count);
    if (ticks.length <= limit) return ticks;
  }
  return [0, most].slice(0, Math.max(1, Math.floor(limit)));
}

let compact: Intl.NumberFormat | undefined;

/** "50K", "1.2M": where there is no room for all digits. */
export function compactNumber(value: number): string {
  if (isShort(value)) return String(value);
  compact ??= new Intl.NumberFormat('en-US', { notation: 'compact' });
  return compact.format(value);
}

/** Whether a number is as short as it can be with all its digits. */
function isShort(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}
