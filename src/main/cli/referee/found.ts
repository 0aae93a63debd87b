/** Files of a class on the disk: those in folders, and zips. */
import { openAsBlob, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { isZip, MAX_FOUND, type FoundFile, type HandedFile } from '../../../shared/referee/handedIn/classFiles.ts';
import { unpacked } from '../../../shared/referee/handedIn/zip.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { InputError } from '../options.ts';
import { decoded } from '../decoded.ts';

/** The files in a folder, or a zip as a file; `null` for anything else. Links in folders are not followed. */
export async function foundIn(name: string): Promise<readonly FoundFile<Blob>[] | null> {
  const kind = await stat(name).catch(() => null);
  if (kind?.isDirectory() === true) return filesBelow(name);
  return kind !== null && isZip(name) ? [{ path: basename(name), source: await openAsBlob(name) }] : null;
}

async function filesBelow(folder: string): Promise<readonly FoundFile<Blob>[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  if (entries.length > MAX_FOUND) throw new InputError(`${folder} has more than ${formatNumber(MAX_FOUND)} files.`);
  const paths = entries.map(({ parentPath, name }: Dirent) => join(parentPath, name)).toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).replaceAll(sep, '/'),
      source: await openAsBlob(path),
    })),
  );
}

/** The text of an output. Throws where it cannot be unpacked. */
export function printedText({ source, entry }: HandedFile<Blob>): AsyncIterable<string> {
  return decoded(entry === null ? source.stream() : unpacked(source, entry, inflated));
}

function inflated(packed: Blob, isDeflated: boolean): AsyncIterable<Uint8Array> {
  return isDeflated ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw')) : packed.stream();
}
