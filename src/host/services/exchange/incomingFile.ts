import { MAX_IMPORT_BYTES, type RecentFile } from '../../../shared/contract/exchange.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { FileFault } from '../../../shared/exchange/fault.ts';
import { readFile, type Incoming } from '../../../shared/exchange/readFile.ts';
import { requireImportable } from '../../../shared/exchange/readText.ts';
import { withAskedAgain } from './askedAgain.ts';
import { withSoundExperiments } from './experimentFiles.ts';
import { withSoundPictures } from './soundPictures.ts';

/** What the user opens with the program. */
export interface WaitingFiles {
  /**
   * What reads the file that waits longest, which waits no longer; `null` where none does. It throws an `AppError` with code `bad-file`
   * where the file cannot be read, or is too large, and with `too-many` where files could not wait.
   */
  take(): (() => Promise<IncomingFile>) | null;
  /** Whether any waits. */
  readonly isWaiting: boolean;
  /** What was opened lately, the newest first. */
  readonly recent: readonly RecentFile[];
  /** Lets one of them wait again; whether there is such a file. */
  openRecent(recentId: number): boolean;
  clearRecent(): void;
}

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
    return (this.#content ??= orBadFile(() => soundPart(readFile(this.name, this.#bytes))));
  }
}

/** What of a file the engine and the rules of the library bear out. */
function soundPart(file: Incoming): Incoming {
  return withAskedAgain(withSoundExperiments(withSoundPictures(file)));
}

function orBadFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new AppError('bad-file', error.line === null ? error.message : `Line ${error.line}: ${error.message}`);
  }
}
