/** The Electron host. */
import './requireNode.ts';
import { join, resolve } from 'node:path';
import { dataArgument } from './dataFolder.ts';
import { runElectronHost } from './electron/run.ts';
import { openProgram, usualDataFolder } from './openProgram.ts';

const dataFolder = resolve(dataArgument(process.argv) ?? usualDataFolder());

runElectronHost({
  pageFolder: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  dataFolder,
  open: () => openProgram({ host: 'electron', dataFolder, solver: new URL('./solver.js', import.meta.url) }),
});
