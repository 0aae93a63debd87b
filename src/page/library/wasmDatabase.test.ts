/** Both SQLite drivers behave alike for the store. */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSqliteError, type WritableDb } from '../../host/store/database.ts';
import { deleteDocuments, listDeleted, restoreDocuments } from '../../host/store/deleted.ts';
import { checkFully } from '../../host/repair/fullCheck.ts';
import { searchPuzzles } from '../../host/store/findPuzzles.ts';
import { isOurs, isWhole } from '../../host/repair/structure.ts';
import { migrate } from '../../host/repair/migrate.ts';
import { ALL } from '../../host/store/pages.fixture.ts';
import { putPicture, soundPicture } from '../../host/store/pictures.ts';
import { createSet, duplicateSet, listSets, moveSet } from '../../host/store/sets.ts';
import { readSettings, writeSettings } from '../../host/store/settings.ts';
import { salvage } from '../../host/repair/salvage.ts';
import { addStarterSets } from '../../host/store/starter.ts';
import { SqliteFile } from '../../main/disk/sqliteFile.ts';
import { openSqlite } from './openSqlite.ts';
import { prepareInPage } from './pageStore.ts';
import { WasmDatabase } from './wasmDatabase.ts';

let sqlite: Sqlite3Static;
let both: readonly [WritableDb, WritableDb];

const wasm = (): WasmDatabase => new WasmDatabase(sqlite, new sqlite.oo1.DB(':memory:'));

beforeAll(async () => {
  const bytes = readFileSync(inProject('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'));
  sqlite = await openSqlite(new Uint8Array(bytes).buffer);
});
beforeEach(() => {
  both = [new SqliteFile(':memory:'), wasm()];
});
afterEach(() => both.forEach((db) => db.close()));

/** The result of `work`, or the code of its SQLite error. */
function told<T>(work: (db: WritableDb) => T): (T | string)[] {
  return both.map((db) => {
    try {
      return work(db);
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      return error.code;
    }
  });
}

/** Expects the same result from both, and returns it. */
function same<T>(work: (db: WritableDb) => T): T | string {
  const [node, page] = told(work);
  expect(page).toEqual(node);
  return page!;
}

test('both are the same SQLite', () => {
  expect(same((db) => db.prepare('SELECT sqlite_version()').pluck().get())).toMatch(/^3\.\d+\.\d+$/);
});

describe('a statement', () => {
  beforeEach(() => same((db) => void db.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE, c BLOB) STRICT')));

  test('takes values in order, in an array and by name, and gives rows, arrays and first columns', () => {
    same((db) => Number(db.prepare('INSERT INTO t VALUES (?, ?, ?)').run(1, 'ä\u0000😀', null).lastInsertRowid));
    same((db) => db.prepare('INSERT INTO t VALUES (?, ?, ?)').run([2, '', new Uint8Array([0, 255])]).changes);
    same(
      (db) => db.prepare<object>('INSERT INTO t VALUES (:a, :b, NULL)').run({ b: 'x', a: 2 ** 40, rest: 1 }).changes,
    );
    const all = (db: WritableDb) => db.prepare('SELECT a, b FROM t ORDER BY a');
    expect(same((db) => all(db).all())).toHaveLength(3);
    same((db) => all(db).raw().all());
    same((db) => all(db).pluck().all());
    same((db) => all(db).get());
    same((db) => db.prepare('SELECT a FROM t WHERE a = ?').get(9));
    same((db) => Array.from(db.prepare<[], Uint8Array>('SELECT c FROM t WHERE a = 2').pluck().get()!));
    same((db) => db.prepare('UPDATE t SET b = ?').run(null).changes);
  });

  test('of which nothing is missing can be called inside another one', () => {
    same((db) => db.prepare('INSERT INTO t (a) VALUES (1), (2)').run().changes);
    const ids = same((db) => db.prepare<[], number>('SELECT a FROM t').pluck().all()) as number[];
    same((db) => ids.map((id) => db.prepare<[number], number>('SELECT a FROM t WHERE a > ?').pluck().all(id)));
  });

  test('tells by its code what SQLite refuses', () => {
    same((db) => db.prepare('INSERT INTO t (b) VALUES (?)').run('x').changes);
    expect(same((db) => db.prepare('INSERT INTO t (b) VALUES (?)').run('x'))).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(same((db) => db.prepare('SELECT nothing'))).toBe('SQLITE_ERROR');
    expect(same((db) => db.prepare("INSERT INTO t VALUES ('x', 1, 1)").run())).toMatch(/^SQLITE_/);
  });

  test('with too few values is refused, and not run with NULL', () => {
    for (const db of both) {
      expect(() => db.prepare('INSERT INTO t VALUES (?, ?, ?)').run(1, 'x')).toThrow();
      expect(() => db.prepare<object>('INSERT INTO t VALUES (:a, :b, NULL)').run({ a: 1 })).toThrow();
    }
    expect(same((db) => db.prepare('SELECT COUNT(*) FROM t').pluck().get())).toBe(0);
  });

  test('is compiled again when a thousand others were called since', () => {
    const [, db] = both;
    const first = db.prepare<[number], number>('SELECT ? + 0').pluck();
    for (let other = 1; other <= 1_000; other++) db.prepare(`SELECT ${other}`).get();
    expect(first.get(5)).toBe(5);
  });
});

describe('a transaction', () => {
  beforeEach(() => same((db) => void db.exec('CREATE TABLE t (a)')));
  const add = (db: WritableDb, value: number) => db.prepare('INSERT INTO t VALUES (?)').run(value);
  const count = () => same((db) => db.prepare<[], number>('SELECT COUNT(*) FROM t').pluck().get());

  test.each(['immediate', 'exclusive'] as const)('%s is there as a whole, or not at all', (mode) => {
    same((db) => db.transaction(() => add(db, 1).changes)[mode]());
    for (const db of both) {
      const failing = db.transaction(() => {
        add(db, 2);
        throw new Error('no');
      });
      expect(() => failing[mode]()).toThrow('no');
    }
    expect(count()).toBe(1);
  });

  test('inside another one is a part of it', () => {
    for (const db of both)
      db.transaction(() => {
        add(db, 1);
        expect(() =>
          db.transaction(() => {
            add(db, 2);
            throw new Error('no');
          })(),
        ).toThrow('no');
        db.transaction(() => add(db, 3)).immediate();
      })();
    expect(count()).toBe(2);
  });
});

describe('a library', () => {
  beforeEach(() =>
    same((db) => {
      migrate(db);
      db.transaction(() => addStarterSets(db)).immediate();
    }),
  );

  test('has the same tables, and is whole', () => {
    same((db) => db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all());
    expect(same((db) => isOurs(db) && isWhole(db))).toBe(true);
  });

  test('is changed and read alike', () => {
    same((db) => createSet(db, { title: 'Mine ß' }));
    same((db) => duplicateSet(db, { setId: 1 }));
    same((db) => moveSet(db, { setId: 3, before: 1 }));
    same((db) => deleteDocuments(db, { kind: 'puzzle', ids: [1, 2] }, 5_000_000_000));
    same((db) => restoreDocuments(db, { kind: 'puzzle', ids: [2] }));
    same((db) => deleteDocuments(db, { kind: 'set', ids: [2] }, 5_000_000_001));
    same((db) => listSets(db, ALL));
    same((db) => listDeleted(db, ALL));
    same((db) => searchPuzzles(db, { filter: { text: 'case' }, sort: 'title', descending: true, ...ALL }));
    same((db) => putPicture(db, new Uint8Array([1, 2, 3])));
    const [picture] = told((db) => putPicture(db, new Uint8Array([1, 2, 3])));
    same((db) => Array.from(soundPicture(db, picture!)!));
    same((db) => writeSettings(db, { step: 3 }));
    same((db) => readSettings(db).get('step'));
  });

  test('is found damaged and mended alike', () => {
    same(
      (db) => void db.exec("UPDATE puzzles SET title = 'Other' WHERE puzzle_id = 1; UPDATE sets SET place_check = 0"),
    );
    same((db) => checkFully(db, () => {}));
    expect(same((db) => readSettings(db).get('notices'))).toHaveLength(1);
    same((db) => db.prepare('SELECT * FROM sets').all());
  });

  test('is salvaged into another one', () => {
    same((db) => createSet(db, { title: 'Mine' }));
    const bytes = new Uint8Array((both[0] as SqliteFile).serialize());
    same((db) => {
      const fresh = db.another();
      migrate(fresh);
      const { taken } = salvage(fresh, bytes, { isNew: true });
      const { rows: sets } = listSets(fresh, ALL);
      fresh.close();
      return [taken, sets];
    });
  });
});

test('a page prepares a library, and finds it as it was', () => {
  const db = wasm();
  prepareInPage(db);
  const before = listSets(db, ALL);
  expect(before.rows.map(({ title }) => title)).toEqual(['Worked cases', 'First steps', 'Heavy tiles']);
  prepareInPage(db);
  expect(listSets(db, ALL)).toEqual(before);
  db.exec('DROP TABLE runs');
  expect(() => prepareInPage(db)).toThrow(expect.objectContaining({ code: 'SQLITE_CORRUPT' }));
  db.close();
});

test('a library of a browser was salvaged without its sets, because its pages are larger than those on a disk', () => {
  const file = new sqlite.oo1.DB(':memory:');
  const [library, fresh] = [new WasmDatabase(sqlite, file), wasm()];
  for (const db of [library, fresh]) migrate(db);
  createSet(library, { title: 'Mine' });
  const { taken, unreadable } = salvage(fresh, sqlite.capi.sqlite3_js_db_export(file), { isNew: true });
  expect([taken.set, unreadable]).toEqual([1, 0]);
  expect(listSets(fresh, ALL).rows.map(({ title }) => title)).toEqual(['Mine']);
  for (const db of [library, fresh]) db.close();
});
