/**
 * Raised by one whenever the same recipe (puzzle and search) would give another trace or other counts. A run keeps the
 * version that it was made with: one of another version may not replay to what it says. `golden.test.ts` notices.
 */
export const ENGINE_VERSION = 2;
