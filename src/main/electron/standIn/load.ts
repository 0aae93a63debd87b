/** Loads the built Electron host with the stand-in instead of Electron. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `out`: the folder of the build; `dataFolder`: what the host finds after `--data`. */
export async function loadHost(out: string, dataFolder: string): Promise<void> {
  const standIn = new URL('./electron.ts', import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  process.argv.push('--data', dataFolder);
  await import(pathToFileURL(join(out, 'main', 'index.js')).href);
}
