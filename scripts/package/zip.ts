/** Files into a zip. */
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PackedFile } from './contents.ts';

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
    else zip.addBuffer(Buffer.from(content.text), `${folder}/${name}`, options);
  }
  zip.end();
  const unfinished = `${path}.unfinished`;
  await pipeline(zip.outputStream, createWriteStream(unfinished));
  await rename(unfinished, path);
}
