/**
 * Runs the built Electron host and ends it as the last argument says; prints as JSON the journal, and whether the
 * library was closed when the handler of that event returned. Arguments before: the folders of the build and of the
 * library.
 */
import { lockFolder } from '../../disk/folderLock.ts';
import { journal, type BrowserWindow } from './electron.fixture.ts';
import { exited, openPage } from './load.fixture.ts';

const WAYS: Readonly<Record<string, (window: BrowserWindow) => void>> = {
  'Windows shuts down': (window) => window.emit('session-end', { reasons: ['shutdown'] }),
  'the page crashes twice'({ webContents }) {
    for (const reason of ['crashed', 'oom']) webContents.emit('render-process-gone', {}, { reason });
  },
};

const [, , out, dataFolder, way] = process.argv as [string, string, string, string, string];
const { window } = await openPage(out, dataFolder);
WAYS[way]!(window);
const isClosed = isFree();
await exited();
process.stdout.write(JSON.stringify({ journal, isClosed }));

function isFree(): boolean {
  try {
    lockFolder(dataFolder)();
    return true;
  } catch {
    return false;
  }
}
