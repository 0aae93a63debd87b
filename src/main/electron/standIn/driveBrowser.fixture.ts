/**
 * Runs the built Electron host with windows that are pages of a browser. Arguments: the folders of the build, of the
 * library and of the user's documents, and optionally a file to open.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { showWindowsInBrowser } from './browser.fixture.ts';
import { app } from './electron.fixture.ts';
import { loadHost } from './load.fixture.ts';

const [, , out, dataFolder, documents, ...files] = process.argv as [string, string, string, string, ...string[]];
let asked = 0;
/** Another folder each time, so that no file replaces another. */
const usual = app.getPath;
app.getPath = (name) => {
  if (name !== 'documents') return usual(name);
  const folder = join(documents, String(++asked));
  mkdirSync(folder, { recursive: true });
  return folder;
};
await showWindowsInBrowser();
await loadHost(out, dataFolder, ...files);
