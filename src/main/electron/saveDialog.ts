import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import { FILE_TYPES, type FileType } from '../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../destination.ts';
import { fileName } from '../fileName.ts';
import { WholeFile } from '../wholeFile.ts';

/** Files go where the user says in the system's dialog, which belongs to the window and asks before it replaces a file. */
export function saveDialog(windowOf: () => BrowserWindow): Destination {
  return {
    async create({ name, type }) {
      const { canceled, filePath } = await dialog.showSaveDialog(windowOf(), {
        defaultPath: join(app.getPath('documents'), fileName(name, type)),
        filters: [{ name: FILE_TYPES[type].label, extensions: [type] }],
      });
      return canceled || filePath === '' ? null : fileAt(withEnd(filePath, type));
    },
  };
}

/** Some desktops leave the end of the name to the user. */
function withEnd(path: string, type: FileType): string {
  return path.toLowerCase().endsWith(`.${type}`) ? path : `${path}.${type}`;
}

async function fileAt(path: string): Promise<OutgoingFile> {
  const file = await WholeFile.create(path);
  return {
    write: (bytes) => file.write(bytes),
    discard: () => file.discard(),
    async finish() {
      await file.finish();
      return { name: basename(path), bytes: file.bytes, url: null };
    },
  };
}
