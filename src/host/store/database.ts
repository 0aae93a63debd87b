/**
 * What the store asks of SQLite, whoever brings it: `better-sqlite3` on Node, SQLite's own WebAssembly in a browser. Reading and writing
 * are different types: a function that takes a `ReadableDb` cannot call one that takes a `WritableDb`.
 */

/** What a change has done. */
export interface RowChanges {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

/** A prepared statement. Parameters are bound for one call: in order, or by their names as the members of one object. */
export interface Statement<Params extends unknown[], Row> {
  run(...params: Params): RowChanges;
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
  /** From now on a row is its first column. */
  pluck(): this;
  /** From now on a row is an array. */
  raw(): this;
}

/** Does its work in one transaction: all of it or, when it throws, nothing. Inside another one it is a part of that. */
export interface Transaction<Result> {
  (): Result;
  immediate(): Result;
  exclusive(): Result;
}

/** An open database. Errors of SQLite have a `code` that begins with `SQLITE_`. */
export interface WritableDb {
  readonly open: boolean;
  prepare<Params extends unknown[] | object = unknown[], Row = unknown>(
    sql: string,
  ): Params extends unknown[] ? Statement<Params, Row> : Statement<[Params], Row>;
  exec(sql: string): unknown;
  /** The rows that a pragma returns; `simple`: the first column of the first one. */
  pragma(source: string, options?: { simple?: boolean }): unknown;
  transaction<Result>(work: () => Result): Transaction<Result>;
  close(): unknown;
  /** Another database of the same SQLite, gone once it is closed: empty, or with the bytes of a file, which stay as they are. */
  another(bytes?: Uint8Array): WritableDb;
}

export type ReadableDb = Pick<WritableDb, 'prepare'>;

/** The beginning of the codes of SQLite's errors. */
const OF_SQLITE = 'SQLITE_';

/** Whether `error` is one of SQLite, whichever brings it. */
export function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith(OF_SQLITE);
}

/** An error as SQLite reports it; `code` is one of SQLite's. */
export class SqliteFault extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The library: puzzle sets, puzzles, runs and settings in one SQLite file. This process is the only one that has it open. */
export interface Store {
  /** The folder that holds the file, and its backups. */
  readonly folder: string;
  /** A newer program has written it, or its file may only be read: every change is refused. */
  readonly isReadOnly: boolean;
  /** What happened when it was opened, now or earlier, and was not acknowledged yet, in paragraphs for the user. */
  readonly notices: readonly string[];
  /** The user has read the notices: they are not shown again. Throws an `AppError`. */
  acknowledge(): void;
  /** Why nothing is saved any more, in a sentence; `null` while changes are. */
  whyUnsaved(): string | null;
  /** What `query` finds. Throws an `AppError`. */
  read<T>(query: (db: ReadableDb) => T): T;
  /** Does `change` in one transaction: all of it or, when it throws, nothing. On disk when this returns. Throws an `AppError`. */
  write<T>(change: (db: WritableDb) => T): T;
  /** Writes a copy of the library to its backups, complete and checked; `reason` becomes part of its name. Throws an `AppError`. */
  backUp(reason: string): void;
  /** The same where something has changed and the newest backup is older than `ageMs`; a full disk is not reported. */
  renewBackup(ageMs: number): void;
  /** Whether that would take a second or more. */
  isBackupLong(ageMs: number): boolean;
  /**
   * Checks all of the file, its indexes too, where that was not done within `ageMs`; what can be mended is mended, and
   * reported at the next start. What is wrong with the folder is not reported; nothing is done once the library is
   * closed.
   */
  checkFully(ageMs: number): void;
  /** Closes the file; idempotent. */
  close(): void;
}
