/** An estimate that counts down with the clock, and follows new ones without jumping. */
export interface TimeLeft {
  readonly seconds: number;
  readonly atMs: number;
}

/** Share of a new estimate in the one shown. */
const SHARE = 0.3;
/** Beyond so many times the one shown, the old one was wrong: the new one replaces it. */
const FAR = 3;

export function steadied(before: TimeLeft | null, seconds: number, atMs: number): TimeLeft {
  if (before === null) return { seconds, atMs };
  const expected = Math.max(0, before.seconds - (atMs - before.atMs) / 1000);
  const isFar = seconds > expected * FAR || seconds * FAR < expected;
  return { seconds: isFar ? seconds : expected + (seconds - expected) * SHARE, atMs };
}
