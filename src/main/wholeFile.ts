import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../shared/contract/errors.ts';

/** What the codes of the file system mean for a file that is written. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EACCES: 'that is not allowed here',
  EPERM: 'that is not allowed here',
  EROFS: 'the disk or the folder is read-only',
  ENOENT: 'the folder is not there any more',
  EISDIR: 'a folder of that name is in the way',
  EBUSY: 'another program uses it',
};

/**
 * A file that is there completely or not at all: written beside its place under another name, synced, and renamed. What
 * was there before stays until then.
 */
export class WholeFile {
  readonly path: string;
  bytes = 0;
  readonly #name: string;
  readonly #unfinished: string;
  readonly #handle: FileHandle;
  #isOpen = true;
  /** Whatever was asked last: one thing is done after the other. */
  #last: Promise<void> = Promise.resolve();

  private constructor(path: string, name: string, unfinished: string, handle: FileHandle) {
    this.path = path;
    this.#name = name;
    this.#unfinished = unfinished;
    this.#handle = handle;
  }

  /** Begins the file that will be at `path`; sentences call it `name`. Throws an `AppError` with code `not-saved`. */
  static async create(path: string, name = basename(path)): Promise<WholeFile> {
    const unfinished = join(dirname(path), `.${randomUUID()}.unfinished`);
    const handle = await orRefuse(name, () => open(unfinished, 'wx', 0o600));
    return new WholeFile(path, name, unfinished, handle);
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

  /** Removes what was written; a file that is complete stays. Idempotent. */
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
    await this.#handle.close().catch(() => {}); // closed already where renaming has failed
    await rm(this.#unfinished, { force: true });
  }
}

/** What `work` gives; what the file system refuses is an `AppError` about the file called `name`. */
export async function orRefuse<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === '') throw error;
    throw new AppError('not-saved', `“${name}” was not saved: ${REASONS[code] ?? `the system says ${code}`}.`);
  }
}

/** A renamed file survives a power failure once its folder is on the disk. Windows has no such call: there it is no error. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // the system does not sync folders; the file itself is on the disk
  }
}
