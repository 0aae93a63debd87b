/** Scales of what may go on, where it is hidden how far. */

/** The end of the smallest scale, so that short runs do not fill theirs. */
const LEAST = 8;
/** How much longer than what is known a scale is at least. */
const FACTOR = 1.25;

/** The end of a scale that says nothing of what comes: it depends on `known` alone, and leaves room beyond it. */
export function roomBeyond(known: number): number {
  const least = Math.max(LEAST, FACTOR * known);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 4, 5, 8, 10].map((digit) => digit * magnitude).find((end) => end >= least)!;
}
