/** Loads the built Electron host with the stand-in instead of Electron, and opens its page. */
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Port } from '../../../shared/rpc/port.ts';
import { app, journal, type BrowserWindow } from './electron.fixture.ts';

/** `out`: the folder of the build; `dataFolder`: the value of `--data`; `files`: further arguments. */
export async function loadHost(out: string, dataFolder: string, ...files: string[]): Promise<void> {
  const standIn = new URL('./electron.fixture.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  process.argv.splice(1, Infinity, '--data', dataFolder, ...files); // as in a packaged program
  await import(pathToFileURL(join(out, 'main', 'index.js')).href);
}

/** The same; returns the port that the preload exposes to the loaded page. */
export async function openPage(out: string, dataFolder: string): Promise<{ window: BrowserWindow; port: Port }> {
  const loaded = once(app, 'page-loaded');
  await loadHost(out, dataFolder);
  const [window] = (await loaded) as [BrowserWindow];
  const bridge = window.exposed['searchlight'] as unknown as { post: Port['post']; listen: Port['onMessage'] };
  return { window, port: { post: bridge.post, onMessage: bridge.listen, onClose: () => {}, close: () => {} } };
}

export async function quit(): Promise<void> {
  app.quit();
  await exited();
}

/** Waits until the host has tried to end its process. */
export async function exited(): Promise<void> {
  while (!journal.some(([name]) => name === 'exit')) await setTimeout(10);
}
