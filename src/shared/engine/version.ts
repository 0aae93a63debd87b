/**
 * Raised whenever the same recipe (puzzle and search) would give another trace or other counts. A run keeps its
 * version: replayed by another, its numbers may differ. `golden.test.ts` checks this.
 */
export const ENGINE_VERSION = 4;
