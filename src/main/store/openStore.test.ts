import Database from 'better-sqlite3';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { Store } from './database.ts';
import { BACKUP_FOLDER, LIBRARY_FILE } from './files.ts';
import { openStore } from './openStore.ts';
import { listPuzzles } from './findPuzzles.ts';
import { ALL } from './pages.fixture.ts';
import { addPuzzle } from './puzzles.ts';
import { createSet, listSets } from './sets.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

/** What a child process runs: a text, with its parameters in `process.argv`. */
const MODULE = ['--input-type=module', '--eval'];
const OPEN_STORE = new URL('./openStore.ts', import.meta.url).href;

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

function titles(store: Store): string[] {
  return store.read((db) => listSets(db, ALL)).sets.map(({ title }) => title);
}

/** The code of the error that `work` throws, or `undefined`; anything but an `AppError` is thrown again. */
function refusal(work: () => unknown): ErrorCode | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** A folder whose library file is what `make` writes. */
function folderWith(make: (file: string) => void): { folder: string; file: string } {
  const folder = temporaryFolder(onTestFinished);
  const file = join(folder, LIBRARY_FILE);
  make(file);
  return { folder, file };
}

function sqliteFile(sql: string): (file: string) => void {
  return (file) => void new Database(file).exec(sql).close();
}

describe('opening', () => {
  test('creates the folder and the library, which is there again after it was closed', () => {
    const folder = join(temporaryFolder(onTestFinished), 'a', 'b');
    const first = openStore(folder);
    first.write((db) => createSet(db, { title: 'Tuesday' }));
    first.close();
    first.close();
    expect(titles(open(folder))).toEqual(['Worked cases', 'First steps', 'Tuesday']);
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
      expect(titles(open(folderWith(make).folder))).toContain('Worked cases');
    }
  });
});

describe('a file that is not a sound library is refused and left as it is', () => {
  const cases: [what: string, code: ErrorCode, make: (file: string) => void][] = [
    ['garbage', 'store-damaged', (file) => writeFileSync(file, Buffer.alloc(9000, 7))],
    ['a text', 'store-damaged', (file) => writeFileSync(file, 'my notes')],
    ['the SQLite file of another program', 'store-damaged', sqliteFile('CREATE TABLE t (x)')],
    ['another program’s file with a log', 'store-damaged', sqliteFile('PRAGMA journal_mode = WAL; CREATE TABLE t (x)')],
    ['another program’s mark', 'store-damaged', sqliteFile('PRAGMA application_id = 7; PRAGMA user_version = 1')],
    ['a library from the future', 'store-from-future', (file) => makeLibrary(file, 'PRAGMA user_version = 99')],
    ['a half of a library', 'store-damaged', (file) => (makeLibrary(file), truncateSync(file, 8192))],
    ['a library with an overwritten page', 'store-damaged', (file) => (makeLibrary(file), overwritePage(file, 4))],
  ];

  test.each(cases)('%s', (_what, code, make) => {
    const { folder, file } = folderWith(make);
    const before = readFileSync(file);
    expect(refusal(() => openStore(folder))).toBe(code);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual([LIBRARY_FILE]);
  });

  test('a file of 0 bytes beside backups or a log', () => {
    const beside = [(folder: string) => mkdirSync(join(folder, BACKUP_FOLDER)), keepLogOf];
    for (const make of beside) {
      const { folder, file } = folderWith((file) => writeFileSync(file, ''));
      make(folder);
      const left = readdirSync(folder);
      expect(refusal(() => openStore(folder))).toBe('store-damaged');
      expect(readdirSync(folder)).toEqual(left);
      expect(readFileSync(file)).toHaveLength(0);
    }
  });

  function makeLibrary(file: string, sql = ''): void {
    openStore(join(file, '..')).close();
    sqliteFile(sql)(file);
  }

  function overwritePage(file: string, page: number): void {
    const bytes = readFileSync(file);
    bytes.fill(0xa5, page * 4096, (page + 1) * 4096);
    writeFileSync(file, bytes);
  }

  function keepLogOf(folder: string): void {
    const other = temporaryFolder(onTestFinished);
    open(other);
    copyFileSync(join(other, `${LIBRARY_FILE}-wal`), join(folder, `${LIBRARY_FILE}-wal`));
  }
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
    expect(titles(first)).toEqual(['Worked cases', 'First steps', 'Still here', 'And here']);
    expect(openElsewhere(folder)).toMatch(/^store-in-use/);
  });

  test('gets in once the first has closed', () => {
    const folder = temporaryFolder(onTestFinished);
    openStore(folder).close();
    expect(openElsewhere(folder)).toBe('opened');
  });
});

describe('kill -9', () => {
  /** Adds puzzles for ever, and says the number of each once it is saved. */
  const KEEP_ADDING = `
    const [, openStore, puzzles, folder, setId] = process.argv;
    const store = (await import(openStore)).openStore(folder);
    const { addPuzzle } = await import(puzzles);
    const { writeSync } = await import('node:fs');
    const puzzle = ${JSON.stringify(PUZZLE)};
    for (let n = 1; ; n++) {
      store.write((db) => addPuzzle(db, { setId: Number(setId), title: String(n), notes: '', tags: [], puzzle, optimal: 1 }));
      writeSync(1, n + '\\n');
    }
  `;
  const PUZZLES = new URL('./puzzles.ts', import.meta.url).href;

  /** The number of the last puzzle that was acknowledged before the kill, which comes after `kill` of them. */
  async function addUntilKilled(folder: string, setId: number, kill: number): Promise<number> {
    const child = spawn(process.execPath, [...MODULE, KEEP_ADDING, OPEN_STORE, PUZZLES, folder, String(setId)]);
    let last = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = Number(line);
      if (last === kill) child.kill('SIGKILL');
    });
    await once(child, 'close');
    return last;
  }

  test('loses no puzzle that was said to be saved, and tears none', async () => {
    const folder = temporaryFolder(onTestFinished);
    for (let kill = 1; kill <= 10; kill++) {
      const { setId } = inStore(folder, (store) => store.write((db) => createSet(db, { title: `Kill ${kill}` })));
      const acknowledged = await addUntilKilled(folder, setId, kill * 3);
      const kept = inStore(folder, (store) => store.read((db) => listPuzzles(db, { setId, ...ALL }))).puzzles;
      expect(acknowledged).toBeGreaterThanOrEqual(kill * 3);
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
      expect(kept.map(({ title }) => Number(title))).toEqual(kept.map((_, i) => i + 1));
    }
  }, 60_000);

  function inStore<T>(folder: string, work: (store: Store) => T): T {
    const store = openStore(folder);
    try {
      return work(store);
    } finally {
      store.close();
    }
  }
});

describe('a full disk', () => {
  test('is said, nothing that was saved is lost, and writing goes on when there is room', () => {
    const folder = temporaryFolder(onTestFinished);
    const store = open(folder);
    const { setId } = store.write((db) => createSet(db, { title: 'Large' }));
    const add = () =>
      store.write((db) =>
        addPuzzle(db, { setId, title: 'One', notes: 'x'.repeat(20_000), tags: [], puzzle: PUZZLE, optimal: null }),
      );
    const kept = add();
    store.write((db) => db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`));

    expect(refusal(add)).toBe('store-full');
    expect(store.read((db) => listPuzzles(db, { setId, ...ALL })).puzzles).toEqual([kept]);

    store.write((db) => db.pragma('max_page_count = 100000'));
    add();
    store.close();
    expect(open(folder).read((db) => listPuzzles(db, { setId, ...ALL })).puzzles).toHaveLength(2);
  });

  test('and a folder that cannot be made are one sentence', () => {
    const { file } = folderWith((file) => writeFileSync(file, ''));
    expect(() => openStore(join(file, 'inside'))).toThrow(/cannot write in .*inside/);
    expect(refusal(() => openStore(file))).toBe('store-full');
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});
