/** Files of a class on the disk: those in folders, and zips. */
import { openAsBlob, type Dirent } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { isZip, MAX_FOUND, type FoundFile, type HandedFile } from '../../../shared/referee/handedIn/classFiles.ts';
import { unpacked } from '../../../shared/referee/handedIn/zip.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { unreadable } from '../command.ts';
import { InputError } from '../options.ts';
import { decoded } from '../decoded.ts';

/** A file on the disk. One that the system does not open tells so when it is read. */
class UnopenedFile extends Blob {
  readonly #error: unknown;

  constructor(error: unknown) {
    super([]);
    this.#error = error;
  }

  override stream(): never {
    throw this.#error;
  }
}

/**
 * The files in a folder, or a zip as a file; `null` for anything else. Links in folders are not followed. Throws an
 * `InputError` where the folder cannot be read.
 */
export async function foundIn(name: string): Promise<readonly FoundFile<Blob>[] | null> {
  const kind = await stat(name).catch(() => null);
  if (kind?.isDirectory() === true) return filesBelow(name);
  return kind !== null && isZip(name) ? [{ path: basename(name), source: await openAsBlob(name) }] : null;
}

async function filesBelow(folder: string): Promise<readonly FoundFile<Blob>[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  const entries = found.filter((entry) => entry.isFile());
  if (entries.length > MAX_FOUND) throw new InputError(`${folder} has more than ${formatNumber(MAX_FOUND)} files.`);
  const paths = entries.map(({ parentPath, name }: Dirent) => join(parentPath, name)).toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).replaceAll(sep, '/'),
      source: await opened(path),
    })),
  );
}

function opened(path: string): Promise<Blob> {
  return access(path, constants.R_OK).then(
    () => openAsBlob(path),
    (error: unknown) => new UnopenedFile(error),
  );
}

/** The text of an output. Throws what the system says where it cannot be read, and a `ZipFault` where not unpacked. */
export function printedText({ source, entry }: HandedFile<Blob>): AsyncIterable<string> {
  return decoded(entry === null ? source.stream() : unpacked(source, entry, inflated));
}

function inflated(packed: Blob, isDeflated: boolean): AsyncIterable<Uint8Array> {
  return isDeflated ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw')) : packed.stream();
}
