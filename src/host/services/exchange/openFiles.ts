import { MAX_OPEN_FILES } from '../../../shared/contract/exchange.ts';
import { AppError } from '../../../shared/contract/errors.ts';

/** The files of one connection that come, or those that leave, by id: at most `MAX_OPEN_FILES`. */
export class OpenFiles<File> {
  readonly #done: 'imported' | 'saved';
  readonly #files = new Map<number, File>();
  #awaited = 0;
  #isClosed = false;
  #lastId = 0;

  /** `done`: what is done with the files, for sentences. */
  constructor(done: 'imported' | 'saved') {
    this.#done = done;
  }

  /**
   * The id of the file that `create` returns, or `null` if it returns none. Throws an `AppError` if too many are open;
   * a file that arrives after `close` goes to `discard`.
   */
  async open(create: () => Promise<File | null>, discard: (file: File) => void): Promise<number | null> {
    if (this.#files.size + this.#awaited >= MAX_OPEN_FILES)
      throw new AppError('too-many', `At most ${MAX_OPEN_FILES} files can be ${this.#done} at the same time.`);
    this.#awaited++;
    const file = await create().finally(() => this.#awaited--);
    if (file === null) return null;
    if (this.#isClosed) discard(file);
    this.#files.set(++this.#lastId, file);
    return this.#lastId;
  }

  get size(): number {
    return this.#files.size;
  }

  /** Throws an `AppError` with code `not-found`. */
  get(id: number): File {
    const file = this.#files.get(id);
    if (file === undefined) throw new AppError('not-found', `This file is no longer being ${this.#done}.`);
    return file;
  }

  remove(id: number): File {
    const file = this.get(id);
    this.#files.delete(id);
    return file;
  }

  close(): File[] {
    this.#isClosed = true;
    const files = [...this.#files.values()];
    this.#files.clear();
    return files;
  }
}
