import { SqliteFile } from './sqliteFile.ts';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { backupPath, listBackups } from './backups.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import type { Store } from '../../host/store/database.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LIBRARY_FILE, LOCK_FILE, SAVED_FILE } from './files.ts';
import {
  addSet,
  execIn,
  inStore,
  makeFuture,
  overwritePage,
  refusal,
  STARTER_TITLES,
  titlesOf,
} from '../../host/store/library.fixture.ts';
import { FORMAT } from '../../host/repair/migrate.ts';
import { openStore } from './openStore.ts';
import { createSet } from '../../host/store/sets.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const MONDAY = [...STARTER_TITLES, 'Monday'];

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

/** A library with a backup from its second start, which holds Monday, and a file that also holds Tuesday. */
function libraryWithBackup(): { folder: string; file: string } {
  const folder = memoryFolder(onTestFinished);
  addSet(folder, 'Monday');
  addSet(folder, 'Tuesday');
  return { folder, file: join(folder, LIBRARY_FILE) };
}

/** The files in the folders for damaged files. */
function setAside(folder: string): string[] {
  return readdirSync(join(folder, DAMAGED_FOLDER)).flatMap((stamp) =>
    readdirSync(join(folder, DAMAGED_FOLDER, stamp)).map((name) => join(folder, DAMAGED_FOLDER, stamp, name)),
  );
}

function namesOf(paths: readonly string[]): string[] {
  return paths.map((path) => basename(path));
}

/** Each with the sets afterwards, besides those of the backup: what can still be read. */
const DAMAGES: [what: string, damage: (file: string) => void, read: readonly string[]][] = [
  ['overwritten in the middle', (file) => overwritePage(file, 4), ['Tuesday']],
  ['overwritten at its beginning', (file) => overwritePage(file, 0), ['Tuesday']],
  ['cut in half', (file) => truncateSync(file, 8192), ['Tuesday']],
  ['replaced by garbage', (file) => writeFileSync(file, Buffer.alloc(9000, 7)), []],
  ['replaced by a text', (file) => writeFileSync(file, 'my notes'), []],
  ['emptied', (file) => truncateSync(file, 0), []],
];

/** Corruption that SQLite does not notice. */
const RENAMINGS: [what: string, sql: string][] = [
  ['a column', 'ALTER TABLE runs RENAME COLUMN title TO titel'],
  ['a table', 'ALTER TABLE settings RENAME TO setting'],
  ['an index', 'DROP INDEX runs_by_time; CREATE INDEX runs_by_tine ON runs (deleted_at_ms, saved_at_ms, run_id)'],
  ['its format', 'PRAGMA user_version = 1'],
];

describe('a library whose file is damaged', () => {
  test.each(DAMAGES)('comes from its newest good backup: %s', (_what, damage, read) => {
    const { folder, file } = libraryWithBackup();
    damage(file);
    const damaged = readFileSync(file);
    const store = open(folder);
    expect(titlesOf(store)).toEqual([...MONDAY, ...read]);
    expect(store.isReadOnly).toBe(false);
    expect(store.notices).toEqual([
      expect.stringMatching(/^The file of the library was .*put back the backup of \d+ \w+ \d{4} at \d\d:\d\d\./),
      expect.stringContaining(join(folder, DAMAGED_FOLDER)),
    ]);
    const [kept, ...others] = setAside(folder);
    expect(readFileSync(kept!).equals(damaged)).toBe(true);
    expect(others).toEqual([]);
    store.write((db) => createSet(db, { title: 'Wednesday' }));
    const { notices } = store;
    store.close();
    inStore(folder, (later) => {
      expect(later.notices).toEqual(notices); // nobody has read them yet
      later.acknowledge();
    });
    const again = open(folder);
    expect(again.notices).toEqual([]);
    expect(titlesOf(again)).toEqual([...MONDAY, ...read, 'Wednesday']);
  });

  test.each(RENAMINGS)('comes from its newest good backup, also where only a name has changed: %s', (_what, sql) => {
    const { folder } = libraryWithBackup();
    execIn(folder, sql);
    expect(titlesOf(open(folder))).toEqual([...MONDAY, 'Tuesday']);
    expect(namesOf(setAside(folder))).toEqual([LIBRARY_FILE]);
  });

  test('comes from its newest good backup, also where a link leads to a table that is not there', () => {
    const { folder, file } = libraryWithBackup(); // found by changing 10,000 bytes
    const changed = readFileSync(file, 'latin1').replaceAll('REFERENCES puzzles', 'REFERENCES puzzjes');
    writeFileSync(file, changed, 'latin1');
    expect(titlesOf(open(folder))).toEqual([...MONDAY, 'Tuesday']);
  });

  test.each(DAMAGES.slice(0, -1))('and has no backup is put aside, and a new one begins: %s', (_what, damage, read) => {
    const { folder, file } = libraryWithBackup();
    rmSync(join(folder, BACKUP_FOLDER), { recursive: true });
    damage(file);
    const damaged = readFileSync(file);
    const store = open(folder);
    expect(titlesOf(store)).toEqual(read.length === 0 ? STARTER_TITLES : [...MONDAY, ...read]);
    const begun = read.length === 0 ? '.' : ', with what could still be read: 5 sets';
    expect(store.notices[0]).toContain(`There was no good backup, so Searchlight started a new library${begun}`);
    expect(setAside(folder).map((path) => readFileSync(path).equals(damaged))).toEqual([true]);
  });

  test('passes over backups that are damaged too', () => {
    const { folder, file } = libraryWithBackup();
    inStore(folder, (store) => store.backUp('later'));
    const [newest] = listBackups(folder);
    overwritePage(newest!.path, 4);
    writeFileSync(file, 'my notes');
    expect(titlesOf(open(folder))).toEqual(MONDAY);
    expect(existsSync(newest!.path)).toBe(true);
  });

  test('takes its backups along where none is good: those of the new library push none of them out', () => {
    const { folder, file } = libraryWithBackup();
    for (const path of [file, listBackups(folder)[0]!.path]) writeFileSync(path, 'my notes');
    expect(titlesOf(open(folder))).toEqual(STARTER_TITLES);
    expect(listBackups(folder).map(({ number }) => number)).toEqual([1]); // of the new library
    expect(namesOf(setAside(folder))).toEqual([BACKUP_FOLDER, LIBRARY_FILE]);
  });

  test('takes its log along: the changes of one file are never taken for those of another', () => {
    const { folder, file } = libraryWithBackup();
    inStore(folder, (store) => {
      store.write((db) => createSet(db, { title: 'Wednesday' }));
      for (const name of [file, `${file}-wal`]) copyFileSync(name, `${name}.copy`);
    });
    for (const name of [file, `${file}-wal`]) renameSync(`${name}.copy`, name);
    for (let page = 2; page < 20; page++) overwritePage(file, page);
    expect(titlesOf(open(folder))).toEqual([...MONDAY, 'Tuesday', 'Wednesday']); // from the log
    expect(namesOf(setAside(folder))).toContain(LIBRARY_FILE);
  });
});

describe('a library whose file is gone', () => {
  test('comes from its newest good backup', () => {
    const { folder, file } = libraryWithBackup();
    rmSync(file);
    const store = open(folder);
    expect(titlesOf(store)).toEqual(MONDAY);
    expect(store.notices).toEqual([expect.stringContaining('missing or empty')]);
    expect(existsSync(join(folder, DAMAGED_FOLDER))).toBe(false);
  });

  test('leaves its log, which is put aside, when a recovery was cut off after the file', () => {
    const { folder, file } = libraryWithBackup();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'changes');
    expect(titlesOf(open(folder))).toEqual(MONDAY);
    expect(setAside(folder).map((path) => readFileSync(path, 'utf8'))).toEqual(['changes']);
  });

  test('and an empty database lies in its place, comes from its newest good backup', () => {
    const { folder, file } = libraryWithBackup();
    rmSync(file);
    new SqliteFile(file).exec('VACUUM').close();
    const store = open(folder);
    expect([titlesOf(store), store.notices]).toEqual([
      MONDAY,
      expect.arrayContaining([expect.stringContaining('empty')]),
    ]);
  });

  test('and has no backup begins anew, and says so', () => {
    const folder = memoryFolder(onTestFinished);
    addSet(folder, 'Monday');
    rmSync(join(folder, LIBRARY_FILE));
    const store = open(folder);
    expect(titlesOf(store)).toEqual(STARTER_TITLES);
    expect(store.notices).toEqual([
      expect.stringMatching(/^The file .* missing or empty.* Searchlight started a new library\.$/),
    ]);
  });

  test('and an older file lies in its place, is opened, and says how many changes are not in it', () => {
    const folder = memoryFolder(onTestFinished);
    addSet(folder, 'Monday');
    copyFileSync(join(folder, LIBRARY_FILE), join(folder, 'older'));
    for (const title of ['Tuesday', 'Wednesday']) addSet(folder, title);
    renameSync(join(folder, 'older'), join(folder, LIBRARY_FILE));
    inStore(folder, (store) => {
      expect(titlesOf(store)).toEqual(MONDAY);
      expect(store.notices).toEqual([
        expect.stringContaining('older than what was saved last: 2 changes since then are'),
      ]);
      store.acknowledge();
    });
    inStore(folder, ({ notices }) => expect(notices).toEqual([]));
  });

  test('and left no trace is a first start', () => {
    const folder = memoryFolder(onTestFinished);
    mkdirSync(join(folder, BACKUP_FOLDER));
    writeFileSync(join(folder, LIBRARY_FILE), '');
    const store = open(folder);
    expect([titlesOf(store), store.notices]).toEqual([STARTER_TITLES, []]);
  });
});

describe('a library of a newer program', () => {
  const FUTURE = FORMAT + 1;

  function fromFuture(sql = ''): string {
    const folder = memoryFolder(onTestFinished);
    addSet(folder, 'Monday');
    execIn(folder, sql);
    makeFuture(folder, FUTURE);
    return folder;
  }

  test('is shown, and every change is refused with a sentence; its file stays as it is', () => {
    const folder = fromFuture('ALTER TABLE sets ADD COLUMN colour TEXT');
    const before = readFileSync(join(folder, LIBRARY_FILE));
    const store = open(folder);
    expect(store.isReadOnly).toBe(true);
    expect(titlesOf(store)).toEqual(MONDAY);
    expect(store.notices[0]).toContain(
      `newer Searchlight (format ${FUTURE}; this one knows formats up to ${FUTURE - 1})`,
    );
    expect(store.notices[1]).toContain(folder);
    const changes = [() => store.write((db) => createSet(db, { title: 'Tuesday' })), () => store.backUp('start')];
    for (const change of changes) expect(refusal(change)).toBe('read-only');
    expect(() => store.read((db) => db.prepare('DELETE FROM sets').run())).toThrow();
    store.renewBackup(0);
    store.close();
    expect(readFileSync(join(folder, LIBRARY_FILE)).equals(before)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual([LOCK_FILE, SAVED_FILE, LIBRARY_FILE]);
  });

  test.each([
    ['has other columns', 'ALTER TABLE puzzles RENAME COLUMN goal TO target'],
    ['hashes its rows in another way', "UPDATE sets SET content_hash = 'new'"],
  ])('is left alone where it %s', (_what, sql) => {
    const folder = fromFuture(sql);
    const before = readFileSync(join(folder, LIBRARY_FILE));
    expect(refusal(() => openStore(folder))).toBe('store-from-future');
    expect(readFileSync(join(folder, LIBRARY_FILE)).equals(before)).toBe(true);
  });

  test('is never replaced by an older backup', () => {
    const { folder } = libraryWithBackup();
    makeFuture(folder, FUTURE);
    const store = open(folder);
    expect([titlesOf(store), store.isReadOnly]).toEqual([[...MONDAY, 'Tuesday'], true]);
  });
});

describe('backups are made by themselves', () => {
  const made = (folder: string): number => listBackups(folder).length;

  test('at a start, unless one of the last day is there; a first start has nothing to keep', () => {
    const folder = memoryFolder(onTestFinished);
    addSet(folder, 'Monday');
    expect(made(folder)).toBe(0);
    addSet(folder, 'Tuesday');
    expect(made(folder)).toBe(1);
    addSet(folder, 'Wednesday');
    expect(made(folder)).toBe(1);
  });

  test('of what may have changed, once the newest is old enough', () => {
    const folder = memoryFolder(onTestFinished);
    const store = open(folder);
    store.renewBackup(DAY_MS);
    expect(made(folder)).toBe(1);
    store.renewBackup(0);
    expect(made(folder)).toBe(1);
    store.write((db) => createSet(db, { title: 'Tuesday' }));
    store.renewBackup(DAY_MS);
    expect(made(folder)).toBe(1);
  });

  test('by a change, in a program that is open for days', () => {
    const folder = memoryFolder(onTestFinished);
    const store = open(folder);
    const change = () => store.write((db) => createSet(db, { title: 'Monday' }));
    change();
    vi.useFakeTimers({ now: Date.now() + DAY_MS + 1, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    change();
    expect(made(folder)).toBe(1);
    change();
    expect(made(folder)).toBe(1);
  });

  test('and one that cannot be written is reported, and does not keep the library from opening', () => {
    const folder = memoryFolder(onTestFinished);
    addSet(folder, 'Monday');
    writeFileSync(join(folder, BACKUP_FOLDER), 'in the way');
    const store = open(folder);
    expect(titlesOf(store)).toEqual(MONDAY);
    expect(store.notices).toEqual([
      expect.stringMatching(/^The library is open, but no backup .* cannot write in .*\.$/),
    ]);
    expect(refusal(() => store.backUp('before-import'))).toBe('store-full');
    store.renewBackup(0); // as an end does
  });

  test('never take the place of a good one before they are complete', () => {
    const { folder } = libraryWithBackup();
    const unfinished = `${backupPath(folder, Date.now(), 'start')}.unfinished`;
    writeFileSync(unfinished, 'half');
    inStore(folder, (store) => store.backUp('again'));
    expect(existsSync(unfinished)).toBe(false);
    expect(made(folder)).toBe(2);
  });
});
