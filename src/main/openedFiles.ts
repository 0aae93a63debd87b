/** Files that the user opens with the program: by a double click, on the command line, by a second start. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { IncomingFile, type WaitingFiles } from '../host/services/exchange/incomingFile.ts';
import { AppError } from '../shared/contract/errors.ts';
import { MAX_FILE_NAME_LENGTH, type RecentFile } from '../shared/contract/exchange.ts';
import type { RecentFiles } from './recentFiles.ts';

/**
 * The file that is named on the command line of a program whose options are those of Chromium and `--data`; `undefined` where none is.
 * @param argv without the program itself
 */
export function fileArgument(argv: readonly string[]): string | undefined {
  return argv.find((argument, at) => !argument.startsWith('-') && argv[at - 1] !== '--data');
}

/** Files that wait to be looked at; one more is not taken, and that is said. */
export const MAX_WAITING_FILES = 8;

/** They wait here, by their paths, until a page asks for them. */
export class OpenedFiles implements WaitingFiles {
  readonly #paths: string[] = [];
  /** The first file that was not taken, and how many were not. */
  #refused: { readonly name: string; readonly files: number } | null = null;
  #recent: RecentFiles | undefined;
  #tell: () => void = () => {};

  /** From now on files are noted once they could be read. */
  noteIn(recent: RecentFiles): void {
    this.#recent = recent;
  }

  /** A file to look at; `path` is absolute. */
  add(path: string): void {
    if (this.#paths.length < MAX_WAITING_FILES) this.#paths.push(path);
    else this.#refused = { name: this.#refused?.name ?? basename(path), files: (this.#refused?.files ?? 0) + 1 };
    this.#tell();
  }

  get isWaiting(): boolean {
    return this.#paths.length > 0;
  }

  take(): (() => Promise<IncomingFile>) | null {
    const refused = this.#refused;
    this.#refused = null;
    if (refused) return () => Promise.reject(new AppError('too-many', notTaken(refused)));
    const path = this.#paths.shift();
    return path === undefined ? null : () => this.#read(path);
  }

  get recent(): readonly RecentFile[] {
    return this.#recent?.files ?? [];
  }

  openRecent(recentId: number): boolean {
    const path = this.#recent?.pathOf(recentId);
    if (path !== undefined) this.add(path);
    return path !== undefined;
  }

  clearRecent(): void {
    this.#recent?.clear();
  }

  async #read(path: string): Promise<IncomingFile> {
    const file = await fileAtPath(path);
    this.#recent?.add(path);
    return file;
  }

  /** `tell` is called whenever a file comes. */
  onFile(tell: () => void): void {
    this.#tell = tell;
  }
}

function notTaken({ name, files }: { readonly name: string; readonly files: number }): string {
  const which = files === 1 ? `“${name}” was` : `“${name}” and ${files - 1} more were`;
  return `${which} not opened: ${MAX_WAITING_FILES} files were waiting already. Open ${files === 1 ? 'it' : 'them'} again.`;
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
async function fileAtPath(path: string): Promise<IncomingFile> {
  const name = Array.from(basename(path)).slice(-MAX_FILE_NAME_LENGTH).join('');
  try {
    const file = new IncomingFile(name, (await stat(path)).size);
    file.add(new Uint8Array(await readFile(path)).buffer);
    return file;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new AppError('bad-file', `“${name}” cannot be opened: ${WHY_UNREADABLE[code] ?? message}.`);
  }
}
