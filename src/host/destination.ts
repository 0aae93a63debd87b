/** Where exported files go: each host brings its own, a dialog or a download. */
import type { FileType, SavedFile } from '../shared/contract/exchange.ts';

export interface Destination {
  /** Begins a file; may ask the user for its place. `null`: cancelled. Throws an `AppError`. */
  create(file: { readonly name: string; readonly type: FileType }): Promise<OutgoingFile | null>;
}

/** A file being written; it gets its name only when complete. */
export interface OutgoingFile {
  /** Throws an `AppError` where it cannot be written, and discards the file. */
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the complete file is on the disk. Throws an `AppError`. */
  finish(): Promise<SavedFile>;
  /** Leaves nothing behind. Idempotent; no effect on a complete file. */
  discard(): Promise<void>;
}
