/** Files of a class on the disk: those in folders, and zips. */
import { openAsBlob } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { isZip, MAX_FOUND, type FoundFile, type HandedFile } from '../../../shared/referee/handedIn/classFiles.ts';
import { unpacked } from '../../../shared/referee/handedIn/zip.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { unreadable } from '../command.ts';
import { InputError } from '../options.ts';
import { decoded } from '../decoded.ts';

/** A file or folder that the system does not open: it tells so when it is read. */
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
  const found = await listed(folder).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  if (found.length > MAX_FOUND) throw new InputError(`${folder} has more than ${formatNumber(MAX_FOUND)} files.`);
  return Promise.all(
    found
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map(async ({ path, error }) => ({
        path: relative(folder, path).replaceAll(sep, '/'),
        source: error === undefined ? await opened(path) : new UnopenedFile(error),
      })),
  );
}

interface ListedFile {
  readonly path: string;
  /** Of a folder that cannot be read, which stands for its files. */
  readonly error?: unknown;
}

async function listed(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const parts = entries.map(async (entry): Promise<ListedFile[]> => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listed(path).catch((error: unknown) => [{ path, error }]);
    return entry.isFile() ? [{ path }] : [];
  });
  return (await Promise.all(parts)).flat();
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
