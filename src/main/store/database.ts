/**
 * The types of an open library. Reading and writing are different types: a function that takes a `ReadableDb` cannot
 * call one that takes a `WritableDb`.
 */
import type Database from 'better-sqlite3';

export type WritableDb = Database.Database;
export type ReadableDb = Pick<WritableDb, 'prepare'>;

/** The library: puzzle sets, puzzles, runs and settings in one SQLite file. This process is the only one that has it open. */
export interface Store {
  /** The folder that holds the file, and its backups. */
  readonly folder: string;
  /** A newer program has written it: it can be read, and every change is refused. */
  readonly isReadOnly: boolean;
  /** What happened when it was opened, now or earlier, and was not acknowledged yet, in paragraphs for the user. */
  readonly notices: readonly string[];
  /** The user has read the notices: they are not shown again. Throws an `AppError`. */
  acknowledge(): void;
  /** What `query` finds. Throws an `AppError`. */
  read<T>(query: (db: ReadableDb) => T): T;
  /** Does `change` in one transaction: all of it or, when it throws, nothing. On disk when this returns. Throws an `AppError`. */
  write<T>(change: (db: WritableDb) => T): T;
  /** Writes a copy of the library to its backups, complete and checked; `reason` becomes part of its name. Throws an `AppError`. */
  backUp(reason: string): void;
  /** The same where something has changed and the newest backup is older than `ageMs`; a full disk is not reported. */
  renewBackup(ageMs: number): void;
  /**
   * Checks all of the file, its indexes too, where that was not done within `ageMs`; what can be mended is mended, and
   * reported at the next start. What is wrong with the folder is not reported; nothing is done once the library is
   * closed.
   */
  checkFully(ageMs: number): void;
  /** Closes the file; idempotent. */
  close(): void;
}
