import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import { FILE_TYPES, type FileType } from '../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../../host/destination.ts';
import { fileName } from '../../host/fileName.ts';
import { rightsOfExports } from '../hosts/privacy.ts';
import { WholeFile } from '../hosts/wholeFile.ts';

/**
 * Files go where the user chooses in the system's dialog, which belongs to the window and asks before it replaces a
 * file. Linux asks only on demand, and no system asks about an extension that is added afterwards: we ask about that
 * here.
 */
export function saveDialog(windowOf: () => BrowserWindow): Destination {
  return {
    async create({ name, type }) {
      const { canceled, filePath } = await dialog.showSaveDialog(windowOf(), {
        defaultPath: join(app.getPath('documents'), fileName(name, type)),
        filters: [{ name: FILE_TYPES[type].label, extensions: [type] }],
        properties: ['showOverwriteConfirmation', 'createDirectory'],
      });
      if (canceled || filePath === '') return null;
      const path = withExtension(filePath, type);
      const isAsked = path === filePath || !existsSync(path) || (await mayReplace(windowOf(), path));
      return isAsked ? fileAt(path) : null;
    },
  };
}

const [CANCEL, REPLACE] = [0, 1];

async function mayReplace(window: BrowserWindow, path: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: `“${basename(path)}” exists already. Replace it?`,
    buttons: ['Cancel', 'Replace'],
    defaultId: CANCEL,
    cancelId: CANCEL,
  });
  return response === REPLACE;
}

/** Some desktops leave the extension to the user. */
function withExtension(path: string, type: FileType): string {
  return path.toLowerCase().endsWith(`.${type}`) ? path : `${path}.${type}`;
}

async function fileAt(path: string): Promise<OutgoingFile> {
  const file = await WholeFile.create(path, basename(path), rightsOfExports());
  return {
    write: (bytes) => file.write(bytes),
    discard: () => file.discard(),
    async finish() {
      await file.finish();
      return { name: basename(path), bytes: file.bytes, url: null };
    },
  };
}
