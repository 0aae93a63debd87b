/** The Electron host. */
import './requireNode.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataArgument, shellFolder } from './dataFolder.ts';
import { runElectronHost } from './electron/run.ts';
import { keepToUser } from './privacy.ts';
import { openProgram, surroundings, usualDataFolder } from './openProgram.ts';
import { makeLibraryFolder } from './store/makeFolder.ts';

keepToUser();
runElectronHost({
  pageFolder: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  makeFolders() {
    const dataFolder = resolve(dataArgument(process.argv) ?? usualDataFolder());
    makeLibraryFolder(dataFolder);
    return { dataFolder, shellFolder: shellFolder(surroundings(), dataFolder) };
  },
  makeSpareFolder: () => mkdtempSync(join(tmpdir(), 'searchlight-window-')),
  open: (dataFolder, destination) =>
    openProgram({ host: 'electron', destination, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
  onShown: tellShown,
});

/** `npm start` waits to hear that Electron has started: where it has not, it opens the browser. */
function tellShown(): void {
  const file = process.env['SEARCHLIGHT_SHOWN'];
  if (file) writeFileSync(file, '');
}
