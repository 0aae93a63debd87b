export const now = (): number => performance.now();

/** The shortest time worth measuring: browsers round clocks to 0.1 ms, Firefox and Safari to 1 ms. */
export const LEAST_TIMED_MS = 10;
