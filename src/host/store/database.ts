/**
 * What the store needs of SQLite: `better-sqlite3` on Node, SQLite's own WebAssembly in a browser. Separate types for
 * reading and writing keep a function with a `ReadableDb` from calling one that writes.
 */

export interface RowChanges {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

/** A prepared statement. Parameters are bound in order, or by name as members of one object. */
export interface Statement<Params extends unknown[], Row> {
  run(...params: Params): RowChanges;
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
  /** Makes rows their first column. */
  pluck(): this;
  /** Makes rows arrays. */
  raw(): this;
}

/** Commits all of its work or, when it throws, nothing. Nests. */
export interface Transaction<Result> {
  (): Result;
  immediate(): Result;
  exclusive(): Result;
}

/** An open database. Errors have a `code` that begins with `SQLITE_`. */
export interface WritableDb {
  readonly open: boolean;
  prepare<Params extends unknown[] | object = unknown[], Row = unknown>(
    sql: string,
  ): Params extends unknown[] ? Statement<Params, Row> : Statement<[Params], Row>;
  exec(sql: string): unknown;
  /** The rows of a pragma; `simple`: the first column of the first one. */
  pragma(source: string, options?: { simple?: boolean }): unknown;
  transaction<Result>(work: () => Result): Transaction<Result>;
  close(): unknown;
  /** An empty in-memory database, or one with a copy of `bytes`; gone once closed. */
  another(bytes?: Uint8Array): WritableDb;
}

export type ReadableDb = Pick<WritableDb, 'prepare'>;

const OF_SQLITE = 'SQLITE_';

export function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith(OF_SQLITE);
}

/** The result of `read`; `other` where SQLite fails. */
export function readableOr<T, Other>(other: Other, read: () => T): T | Other {
  try {
    return read();
  } catch (error) {
    if (isSqliteError(error)) return other;
    throw error;
  }
}

/** An error of SQLite; `code` is one of SQLite's. */
export class SqliteFault extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The library in one SQLite file, which only this process has open. */
export interface Store {
  /** Holds the file and its backups. */
  readonly folder: string;
  /** Written by a newer program, or a read-only file: every change is refused. */
  readonly isReadOnly: boolean;
  /** Paragraphs for the user about events at this or an earlier opening, until acknowledged. */
  readonly notices: readonly string[];
  /** The user has read the notices. Throws an `AppError`. */
  acknowledge(): void;
  /** Why changes are not saved, in a sentence; `null` while they are. */
  whyUnsaved(): string | null;
  /** Throws an `AppError`. */
  read<T>(query: (db: ReadableDb) => T): T;
  /**
   * Runs `change` in one transaction: all of it or, when it throws, nothing. On disk when this returns. Throws an
   * `AppError`.
   */
  write<T>(change: (db: WritableDb) => T): T;
  /** Writes a complete, checked copy to the backups; `reason` becomes part of its name. Throws an `AppError`. */
  backUp(reason: string): void;
  /** Backs up if something has changed and the newest backup is older than `ageMs`. Does not report a full disk. */
  renewBackup(ageMs: number): void;
  /** Whether that would take a second or more. */
  isBackupLong(ageMs: number): boolean;
  /**
   * Checks the whole file with its indexes, unless that was done within `ageMs`; repairs what it can, and reports it at
   * the next start. Ignores faults of the folder; does nothing once the library is closed.
   */
  checkFully(ageMs: number): void;
  /** Idempotent. */
  close(): void;
}

export type LibraryStore = Pick<Store, 'read' | 'write' | 'backUp'>;
