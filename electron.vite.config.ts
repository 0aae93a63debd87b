import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { FOR_BROWSERS } from './scripts/page/forBrowsers.ts';
import { withoutUnusedFiles } from './scripts/page/plugins.ts';
import { readsAhead, SCRIPTS } from './scripts/page/scripts.ts';

/**
 * The build, for every host at once: `out/main` holds the hosts and the solver's worker, `out/preload` the bridge,
 * `out/renderer` the page. Targets are written here, because the tool's own table ends before the Electron in use.
 */
export default defineConfig({
  main: {
    build: {
      target: 'node24',
      rolldownOptions: {
        // Named entries get stable file names: a host starts the solver as `solver.js`, its own neighbour, and
        // the solver starts `tables.js`, the command line `sandbox.js`, experiments `experiments.js`.
        input: {
          index: 'src/main/index.ts',
          web: 'src/main/web.ts',
          solver: 'src/main/threads/worker.ts',
          tables: 'src/main/threads/tables/worker.ts',
          experiments: 'src/main/experiments/worker.ts',
          sandbox: 'src/main/sandbox/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: 'node24',
      // A sandboxed preload is one CommonJS file, and cannot require packages.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [svelte({ configFile: '../../svelte.config.js' }), readsAhead()],
    worker: { format: 'es', plugins: () => [withoutUnusedFiles()] },
    build: {
      ...FOR_BROWSERS,
      rolldownOptions: {
        input: 'src/renderer/index.html',
        output: SCRIPTS,
      },
    },
  },
});
