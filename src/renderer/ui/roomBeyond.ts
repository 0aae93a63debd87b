/** So that short runs do not fill their scale. */
const LEAST = 8;
/** Least ratio of a scale to what is known. */
const FACTOR = 1.25;

/** The end of a scale that does not reveal hidden results: it depends on `known` alone, with room beyond. */
export function roomBeyond(known: number): number {
  const least = Math.max(LEAST, FACTOR * known);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 4, 5, 8, 10].map((digit) => digit * magnitude).find((end) => end >= least)!;
}
