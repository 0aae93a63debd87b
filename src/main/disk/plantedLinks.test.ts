/** A library folder that someone else has prepared: nothing planted in it may lead the program to other files. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import type { Store } from '../../host/store/database.ts';
import { addSet, overwritePage, STARTER_TITLES, titlesOf } from '../../host/store/library.fixture.ts';
import { createSet } from '../../host/store/sets.ts';
import { closeToOthers } from '../hosts/privacy.ts';
import { backupPath, listBackups } from './backups.ts';
import { BACKUP_FOLDER, DAMAGED_FOLDER, LIBRARY_FILE, LOCK_FILE, SAVED_FILE, TABLES_FOLDER } from './files.ts';
import { openStore } from './openStore.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** The user's other files and folders, with a library beside them. */
interface Scene {
  readonly folder: string;
  readonly thesis: string;
  readonly papers: string;
}

function scene(): Scene {
  const home = memoryFolder(onTestFinished);
  const [folder, thesis, papers] = ['library', 'thesis.txt', 'papers'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  for (const title of ['Monday', 'Tuesday']) addSet(folder, title);
  mkdirSync(papers);
  for (const file of [thesis, join(papers, 'draft.unfinished')])
    writeFileSync(file, 'Nobody else has a copy of this. '.repeat(9));
  chmodSync(papers, 0o755);
  chmodSync(thesis, 0o644);
  return { folder, thesis, papers };
}

/** Everything that could be lost. */
const stateOf = ({ thesis, papers }: Scene): unknown => [
  [readFileSync(thesis, 'utf8'), statSync(thesis).mode],
  [readdirSync(papers), readFileSync(join(papers, 'draft.unfinished'), 'utf8'), statSync(papers).mode],
  existsSync(join(papers, '../nowhere')),
];

type Plant = (path: string, scene: Scene) => void;

const PLANTS: Readonly<Record<string, Plant>> = {
  'a link to a file': (path, { thesis }) => symlinkSync(thesis, path),
  'a link to a folder': (path, { papers }) => symlinkSync(papers, path),
  'a link to nothing': (path, { papers }) => symlinkSync(join(papers, '../nowhere'), path),
  'a link to itself': (path) => symlinkSync(path, path),
  'a hard link': (path, { thesis }) => linkSync(thesis, path),
  'a folder': (path) => mkdirSync(path),
  'a pipe': (path) => void execFileSync('mkfifo', [path]),
};
const LINKS = Object.entries(PLANTS).filter(([what]) => what.startsWith('a link'));

const FILES = [LIBRARY_FILE, LOCK_FILE, SAVED_FILE, ...['-wal', '-shm', '-journal'].map((end) => LIBRARY_FILE + end)];
const FOLDERS = [BACKUP_FOLDER, DAMAGED_FOLDER, TABLES_FOLDER];

/** Opens a library as a host does, changes it and backs it up; returns refusals. */
function use(folder: string): AppError | null {
  closeToOthers(folder, false);
  let store: Store | undefined;
  try {
    store = openStore(folder);
    store.write((db) => createSet(db, { title: 'Wednesday' }));
    store.backUp('test');
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  } finally {
    store?.close();
  }
}

function plantAt(path: string, plant: Plant, planted: Scene): void {
  rmSync(path, { recursive: true, force: true });
  plant(path, planted);
}

describe.skipIf(process.platform === 'win32')(
  'what is planted is refused with a sentence, and nothing else changes',
  () => {
    const inFiles = FILES.flatMap((name) =>
      Object.entries(PLANTS).map(([what, plant]) => [what, name, plant] as const),
    );
    const inFolders = FOLDERS.flatMap((name) => LINKS.map(([what, plant]) => [what, name, plant] as const));

    test.each([...inFiles, ...inFolders])('%s in the place of %s', (_what, name, plant) => {
      const planted = scene();
      const before = stateOf(planted);
      plantAt(join(planted.folder, name), plant, planted);
      const refused = use(planted.folder);
      expect(stateOf(planted)).toEqual(before);
      expect([refused?.code, refused?.message]).toEqual(['store-foreign', expect.stringContaining(`“${name}” is `)]);
      expect(refused!.message).toContain(planted.folder);
    });

    test.each(Object.entries(PLANTS))('%s among what the program is about to write', (_what, plant) => {
      const planted = scene();
      const before = stateOf(planted);
      vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      plantAt(`${backupPath(planted.folder, Date.now(), 'test')}.unfinished`, plant, planted);
      const refused = use(planted.folder);
      expect(stateOf(planted)).toEqual(before);
      expect(refused?.code ?? null).toBe(_what === 'a folder' ? 'store-full' : null);
    });
  },
);

describe.skipIf(process.platform === 'win32')('a backup that is a link', () => {
  test.each(LINKS)('is not read, and is said: %s', (_what, plant) => {
    const planted = scene();
    const before = stateOf(planted);
    const name = basename(listBackups(planted.folder)[0]!.path).replace('000001', '000002');
    plant(join(planted.folder, BACKUP_FOLDER, name), planted);
    overwritePage(join(planted.folder, LIBRARY_FILE), 4);
    const store = openStore(planted.folder);
    onTestFinished(store.close);
    expect(titlesOf(store)).toEqual([...STARTER_TITLES, 'Monday', 'Tuesday']);
    expect(store.notices.join(' ')).toContain(`“${BACKUP_FOLDER}/${name}” is a link`);
    expect(stateOf(planted)).toEqual(before);
  });
});

/** A library whose file is a link to another folder. */
function linkedLibrary(target: (elsewhere: string) => string): { folder: string; elsewhere: string; file: string } {
  const { folder } = scene();
  const elsewhere = memoryFolder(onTestFinished);
  const file = target(elsewhere);
  renameSync(join(folder, LIBRARY_FILE), file);
  symlinkSync(file, join(folder, LIBRARY_FILE));
  return { folder, elsewhere, file };
}

describe.skipIf(process.platform === 'win32')('a library whose file is a link of the user', () => {
  const NAMES = ['library.sqlite3', 'synced.db'];

  test.each(NAMES)('is opened where the link leads, and recovered there: %s', (name) => {
    const { folder, file, elsewhere } = linkedLibrary((place) => join(place, name));
    addSet(folder, 'Wednesday');
    overwritePage(file, 4);
    const damaged = readFileSync(file);
    addSet(folder, 'Thursday');
    expect(lstatSync(join(folder, LIBRARY_FILE)).isSymbolicLink()).toBe(true);
    expect(lstatSync(file).isFile()).toBe(true);
    const store = openStore(folder);
    onTestFinished(store.close);
    expect(titlesOf(store)).toEqual(expect.arrayContaining(['Monday', 'Thursday']));
    const kept = readdirSync(elsewhere, { recursive: true, encoding: 'utf8' }).map((path) => join(elsewhere, path));
    expect(kept.filter((path) => statSync(path).isFile()).some((path) => readFileSync(path).equals(damaged))).toBe(
      true,
    );
  });

  test('begins anew there where no backup is good, and keeps the backups in its own folder', () => {
    const { folder, file } = linkedLibrary((place) => join(place, 'synced.db'));
    overwritePage(file, 4);
    for (const { path } of listBackups(folder)) writeFileSync(path, 'not a library');
    addSet(folder, 'Wednesday');
    expect(lstatSync(join(folder, LIBRARY_FILE)).isSymbolicLink()).toBe(true);
    const [stamp] = readdirSync(join(folder, DAMAGED_FOLDER));
    expect(readdirSync(join(folder, DAMAGED_FOLDER, stamp!))).toEqual([BACKUP_FOLDER]);
  });

  test.each<[what: string, change: (file: string) => void]>([
    ['nothing', (file) => rmSync(file)],
    ['what is no library', (file) => writeFileSync(file, 'my notes')],
    ['an empty file', (file) => writeFileSync(file, '')],
  ])('is never begun through it, nor replaced: %s', (_what, change) => {
    const { folder, file, elsewhere } = linkedLibrary((place) => join(place, 'synced.db'));
    change(file);
    const before = readdirSync(elsewhere);
    const refused = use(folder);
    expect([refused?.code, refused?.message]).toEqual(['store-foreign', expect.stringContaining('is a link')]);
    expect(readdirSync(elsewhere)).toEqual(before);
  });
});
