import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { asPage, asSite, offline, withoutOtherSqlite } from './scripts/page/plugins.ts';

/** The page without a host: a folder of files for any web server, at any path. */
export default defineConfig({
  root: 'src/renderer',
  base: './',
  plugins: [svelte({ configFile: '../../svelte.config.js' }), withoutOtherSqlite(), asPage(), asSite(), offline()],
  worker: { format: 'es', plugins: () => [withoutOtherSqlite()] },
  build: {
    outDir: '../../dist/page',
    emptyOutDir: true,
    // As in `electron.vite.config.ts`, whose page this is.
    target: 'es2022',
    cssTarget: ['chrome128', 'firefox128', 'safari17.5'],
    minify: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: 'src/renderer/index.html',
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
