import type { LibraryStore, Store } from '../store/database.ts';

export class ChangeSignal {
  readonly #listeners = new Set<() => void>();

  /** Calls `listener` after every change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  readonly tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  /** `store`, signalling every change. */
  of({ read, write, backUp }: Store): LibraryStore {
    const writeAndTell: Store['write'] = (change) => {
      const result = write(change);
      this.tell();
      return result;
    };
    return { read, write: writeAndTell, backUp };
  }
}
