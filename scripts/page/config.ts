import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { InlineConfig, Plugin } from 'vite';
import { inProject } from '../bootstrap/project.mjs';
import { asPage, withoutOtherSqlite } from './plugins.ts';

/** How the page without a host is built, with more plugins for what it becomes; workers of a page that is opened as a file are `iife`. Its browsers are those of `electron.vite.config.ts`. */
export function pageConfig(
  plugins: readonly Plugin[],
  workers: 'es' | 'iife' = 'es',
): InlineConfig & Required<Pick<InlineConfig, 'build'>> {
  return {
    root: inProject('src/renderer'),
    base: './',
    plugins: [svelte({ configFile: inProject('svelte.config.js') }), withoutOtherSqlite(), asPage(), ...plugins],
    worker: { format: workers, plugins: () => [withoutOtherSqlite()] },
    build: {
      outDir: inProject('dist/page'),
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: ['chrome128', 'firefox128', 'safari17.5'],
      minify: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: inProject('src/renderer/index.html'),
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  };
}
