import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smallDisk } from '../smallDisk.fixture.ts';
import { listBackups } from './backups.ts';
import type { Store } from '../../host/store/database.ts';
import { BACKUP_FOLDER, LIBRARY_FILE, LOCK_FILE, SAVED_FILE } from './files.ts';
import { placeLibrary } from './formats.fixture.ts';
import { formatIn, refusal, titlesOf } from '../../host/store/library.fixture.ts';
import { openStore } from './openStore.ts';
import { CHANGES, dump } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** The kinds of changes that need more room each time. */
const GROWING = [
  'add a set',
  'copy a set',
  'add a puzzle',
  'add a puzzle with a picture',
  'keep a run',
  'save a comparison',
  'save a question',
  'add a lesson',
  'add an experiment',
  'import',
];

/** More changes than fit on the disk of a test. */
const MANY = 5_000;

const DISK_BYTES = 3 * 1024 * 1024;

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

/** Makes changes until one is refused; returns its number. */
function changeUntilRefused(store: Store, kind: string): number {
  for (let n = 1; n < MANY; n++) {
    const before = dump(store);
    const refused = refusal(() => store.write((db) => CHANGES[kind]!(db, n)));
    if (refused === undefined) continue;
    expect([refused, dump(store) === before]).toEqual(['store-full', true]);
    return n;
  }
  throw new Error('The room was not filled.');
}

/** Fills the disk; returns a function that frees it again. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  for (const bytes of [65_536, 4_096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(file);
}

const OPEN_AND_SAY = `const { openStore } = await import(process.argv[1]);
  try { openStore(process.argv[2]); } catch ({ message }) { console.log(message); }`;

/**
 * The message to a user who does not own the folder; `null` if this user cannot become another, or that one cannot read
 * the program.
 */
function saidToAnother(folder: string): string | null {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  const program = [
    '--input-type=module',
    '--eval',
    OPEN_AND_SAY,
    new URL('openStore.ts', import.meta.url).href,
    folder,
  ];
  const { status, stdout } = spawnSync(process.execPath, program, { uid: 65_534, gid: 65_534, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

describe('a full disk', () => {
  test.each(GROWING)('is reported, nothing is lost, and writing continues when there is room: %s', (kind) => {
    const folder = memoryFolder(onTestFinished);
    const store = open(folder);
    const pages = store.write((db) => db.pragma('page_count', { simple: true }) as number);
    store.write((db) => db.pragma(`max_page_count = ${pages + 8}`));
    const refused = changeUntilRefused(store, kind);

    store.write((db) => db.pragma('max_page_count = 100000'));
    store.write((db) => CHANGES[kind]!(db, refused));
    const content = dump(store);
    store.close();
    expect(dump(open(folder)) === content).toBe(true);
  });

  test('refuses every kind of change, each of which is done once there is room', ({ skip }) => {
    const folder = smallDisk(onTestFinished, DISK_BYTES) ?? skip('no small file system can be made here');
    const store = open(folder);
    Object.values(CHANGES).forEach((change, n) => {
      const tryChange = () => refusal(() => store.write((db) => change(db, n)));
      store.read((db) => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()); // the log has no room of its own either
      const before = dump(store);
      const giveBack = fill(folder);
      expect([tryChange(), dump(store) === before]).toEqual(['store-full', true]);
      giveBack();
      expect(tryChange()).toBeUndefined();
      expect(dump(store) === before).toBe(false);
    });
    const content = dump(store);
    store.close();
    expect(dump(open(folder)) === content).toBe(true);
  });

  test('lets no backup be written, leaves none half-written, and keeps nobody from the library', ({ skip }) => {
    const folder = smallDisk(onTestFinished, DISK_BYTES) ?? skip('no small file system can be made here');
    open(folder).close();
    const giveBack = fill(folder);
    const store = open(folder);
    expect(store.notices).toEqual([expect.stringContaining('the disk is full')]);
    expect(refusal(() => store.backUp('before-import'))).toBe('store-full');
    store.renewBackup(0);
    store.checkFully(0); // is due, but cannot record anything
    expect(listBackups(folder)).toEqual([]);
    giveBack();
    store.backUp('before-import');
    expect(listBackups(folder)).toHaveLength(1);
    expect(existsSync(join(folder, BACKUP_FOLDER))).toBe(true);
  });

  test('leaves a library of an older format as it is, with a sentence, until there is room', ({ skip }) => {
    const folder = smallDisk(onTestFinished, DISK_BYTES) ?? skip('no small file system can be made here');
    placeLibrary(folder, 1);
    const giveBack = fill(folder);
    expect(refusal(() => openStore(folder))).toBe('store-full');
    expect(formatIn(folder)).toBe(1);
    giveBack();
    expect(titlesOf(open(folder))).toContain('Monday');
  });

  test('is not what is wrong with a folder that may only be read', () => {
    const folder = memoryFolder(onTestFinished);
    open(folder).close();
    for (const name of [LOCK_FILE, SAVED_FILE, LIBRARY_FILE]) chmodSync(join(folder, name), 0o666);
    chmodSync(folder, 0o555);
    const sentence = `${folder}: that is not allowed here.`;
    expect(saidToAnother(folder) ?? sentence).toContain(sentence);
  });

  test('and a folder that cannot be made are one sentence', () => {
    const file = join(memoryFolder(onTestFinished), LIBRARY_FILE);
    writeFileSync(file, '');
    expect(() => openStore(join(file, 'inside'))).toThrow(/cannot write in .*inside/);
    expect(refusal(() => openStore(file))).toBe('store-full');
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});
