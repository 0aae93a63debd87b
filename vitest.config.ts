import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const BUILT = '**/*.built.test.ts';
const CORE = 'src/shared/**/*.test.ts';
const PAGE = 'src/renderer/**/*.test.ts';

/** Unit tests lie beside their source. They need no build, no browser and no Electron. */
export default defineConfig({
  test: {
    environment: 'node',
    // Generous, because a busy machine is no defect of the program.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Of two cores Vitest would leave one to itself, which needs it for the first seconds only.
    maxWorkers: '100%',
    setupFiles: ['./scripts/propertySeed.ts'],
    // An import of `electron` by mistake gets a path that leads nowhere instead of starting a download.
    env: { ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-for-unit-tests' },
    projects: [
      {
        // Values in, values out: no file needs modules of its own, and to load them again takes longer than the tests.
        extends: true,
        test: { name: 'core', include: [CORE], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'host',
          include: ['{src,scripts,bench}/**/*.test.ts'],
          exclude: [BUILT, CORE, PAGE],
          isolate: false,
          // It imports JSON as only bundlers do.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      {
        // Runes in `.svelte.ts` files behave as they do in the page, not as on a server, where nothing is reactive.
        extends: true,
        plugins: [svelte({ dynamicCompileOptions: () => ({ generate: 'client' }) })],
        ssr: { noExternal: ['svelte'], resolve: { conditions: ['browser'] } },
        test: {
          name: 'page',
          include: [PAGE],
          setupFiles: ['./src/renderer/systemTheme.fixture.ts'],
          isolate: false,
        },
      },
    ],
  },
});
