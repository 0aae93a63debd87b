/** The Electron host. */
import './requireNode.ts';
import { join, resolve } from 'node:path';
import { dataArgument } from './dataFolder.ts';
import { runElectronHost } from './electron/run.ts';
import { openProgram, usualDataFolder } from './openProgram.ts';
import { makeLibraryFolder } from './store/makeFolder.ts';

runElectronHost({
  pageFolder: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  makeDataFolder() {
    const folder = resolve(dataArgument(process.argv) ?? usualDataFolder());
    makeLibraryFolder(folder);
    return folder;
  },
  open: (dataFolder, destination) =>
    openProgram({ host: 'electron', destination, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
});
