import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

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
    plugins: [svelte({ configFile: '../../svelte.config.js' })],
    worker: { format: 'es' },
    build: {
      // The page also opens in the browsers of the last two years; CSS needs their names, JavaScript only a year.
      target: 'es2022',
      cssTarget: ['chrome128', 'firefox128', 'safari17.5'],
      minify: true,
      // Fonts may come from the program's own origin only, so nothing is inlined as a data: address.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/renderer/index.html',
        // What the first tree waits for is one script, not one for each set of later parts that share something.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  },
});
