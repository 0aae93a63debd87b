import { readFile as readBytes, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_FILE_NAME_LENGTH, MAX_IMPORT_BYTES } from '../../../shared/contract/exchange.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { FileFault } from '../../../shared/exchange/fault.ts';
import { readFile, type Incoming } from '../../../shared/exchange/readFile.ts';
import { requireImportable } from '../../../shared/exchange/readText.ts';
import { withAskedAgain } from './askedAgain.ts';
import { withSoundPictures } from './soundPictures.ts';

/** A file that comes in, part by part, and what it holds once it is complete. */
export class IncomingFile {
  readonly name: string;
  readonly #bytes: Uint8Array;
  #received = 0;
  #content: Incoming | undefined;

  /** Throws an `AppError` with code `bad-file` where `bytes`, its announced size, is too large. */
  constructor(name: string, bytes: number) {
    orBadFile(() => requireImportable(bytes));
    this.name = name;
    this.#bytes = new Uint8Array(Math.min(bytes, MAX_IMPORT_BYTES));
  }

  /** The next part. Throws an `AppError` where it is more than was announced. */
  add(part: ArrayBuffer): void {
    if (this.#received + part.byteLength > this.#bytes.length)
      throw new AppError('bad-file', 'This file is larger than announced.');
    this.#bytes.set(new Uint8Array(part), this.#received);
    this.#received += part.byteLength;
  }

  /** What the file holds, read once. Throws an `AppError` with code `bad-file`. */
  read(): Incoming {
    if (this.#received < this.#bytes.length) throw new AppError('bad-file', 'This file is not complete yet.');
    return (this.#content ??= orBadFile(() => withAskedAgain(withSoundPictures(readFile(this.name, this.#bytes)))));
  }
}

/** What the usual errors of a file system mean for a file that is opened. */
const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EBUSY: 'another program uses it',
};

/** The whole file at `path`. Throws an `AppError` with code `bad-file` where it cannot be read, or is too large. */
export async function fileAtPath(path: string): Promise<IncomingFile> {
  const name = Array.from(basename(path)).slice(-MAX_FILE_NAME_LENGTH).join('');
  try {
    const file = new IncomingFile(name, (await stat(path)).size);
    file.add(new Uint8Array(await readBytes(path)).buffer);
    return file;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new AppError('bad-file', `“${name}” cannot be opened: ${WHY_UNREADABLE[code] ?? message}.`);
  }
}

function orBadFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new AppError('bad-file', error.line === null ? error.message : `Line ${error.line}: ${error.message}`);
  }
}
