/** A factor on h as an integer, so that products are exact; it has two decimals. */
export function inHundredths(factor: number): number {
  return Math.round(100 * factor);
}
