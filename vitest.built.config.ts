import { defineConfig } from 'vitest/config';

/** Tests of the built files in `out/`. `npm test` builds first; by hand: `npm test -- built`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.built.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['./scripts/propertySeed.ts'],
  },
});
