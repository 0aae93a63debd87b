/** Opens the library of a page: on the origin private file system or, where there is none, in memory. */
import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { AppError } from '../../shared/contract/errors.ts';
import type { LibraryKeeping } from '../../shared/contract/types.ts';
import { count } from '../../shared/text/numbers.ts';
import { isSqliteError, type Store, type WritableDb } from '../../host/store/database.ts';
import { migrate } from '../../host/repair/migrate.ts';
import { addNotices } from '../../host/repair/notices.ts';
import { salvage } from '../../host/repair/salvage.ts';
import { addStarterSets } from '../../host/store/starter.ts';
import { keepAside, keepNameless } from './damaged.ts';
import { faultOf, FilesFailed, presentFault } from './fileFaults.ts';
import { openPool } from './openSqlite.ts';
import { pageError } from './pageErrors.ts';
import { pageStore, prepareInPage } from './pageStore.ts';
import { WasmDatabase } from './wasmDatabase.ts';
import { inMemory } from './whyInMemory.ts';

/** In SQLite's pool of files. */
const FILE = '/library.sqlite3';

/** SQLite is out of memory, which says nothing about the file. */
const NO_MEMORY = 'SQLITE_NOMEM';

export interface PageLibrary {
  readonly store: Store;
  readonly keeping: LibraryKeeping;
}

const KEPT: LibraryKeeping = {
  sentence:
    'This browser keeps the library, without backups: clearing the data of websites deletes it. Export what matters to a file.',
  isLasting: true,
};

export interface LibraryWish {
  /** How a library that cannot last is kept; `null` if it can. */
  readonly memory: LibraryKeeping | null;
  readonly isEmpty: boolean;
  /** Whether the page was opened with a link: then it opens without the library if another tab has that. */
  readonly hasLink: boolean;
}

/** Throws an `AppError`. */
export async function openPageLibrary(
  sqlite: Sqlite3Static,
  { memory, isEmpty, hasLink }: LibraryWish,
): Promise<PageLibrary> {
  if (memory !== null) return openInMemory(sqlite, memory, isEmpty);
  try {
    await ownLibrary(navigator.locks as LockManager | undefined, PATIENCE_MS);
    return await openInBrowser(sqlite);
  } catch (error) {
    if (!hasLink || !(error instanceof AppError) || error.code !== 'store-in-use') throw error;
    return openInMemory(sqlite, inMemory(IN_ANOTHER_TAB));
  }
}

/** How long a reloading tab may take to release the library. */
const PATIENCE_MS = 2_000;

/** Resolves once this tab alone has the library, until it closes; refuses a second tab. */
export function ownLibrary(locks: LockManager | undefined, patienceMs: number): Promise<void> {
  if (locks === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const forEver = (): Promise<never> => new Promise(() => resolve());
    locks
      .request('searchlight-library', { signal: AbortSignal.timeout(patienceMs) }, forEver)
      .catch((error: unknown) => {
        if ((error as Error).name === 'TimeoutError') reject(inUse());
        else resolve(); // no locks here: the files tell whether another tab has them
      });
  });
}

function inUse(): AppError {
  return new AppError(
    'store-in-use',
    'Searchlight is open in another tab of this browser. Go on there, or close it and load this page again.',
  );
}

async function openInBrowser(sqlite: Sqlite3Static): Promise<PageLibrary> {
  const files = await openFiles(sqlite).catch(faultOf);
  if (typeof files !== 'string') return openKept(sqlite, ...files);
  if (files === 'locked') throw inUse();
  return openInMemory(sqlite, inMemory(files === 'full' ? NO_ROOM : NO_FILES));
}

const IN_ANOTHER_TAB = 'This page opened without the library, which another tab has';
const NO_ROOM = 'This browser gives this page no room to keep files';
const NO_FILES = 'This browser does not let this page keep files';

/** The pool of files, and what was saved of a library whose file has lost its name. */
async function openFiles(sqlite: Sqlite3Static): Promise<[SAHPoolUtil, Uint8Array | null]> {
  const lost = await keepNameless();
  return [await openPool(sqlite), lost];
}

function openInMemory(sqlite: Sqlite3Static, keeping: LibraryKeeping, isEmpty = false): PageLibrary {
  const db = new WasmDatabase(sqlite, new sqlite.oo1.DB(':memory:'));
  prepareInPage(db, { isEmpty });
  return { store: pageStore(db, 'this tab, until it is closed'), keeping };
}

/** `lost`: what was saved of a library whose file has lost its name. */
async function openKept(sqlite: Sqlite3Static, pool: SAHPoolUtil, lost: Uint8Array | null): Promise<PageLibrary> {
  if (lost !== null && !pool.getFileNames().includes(FILE)) beginAnew(sqlite, pool, lost);
  try {
    return open(sqlite, pool);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const meaning = pageError(error);
    if (meaning instanceof FilesFailed) throw new FilesFailed(await presentFault(navigator.storage));
    if (error.code === NO_MEMORY) throw meaning;
    await putAside(sqlite, pool, error);
    return open(sqlite, pool);
  }
}

function open(sqlite: Sqlite3Static, pool: SAHPoolUtil): PageLibrary {
  const db = new WasmDatabase(sqlite, new pool.OpfsSAHPoolDb(FILE));
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = TRUNCATE');
    db.pragma('synchronous = FULL');
    prepareInPage(db);
    return { store: pageStore(db, 'this browser'), keeping: KEPT };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Keeps a damaged library under another name, and starts a new one with what can be read of it. */
async function putAside(sqlite: Sqlite3Static, pool: SAHPoolUtil, reason: Error): Promise<void> {
  const bytes = bytesOf(pool, reason);
  await keepAside(bytes);
  pool.unlink(FILE);
  beginAnew(sqlite, pool, bytes);
}

/** A new library with what can be read of `bytes`, and a notice. */
function beginAnew(sqlite: Sqlite3Static, pool: SAHPoolUtil, bytes: Uint8Array): void {
  const db = new WasmDatabase(sqlite, new pool.OpfsSAHPoolDb(FILE));
  try {
    migrate(db);
    db.transaction(() => addStarterSets(db)).immediate();
    const taken = takeOver(db, bytes);
    db.transaction(() => addNotices(db, [told(taken)])).immediate();
  } finally {
    db.close();
  }
}

/** Throws `reason` where there is no file to save. */
function bytesOf(pool: SAHPoolUtil, reason: Error): Uint8Array {
  if (!pool.getFileNames().includes(FILE)) throw reason;
  return pool.exportFile(FILE);
}

/** The number of entries taken from the damaged file; `null` where nothing can be read. */
function takeOver(db: WritableDb, bytes: Uint8Array): number | null {
  try {
    return Object.values(salvage(db, bytes, { isNew: true }).taken).reduce((sum, count) => sum + count, 0);
  } catch {
    return null;
  }
}

function told(taken: number | null): string {
  const begun = 'The library in this browser was damaged. Searchlight started a new one';
  const after = taken ? `, with what could still be read: ${count(taken, 'entry', 'entries')}.` : '.';
  return `${begun}${after} This browser keeps the damaged file as well.`;
}
