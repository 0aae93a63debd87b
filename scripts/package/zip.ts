/** Files into a zip. */
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { bytesOf, type PackedFile } from './contents.ts';

const [PROGRAM, PLAIN] = [0o100755, 0o100644];

/**
 * Writes `files` to the zip at `path`, below `folder`; it is there completely or not at all.
 * @param changed the one time that all of them were changed, so that the same files make the same zip
 */
export async function writeZip(
  path: string,
  folder: string,
  files: readonly PackedFile[],
  changed: Date,
): Promise<void> {
  const zip = new ZipFile();
  for (const { name, content, isExecutable } of files) {
    const options = { mtime: changed, mode: isExecutable ? PROGRAM : PLAIN };
    if ('path' in content) zip.addFile(content.path, `${folder}/${name}`, options);
    else zip.addBuffer(bytesOf(content), `${folder}/${name}`, options);
  }
  // A file that cannot be read ends the stream, and so all of it.
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  zip.end();
  const unfinished = `${path}.unfinished`;
  await pipeline(zip.outputStream, createWriteStream(unfinished));
  await rename(unfinished, path);
}
