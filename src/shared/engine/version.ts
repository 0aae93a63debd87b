/**
 * Raised by one whenever the same recipe (puzzle and search) would give another trace or other counts. A run keeps the
 * version that it was made with: a run of another version may replay to other numbers than it says. `golden.test.ts`
 * notices.
 */
export const ENGINE_VERSION = 4;
