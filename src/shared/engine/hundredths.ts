/** A factor on h as a whole number, so that its products are exact: two decimals of it count. */
export function inHundredths(factor: number): number {
  return Math.round(100 * factor);
}
