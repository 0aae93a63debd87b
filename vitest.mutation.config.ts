import { defineConfig } from 'vitest/config';

/** The tests that mutants of the pure core have to survive: its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/shared/{engine,trace,readings,puzzle}/**/*.test.ts'],
    // As in `vitest.config.ts`: a test that is only slow would be taken for a red one.
    testTimeout: 60_000,
    setupFiles: ['./scripts/propertySeed.ts'],
  },
});
