import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { InlineConfig, Plugin } from 'vite';
import { inProject } from '../bootstrap/project.mjs';
import { FOR_BROWSERS } from './forBrowsers.ts';
import { asPage, withoutUnusedFiles } from './plugins.ts';
import { readsAhead, SCRIPTS } from './scripts.ts';

/** How the page without a host is built, with more plugins for what it becomes; workers of a page that is opened as a file are `iife`. */
export function pageConfig(
  plugins: readonly Plugin[],
  workers: 'es' | 'iife' = 'es',
): InlineConfig & Required<Pick<InlineConfig, 'build'>> {
  return {
    root: inProject('src/renderer'),
    base: './',
    plugins: [
      svelte({ configFile: inProject('svelte.config.js') }),
      withoutUnusedFiles(),
      asPage(),
      readsAhead(),
      ...plugins,
    ],
    worker: { format: workers, plugins: () => [withoutUnusedFiles()] },
    build: {
      ...FOR_BROWSERS,
      outDir: inProject('dist/page'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: inProject('src/renderer/index.html'),
        output: SCRIPTS,
      },
    },
  };
}
