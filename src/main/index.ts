/** The Electron host. */
import './requireNode.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataArgument } from './dataFolder.ts';
import { runElectronHost } from './electron/run.ts';
import { keepToUser } from './privacy.ts';
import { fileArgument, OpenedFiles } from './openedFiles.ts';
import { openProgram, RELEASES, shellFolderOf, usualDataFolder } from './openProgram.ts';
import { RecentFiles } from './recentFiles.ts';
import { makeLibraryFolder } from './disk/makeFolder.ts';

const opened = new OpenedFiles();
/** Electron that is given a folder to run has that as its first argument. */
const file = fileArgument(process.argv.slice('defaultApp' in process ? 2 : 1));

keepToUser();
runElectronHost({
  pageFolder: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  makeFolders() {
    const dataFolder = resolve(dataArgument(process.argv) ?? usualDataFolder());
    makeLibraryFolder(dataFolder);
    const shellFolder = shellFolderOf(dataFolder);
    mkdirSync(shellFolder, { recursive: true });
    return { dataFolder, shellFolder };
  },
  releases: RELEASES,
  opened,
  keepRecent: (shellFolder, system) => opened.noteIn(new RecentFiles(join(shellFolder, 'recent.json'), system)),
  file: file === undefined ? null : resolve(file),
  makeSpareFolder: () => mkdtempSync(join(tmpdir(), 'searchlight-window-')),
  open: (dataFolder, destination) =>
    openProgram({ host: 'electron', destination, opened, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
  onShown: tellShown,
});

/** `npm start` waits to hear that Electron has started: where it has not, it opens the browser. */
function tellShown(what: string): void {
  const file = process.env['SEARCHLIGHT_SHOWN'];
  if (file) writeFileSync(file, what);
}
