/** Files that the user opens with the program: by a double click, on the command line, or by a second start. */
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IncomingFile, IncomingFiles, type WaitingFiles } from '../../host/services/exchange/incomingFile.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { MAX_FILE_NAME_LENGTH, type RecentFile } from '../../shared/contract/exchange.ts';
import { whyUnreadable } from '../disk/systemWords.ts';
import type { RecentFiles } from './recentFiles.ts';

/** The first argument of Electron, after the program itself, that is neither an option nor the value of `--data`. */
export function fileArgument(argv: readonly string[]): string | undefined {
  return argv.find((argument, at) => !argument.startsWith('-') && argv[at - 1] !== '--data');
}

/** The absolute path of a file given as a path, or as a `file:` address, as Linux menus do. */
export function pathOf(named: string): string {
  try {
    return named.startsWith('file:') ? fileURLToPath(named) : resolve(named);
  } catch {
    return resolve(named); // an address on another computer
  }
}

/** Openings that wait for a page, each of one or several files; excess ones are refused with a sentence. */
export const MAX_WAITING_FILES = 8;

export class OpenedFiles implements WaitingFiles {
  /** Paths; files that were opened together form one import. */
  readonly #waiting: (readonly string[])[] = [];
  /** The first refused file, and how many there were. */
  #refused: { readonly name: string; readonly files: number } | null = null;
  #recent: RecentFiles | undefined;
  #tell: () => void = () => {};

  /** Adds files to `recent` from now on, once they could be read. */
  noteIn(recent: RecentFiles): void {
    this.#recent = recent;
  }

  /** Absolute paths of files to import together. */
  add(...paths: readonly [string, ...string[]]): void {
    if (this.#waiting.length < MAX_WAITING_FILES) this.#waiting.push(paths);
    else {
      const { name = basename(paths[0]), files = 0 } = this.#refused ?? {};
      this.#refused = { name, files: files + paths.length };
    }
    this.#tell();
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  take(): (() => Promise<IncomingFiles>) | null {
    const refused = this.#refused;
    this.#refused = null;
    if (refused) return () => Promise.reject(new AppError('too-many', notTaken(refused, this.#waiting.flat().length)));
    const paths = this.#waiting.shift();
    return paths === undefined ? null : () => this.#read(paths);
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

  async #read(paths: readonly string[]): Promise<IncomingFiles> {
    const files = new IncomingFiles();
    for (const path of paths) await addFileAt(path, files, paths.length === 1);
    if (paths.length === 1) this.#recent?.add(paths[0]!);
    return files;
  }

  onFile(tell: () => void): void {
    this.#tell = tell;
  }
}

function notTaken({ name, files }: { readonly name: string; readonly files: number }, waiting: number): string {
  const which = files === 1 ? `“${name}” was` : `“${name}” and ${files - 1} more were`;
  return `${which} not opened: ${waiting} files were waiting already. Open ${files === 1 ? 'it' : 'them'} again.`;
}

/** Adds the file at `path`. One that cannot be read is left out with its reason, unless it is alone. */
async function addFileAt(path: string, files: IncomingFiles, isAlone: boolean): Promise<void> {
  let file: IncomingFile | undefined;
  try {
    file = await fileAtPath(path);
    files.join(file);
  } catch (error) {
    if (isAlone || !(error instanceof AppError) || error.code !== 'bad-file') throw error;
    files.leaveOut(file ? `“${file.name}”: ${error.message}` : error.message);
  }
}

/** Throws an `AppError` with code `bad-file` if it cannot be read, or is too large. */
async function fileAtPath(path: string): Promise<IncomingFile> {
  const name = Array.from(basename(path)).slice(-MAX_FILE_NAME_LENGTH).join('');
  try {
    const file = new IncomingFile(name, (await stat(path)).size);
    file.add(new Uint8Array(await readFile(path)).buffer);
    return file;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad-file', `“${name}” cannot be opened: ${whyUnreadable(error)}.`);
  }
}
