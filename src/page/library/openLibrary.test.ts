/** A page whose private file system records its calls. */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { openPageLibrary, ownLibrary } from './openLibrary.ts';
import { openSqlite } from './openSqlite.ts';

const FILE = '/library.sqlite3';
const WISH = { memory: null, isEmpty: false, hasLink: false };
let real: Sqlite3Static;
let done: string[];

beforeAll(async () => {
  const wasm = readFileSync(inProject('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'));
  real = await openSqlite(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
});

beforeEach(() => {
  done = [];
  const write = (bytes: Uint8Array): number => bytes.length;
  const handle = { write, truncate() {}, flush() {}, close() {} };
  const getFileHandle = async (name: string) => {
    done.push(`keep ${name.replace(/\d.*/, '…')}`);
    return { createSyncAccessHandle: async () => handle };
  };
  const getDirectoryHandle = () => Promise.reject(new Error('There is no pool yet.'));
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getFileHandle, getDirectoryHandle }) } });
});
afterEach(() => vi.unstubAllGlobals());

/** SQLite with a pool of in-memory databases; `first` is passed to the first of them. */
function sqliteWith(first: string): Sqlite3Static {
  const said = [first];
  class PoolDb extends real.oo1.DB {
    constructor() {
      super(':memory:');
      this.exec(said.shift() ?? 'SELECT 1');
    }
  }
  const unlink = (name: string): void => void done.push(`unlink ${name}`);
  const pool = { OpfsSAHPoolDb: PoolDb, getFileNames: () => [FILE], exportFile: () => new Uint8Array(512), unlink };
  return Object.assign(Object.create(real) as Sqlite3Static, { installOpfsSAHPoolVfs: async () => pool });
}

test('a sound library was put aside as damaged where the browser had no more room for it', async () => {
  const opening = openPageLibrary(sqliteWith('PRAGMA max_page_count = 4'), WISH);
  await expect(opening).rejects.toMatchObject({ code: 'store-full' });
  expect(done).toEqual([]);
});

test('a damaged library is put aside, and a new one is begun', async () => {
  const { store, keeping } = await openPageLibrary(
    sqliteWith('CREATE TABLE strange (a); PRAGMA user_version = 1'),
    WISH,
  );
  expect(keeping.isLasting).toBe(true);
  expect(done).toEqual(['keep damaged-…', `unlink ${FILE}`]);
  store.close();
});

test('a link did not open beside another tab: now it opens without the library', async () => {
  const locked = () => Promise.reject(new DOMException('', 'NoModificationAllowedError'));
  const sqlite = Object.assign(Object.create(real) as Sqlite3Static, { installOpfsSAHPoolVfs: locked });
  const { store, keeping } = await openPageLibrary(sqlite, { ...WISH, hasLink: true });
  expect(keeping).toMatchObject({
    isLasting: false,
    sentence: expect.stringMatching(
      /^This page opened without the library, which another tab has, so it keeps nothing/,
    ),
  });
  store.close();
  await expect(openPageLibrary(sqlite, WISH)).rejects.toMatchObject({ code: 'store-in-use' });
});

test('a browser that denies its locks was said to have another tab open', async () => {
  const rejecting = (name: string) =>
    ({ request: () => Promise.reject(new DOMException('', name)) }) as unknown as LockManager;
  await ownLibrary(rejecting('SecurityError'), 0);
  await expect(ownLibrary(rejecting('TimeoutError'), 0)).rejects.toMatchObject({ code: 'store-in-use' });
});
