import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { UNWRITABLE } from '../disk/systemWords.ts';

const REASONS: Readonly<Record<string, string>> = {
  ...UNWRITABLE,
  /** So Windows says that a program has the file open that is to be replaced. */
  EPERM: 'another program uses it, or it may not be changed',
  ENOTDIR: 'a file is where a folder must be',
  EEXIST: 'a file is where a folder must be',
  ENOENT: 'the folder is not there any more',
  EISDIR: 'a folder of that name is in the way',
};

const OWN_FILE = 0o600;
/** The bits of a file's mode for permissions. */
const RIGHTS = 0o777;

/** A file that exists completely or not at all: written beside its place under another name, synced, and renamed. */
export class WholeFile {
  readonly path: string;
  bytes = 0;
  readonly #name: string;
  readonly #unfinished: string;
  readonly #handle: FileHandle;
  #isOpen = true;
  /** The last operation: they run one after another. */
  #last: Promise<void> = Promise.resolve();

  private constructor(path: string, name: string, unfinished: string, handle: FileHandle) {
    this.path = path;
    this.#name = name;
    this.#unfinished = unfinished;
    this.#handle = handle;
  }

  /**
   * Begins the file at `path`, or at the target of a link there; sentences call it `name`. A replaced file keeps its
   * rights, a new one gets `rights`. Throws an `AppError` with code `not-saved`.
   */
  static async create(path: string, name = basename(path), rights = OWN_FILE): Promise<WholeFile> {
    const target = await realpath(path).catch(() => path);
    const unfinished = join(dirname(target), `.${randomUUID()}.unfinished`);
    const handle = await orRefuse(name, () => open(unfinished, 'wx', OWN_FILE));
    const before = await stat(target).catch(() => null);
    await handle.chmod(before === null ? rights : before.mode & RIGHTS).catch(() => {}); // not every disk has rights
    return new WholeFile(target, name, unfinished, handle);
  }

  /** Appends, in the order of the calls. Throws an `AppError` with code `not-saved`, and gives the file up. */
  write(bytes: Uint8Array): Promise<void> {
    return this.#inTurn(async () => {
      await this.#handle.writeFile(bytes);
      this.bytes += bytes.length;
    });
  }

  /** Puts the file in its place, on the disk. Throws an `AppError` with code `not-saved`, and gives the file up. */
  finish(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#unfinished, this.path);
      this.#isOpen = false;
      await syncFolder(dirname(this.path));
    });
  }

  /** Removes an incomplete file. Idempotent. */
  discard(): Promise<void> {
    const discarded = this.#last.then(() => this.#giveUp());
    this.#last = discarded;
    return discarded;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(() => this.#orGiveUp(work));
    this.#last = done.catch(() => {});
    return done;
  }

  async #orGiveUp(work: () => Promise<void>): Promise<void> {
    if (!this.#isOpen) throw new AppError('not-saved', `“${this.#name}” is not written any more.`);
    try {
      await orRefuse(this.#name, work);
    } catch (error) {
      await this.#giveUp();
      throw error;
    }
  }

  async #giveUp(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#handle.close().catch(() => {}); // closed already if renaming has failed
    await rm(this.#unfinished, { force: true });
  }
}

/** Errors of the file system become an `AppError` about the file called `name`. */
export async function orRefuse<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === '') throw error;
    throw new AppError('not-saved', `“${name}” was not saved: ${REASONS[code] ?? `the system says ${code}`}.`);
  }
}

/** A renamed file survives a power failure once its folder is on the disk. Windows cannot sync folders. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // the file itself is on the disk
  }
}
