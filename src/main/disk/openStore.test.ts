import { SqliteFile } from './sqliteFile.ts';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../host/store/database.ts';
import { LIBRARY_FILE, LOCK_FILE } from './files.ts';
import { refusal, STARTER_TITLES, titlesOf } from '../../host/store/library.fixture.ts';
import { openStore } from './openStore.ts';
import { createSet } from '../../host/store/sets.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

/** What a child process runs: a text, with its parameters in `process.argv`. */
const MODULE = ['--input-type=module', '--eval'];
const OPEN_STORE = new URL('./openStore.ts', import.meta.url).href;

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

/** A folder whose library file `make` writes. */
function folderWith(make: (file: string) => void): { folder: string; file: string } {
  const folder = temporaryFolder(onTestFinished);
  const file = join(folder, LIBRARY_FILE);
  make(file);
  return { folder, file };
}

function sqliteFile(sql: string): (file: string) => void {
  return (file) => void new SqliteFile(file).exec(sql).close();
}

describe('opening', () => {
  test('creates the folder and the library, which is there again after it was closed', () => {
    const folder = join(temporaryFolder(onTestFinished), 'a', 'b');
    const first = openStore(folder);
    first.write((db) => createSet(db, { title: 'Tuesday' }));
    first.close();
    first.close();
    expect(titlesOf(open(folder))).toEqual([...STARTER_TITLES, 'Tuesday']);
  });

  test('asks SQLite for durable commits, foreign keys and the lock for good', () => {
    const store = open(temporaryFolder(onTestFinished));
    const settings = ['journal_mode', 'synchronous', 'locking_mode', 'foreign_keys', 'busy_timeout'];
    const found = store.write((db) => settings.map((name) => db.pragma(name, { simple: true })));
    expect(found).toEqual(['wal', 2, 'exclusive', 1, 500]);
  });

  test('runs an SQLite without the WAL-reset bug of the versions before 3.51.3', () => {
    const store = open(temporaryFolder(onTestFinished));
    const version = store.read((db) => db.prepare<[], string>('SELECT sqlite_version()').pluck().get()!);
    const [major, minor, patch] = version.split('.').map(Number);
    expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  test('finishes a first start that was cut off before anything was stored', () => {
    for (const make of [(file: string) => writeFileSync(file, ''), sqliteFile('PRAGMA journal_mode = WAL')]) {
      expect(titlesOf(open(folderWith(make).folder))).toContain('Worked cases');
    }
  });
});

describe('the file of another program is refused and left as it is', () => {
  test.each([
    ['its tables', 'CREATE TABLE t (x)'],
    ['its tables and its log', 'PRAGMA journal_mode = WAL; CREATE TABLE t (x)'],
    ['its mark', 'PRAGMA application_id = 7; PRAGMA user_version = 1'],
  ])('told by %s', (_what, sql) => {
    const { folder, file } = folderWith(sqliteFile(sql));
    const before = readFileSync(file);
    expect(refusal(() => openStore(folder))).toBe('store-foreign');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual([LOCK_FILE, LIBRARY_FILE]);
  });
});

describe('a second program', () => {
  const OPEN = `
    const { openStore } = await import(process.argv[1]);
    try { openStore(process.argv[2]); console.log('opened'); } catch (error) { console.log(error.code, error.message); }
  `;

  function openElsewhere(folder: string): string {
    return execFileSync(process.execPath, [...MODULE, OPEN, OPEN_STORE, folder], { encoding: 'utf8' }).trim();
  }

  test('is refused with a sentence while the library is open, and the first goes on writing', () => {
    const folder = temporaryFolder(onTestFinished);
    const first = open(folder);
    expect(openElsewhere(folder)).toBe(
      `store-in-use Another Searchlight has this library open (${folder}). Close it, or start this one with another folder: --data DIR.`,
    );
    first.write((db) => createSet(db, { title: 'Still here' }));
    expect(refusal(() => openStore(folder))).toBe('store-in-use');
    first.write((db) => createSet(db, { title: 'And here' }));
    expect(titlesOf(first)).toEqual([...STARTER_TITLES, 'Still here', 'And here']);
    expect(openElsewhere(folder)).toMatch(/^store-in-use/);
  });

  test('is refused also where something was written into the file that is locked', () => {
    const folder = temporaryFolder(onTestFinished);
    writeFileSync(join(folder, LOCK_FILE), 'my notes');
    open(folder);
    expect(openElsewhere(folder)).toMatch(/^store-in-use/);
  });

  test('gets in once the first has closed', () => {
    const folder = temporaryFolder(onTestFinished);
    openStore(folder).close();
    expect(openElsewhere(folder)).toBe('opened');
  });
});
