/** Where exported files go. Each host brings its own destination: a dialog, or a download. */
import type { FileType, SavedFile } from '../shared/contract/exchange.ts';

export interface Destination {
  /** Begins a file; the user may be asked where it goes. `null`: no file is wanted. Throws an `AppError`. */
  create(file: { readonly name: string; readonly type: FileType }): Promise<OutgoingFile | null>;
}

/** A file being written: no file has its name before it is complete. */
export interface OutgoingFile {
  /** Appends. Throws an `AppError` where it cannot be written; the file is discarded then. */
  write(bytes: Uint8Array): Promise<void>;
  /** Completes the file, which is on the disk when this resolves. Throws an `AppError`. */
  finish(): Promise<SavedFile>;
  /** Discards the file; nothing stays behind. Idempotent, and without effect on a file that is complete. */
  discard(): Promise<void>;
}
