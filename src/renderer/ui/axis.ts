import { scaleLinear } from 'd3-scale';

/** Round whole numbers from 0 to `most`, about `count` of them, such as 0, 50, 100; 0 and 1 for a `most` of 1. */
export function ticksTo(most: number, count: number): number[] {
  return scaleLinear([0, most], [0, 1]).ticks(count).filter(Number.isInteger);
}

/** Like `ticksTo`, with at most `limit` numbers, but at least 0. */
export function ticksWithin(most: number, limit: number): number[] {
  for (let count = Math.floor(limit); count > 1; count--) {
    const ticks = ticksTo(most, count);
    if (ticks.length <= limit) return ticks;
  }
  return [0, most].slice(0, Math.max(1, Math.floor(limit)));
}

export function powersOfTen(most: number, least = 1): number[] {
  const first = Math.ceil(Math.log10(least) - 1e-3);
  const last = Math.floor(Math.log10(most) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
}

/** At most `most` of `values`, evenly. */
export function thinned(values: readonly number[], most: number): number[] {
  const every = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, index) => index % every === 0);
}

let compact: Intl.NumberFormat | undefined;

/** "50K", "1.2M" */
export function compactNumber(value: number): string {
  if (isShort(value)) return String(value);
  compact ??= new Intl.NumberFormat('en-US', { notation: 'compact' });
  return compact.format(value);
}

function isShort(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}
