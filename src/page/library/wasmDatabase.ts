/** SQLite's own WebAssembly behind the interface of `host/store/database.ts`. */
import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import {
  SqliteFault,
  type RowChanges,
  type Statement,
  type Transaction,
  type WritableDb,
} from '../../host/store/database.ts';

/** Cached statements of one database; the least recently used one makes room. */
const MAX_COMPILED = 200;

/** Its memory is not garbage-collected, so every statement is closed here. */
export class WasmDatabase implements WritableDb {
  readonly #sqlite: Sqlite3Static;
  readonly #db: Database;
  /** By text, the least recently used first. */
  readonly #compiled = new Map<string, PreparedStatement>();

  /** Owns and closes `db`. */
  constructor(sqlite: Sqlite3Static, db: Database) {
    this.#sqlite = sqlite;
    this.#db = db;
  }

  get open(): boolean {
    return this.#db.isOpen();
  }

  prepare<Params extends unknown[] | object = unknown[], Row = unknown>(
    sql: string,
  ): Params extends unknown[] ? Statement<Params, Row> : Statement<[Params], Row> {
    this.#translating(() => this.#statement(sql)); // reports its errors now
    const use = <T>(params: readonly unknown[], read: (statement: PreparedStatement) => T): T =>
      this.#translating(() => this.#use(sql, params, read));
    return new WasmStatement<unknown[], Row>(use, () => this.#rowChanges()) as never;
  }

  exec(sql: string): this {
    this.#translating(() => void this.#db.exec(sql));
    return this;
  }

  pragma(source: string, { simple = false } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${source}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  transaction<Result>(work: () => Result): Transaction<Result> {
    const run = (mode: string): Result => (this.#isInTransaction ? this.#inPart(work) : this.#inWhole(mode, work));
    return Object.assign(() => run('DEFERRED'), {
      immediate: () => run('IMMEDIATE'),
      exclusive: () => run('EXCLUSIVE'),
    });
  }

  close(): void {
    if (!this.open) return;
    for (const statement of this.#compiled.values()) statement.finalize();
    this.#compiled.clear();
    this.#db.close();
  }

  another(bytes?: Uint8Array): WasmDatabase {
    const db = new this.#sqlite.oo1.DB(':memory:');
    if (bytes !== undefined) fill(this.#sqlite, db, bytes);
    return new WasmDatabase(this.#sqlite, db);
  }

  get #isInTransaction(): boolean {
    return this.#sqlite.capi.sqlite3_get_autocommit(this.#db) === 0;
  }

  #inWhole<Result>(mode: string, work: () => Result): Result {
    return this.#between([`BEGIN ${mode}`, 'COMMIT', 'ROLLBACK'], work);
  }

  #inPart<Result>(work: () => Result): Result {
    return this.#between(['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'], work);
  }

  #between<Result>([begin, end, undo]: readonly [string, string, string], work: () => Result): Result {
    this.exec(begin);
    try {
      const result = work();
      this.exec(end);
      return result;
    } catch (error) {
      if (this.#isInTransaction) this.exec(undo); // some errors have undone it already
      throw error;
    }
  }

  #use<T>(sql: string, params: readonly unknown[], read: (statement: PreparedStatement) => T): T {
    const statement = this.#statement(sql);
    try {
      bind(this.#sqlite, statement, params);
      return read(statement);
    } finally {
      statement.reset();
      statement.clearBindings();
    }
  }

  #statement(sql: string): PreparedStatement {
    const statement = this.#compiled.get(sql) ?? this.#db.prepare(sql);
    this.#compiled.delete(sql);
    this.#compiled.set(sql, statement);
    const [oldest] = this.#compiled;
    if (this.#compiled.size > MAX_COMPILED) {
      oldest![1].finalize();
      this.#compiled.delete(oldest![0]);
    }
    return statement;
  }

  #rowChanges(): RowChanges {
    const lastInsertRowid = Number(this.#sqlite.capi.sqlite3_last_insert_rowid(this.#db));
    return { changes: this.#db.changes(), lastInsertRowid };
  }

  /** Rethrows errors of SQLite with the name of their code. */
  #translating<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof this.#sqlite.SQLite3Error)) throw error;
      throw new SqliteFault(error.message, this.#sqlite.capi.sqlite3_js_rc_str(error.resultCode) ?? 'SQLITE_ERROR');
    }
  }
}

/** Loads the bytes of a file into an in-memory database. */
function fill({ wasm, capi }: Sqlite3Static, db: Database, bytes: Uint8Array): void {
  const pointer = wasm.allocFromTypedArray(bytes);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  capi.sqlite3_deserialize(db, 'main', pointer, bytes.length, bytes.length, flags);
}

type Use = <T>(params: readonly unknown[], read: (statement: PreparedStatement) => T) => T;

/** Shares one compiled statement with all of the same text: a call ends before another one begins. */
class WasmStatement<Params extends unknown[], Row> implements Statement<Params, Row> {
  readonly #use: Use;
  readonly #rowChanges: () => RowChanges;
  #read: (statement: PreparedStatement) => unknown = rowOf;

  constructor(use: Use, rowChanges: () => RowChanges) {
    this.#use = use;
    this.#rowChanges = rowChanges;
  }

  run(...params: Params): RowChanges {
    return this.#use(params, (statement) => {
      while (statement.step());
      return this.#rowChanges();
    });
  }

  get(...params: Params): Row | undefined {
    return this.#use(params, (statement) => (statement.step() ? (this.#read(statement) as Row) : undefined));
  }

  all(...params: Params): Row[] {
    return this.#use(params, (statement) => {
      const rows: Row[] = [];
      while (statement.step()) rows.push(this.#read(statement) as Row);
      return rows;
    });
  }

  pluck(): this {
    this.#read = (statement) => statement.get(0);
    return this;
  }

  raw(): this {
    this.#read = (statement) => statement.get([]);
    return this;
  }
}

function rowOf(statement: PreparedStatement): unknown {
  return statement.get({});
}

/** Binds the arguments of a call: values in order, an array of them, or an object by names of parameters. */
function bind({ capi }: Sqlite3Static, statement: PreparedStatement, params: readonly unknown[]): void {
  const [first] = params;
  const named = params.length === 1 && isRecord(first) ? first : null;
  const values = Array.isArray(first) ? (first as unknown[]) : params;
  const count = capi.sqlite3_bind_parameter_count(statement);
  if (named === null && values.length !== count) throw new RangeError(`The statement takes ${count} parameters.`);
  for (let at = 1; at <= count; at++) {
    const value = named === null ? values[at - 1] : memberOf(named, capi.sqlite3_bind_parameter_name(statement, at));
    statement.bind(at, value as SqlValue);
  }
}

/** `name` includes its prefix: `:limit`. */
function memberOf(record: Record<string, unknown>, name: string | null): unknown {
  const member = name?.slice(1) ?? '';
  if (!Object.hasOwn(record, member) || record[member] === undefined)
    throw new RangeError(`The parameter ${name} is missing.`);
  return record[member];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}
