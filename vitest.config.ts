import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Unit tests lie beside their source. They need no build, no browser and no Electron. */
export default defineConfig({
  plugins: [svelte()],
  // Runes in `.svelte.ts` files behave as they do in the page, not as on a server.
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'node',
    include: ['{src,scripts,bench}/**/*.test.ts'],
    exclude: ['**/*.built.test.ts'],
    // Generous, because a busy machine is no defect of the program.
    testTimeout: 60_000,
    // An import of `electron` by mistake gets a path that leads nowhere instead of starting a download.
    env: { ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-for-unit-tests' },
  },
});
