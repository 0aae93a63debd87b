/** The Electron host. */
import './requireNode.ts';
import { accessSync, constants, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataArgument } from './dataFolder.ts';
import { outsideArchive } from './electron/decisions.ts';
import { runElectronHost } from './electron/run.ts';
import { keepToUser } from './hosts/privacy.ts';
import { fileArgument, OpenedFiles, pathOf } from './hosts/openedFiles.ts';
import { openProgram, RELEASES, shellFolderOf, usualDataFolder } from './openProgram.ts';
import { RecentFiles } from './hosts/recentFiles.ts';
import { makeLibraryFolder } from './disk/makeFolder.ts';

const opened = new OpenedFiles();
const solver = outsideArchive(new URL('./solver.js', import.meta.url));
/** If Electron is started with a folder to run, that is its first argument. */
const file = fileArgument(process.argv.slice('defaultApp' in process ? 2 : 1));

keepToUser();
runElectronHost({
  pageFolder: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  makeFolders() {
    const dataFolder = resolve(dataArgument(process.argv) ?? usualDataFolder());
    makeLibraryFolder(dataFolder);
    return { dataFolder, shellFolder: madeOrSpare(shellFolderOf(dataFolder)) };
  },
  releases: RELEASES,
  opened,
  keepRecent: (shellFolder, system) => opened.noteIn(new RecentFiles(join(shellFolder, 'recent.json'), system)),
  file: file === undefined ? null : pathOf(file),
  makeSpareFolder,
  open: (dataFolder, destination) => openProgram({ host: 'electron', destination, opened, dataFolder, solver }),
  onShown: tellShown,
});

/** A folder for Electron's own files that no other program uses. */
function makeSpareFolder(): string {
  return mkdtempSync(join(tmpdir(), 'searchlight-window-'));
}

/** The folder for Electron's own files, or a spare one where it is not writable. */
function madeOrSpare(shellFolder: string): string {
  try {
    mkdirSync(shellFolder, { recursive: true });
    accessSync(shellFolder, constants.W_OK);
    return shellFolder;
  } catch (error) {
    console.error(`Searchlight forgets its window and recent files when it ends: ${(error as Error).message}.`);
    return makeSpareFolder();
  }
}

/** `npm start` waits for this message: without it, it opens the browser. */
function tellShown(what: string): void {
  const file = process.env['SEARCHLIGHT_SHOWN'];
  if (file) writeFileSync(file, what);
}
