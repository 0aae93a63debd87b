import { defineConfig } from 'vitest/config';

/** The tests that mutants of the pure core have to survive: its own. */
export default defineConfig({
  test: { environment: 'node', include: ['src/shared/{search,puzzle}/**/*.test.ts'] },
});
