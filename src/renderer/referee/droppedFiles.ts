/** Files that are dropped, with those in folders. */
import { MAX_FOUND, type FoundFile } from '../../shared/referee/handedIn/classFiles.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { formatNumber } from '../ui/format.ts';

/** Whether a folder is among what is dropped. */
export function hasFolder({ items }: DataTransfer): boolean {
  return Array.from(items, (item) => item.webkitGetAsEntry()).some((entry) => entry?.isDirectory === true);
}

/** Call it while the drop is handled: afterwards, the browser forgets what was dropped. */
export function droppedFiles({ items }: DataTransfer): Promise<readonly FoundFile<Blob>[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry());
  return filesBelow(entries.filter((entry) => entry !== null));
}

async function filesBelow(entries: readonly FileSystemEntry[]): Promise<readonly FoundFile<Blob>[]> {
  const found: FoundFile<Blob>[] = [];
  const waiting = entries.toReversed(); // the next one is last
  for (let looked = 0; waiting.length > 0; looked++) {
    if (looked === MAX_FOUND)
      throw new AppError(
        'bad-file',
        `This folder has more than ${formatNumber(MAX_FOUND)} files: choose a smaller one.`,
      );
    const entry = waiting.pop()!;
    if (isFolder(entry)) waiting.push(...(await entriesIn(entry)).toReversed());
    else if (isFile(entry)) found.push({ path: entry.fullPath.replace(/^\//, ''), source: await fileOf(entry) });
  }
  return found;
}

/** A folder tells its entries in parts, and ends with an empty one. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0 || all.length > MAX_FOUND) return all;
    all.push(...part);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
