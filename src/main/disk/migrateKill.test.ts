/**
 * A program that is killed inside a migration. The files are copied before every statement of every step: SIGKILL would
 * leave them like that.
 */
import { SqliteFile } from './sqliteFile.ts';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, soundFormat } from './backUp.ts';
import { listBackups } from './backups.ts';
import { LIBRARY_FILE } from './files.ts';
import { FORMATS, placeLibrary } from './formats.fixture.ts';
import { formatIn, inStore } from '../../host/store/library.fixture.ts';
import { FORMAT, migrate } from '../../host/repair/migrate.ts';
import { MIGRATIONS } from '../../host/store/migrations/migrations.ts';
import { dump } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';
import { timesOf } from './torture.fixture.ts';

const TODAY = FORMAT;
const STEPS = MIGRATIONS.map(({ version }) => version);

/** Copies the files of a folder into a new one, unless they equal the last copy. Returns the copies. */
function copying(folder: string): { copies: string[]; copy: () => void } {
  const [place, copies] = [memoryFolder(onTestFinished), [] as string[]];
  let last = '';
  const copy = (): void => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const content = files.map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1')).join();
    if (content === last) return;
    last = content;
    copies.push(join(place, String(copies.length)));
    cpSync(folder, copies.at(-1)!, { recursive: true });
  };
  return { copies, copy };
}

/**
 * Migrates a library of format `first`, and copies its files before every statement of the tried steps. With little
 * memory, SQLite writes in the middle of a step.
 */
function migrateCopying(folder: string, first: number): string[] {
  const { copies, copy } = copying(folder);
  let format = first;
  const see = (statement: unknown): void => {
    if (isTried(format, first) || isTried(format - 1, first)) copy(); // a step records its format before it is committed
    format = Number(/user_version\s*=\s*(\d+)/i.exec(String(statement))?.[1] ?? format);
  };
  const db = new SqliteFile(join(folder, LIBRARY_FILE), { verbose: see });
  db.pragma('journal_mode = WAL');
  db.pragma('cache_size = 1');
  migrate(db, { backUp: (format) => backUp(db, folder, `format-${format}`) });
  copy();
  db.close();
  return copies;
}

/**
 * Whether to open a library of format `first` that was killed in the step from `format`: always in the long tests;
 * otherwise each library in its own first step, and the oldest one in all.
 */
function isTried(format: number, first: number): boolean {
  return timesOf(0, 1) > 0 || first === FORMATS[0] || format === first || format === TODAY;
}

test.each(FORMATS.filter((format) => format < TODAY))(
  'killed before any statement of any step from format %i on, a migration leaves the old library or the new one, and a backup',
  (first) => {
    const folder = memoryFolder(onTestFinished);
    placeLibrary(folder, first);
    const copies = migrateCopying(folder, first);
    const migrated = inStore(folder, dump);
    const formats = copies.map(formatIn);
    for (const [index, copy] of copies.entries()) {
      if (!isTried(formats[index]!, first)) continue;
      const [backup] = listBackups(copy);
      if (formats[index]! > first) expect(soundFormat(backup!.path)).toBe(first);
      inStore(copy, (store) => expect([store.notices, dump(store)]).toEqual([[], migrated]));
    }
    expect(formats).toEqual([...formats].sort((a, b) => a - b));
    const tried = STEPS.filter((format) => format >= first && isTried(format, first));
    expect([...new Set(formats)]).toEqual(expect.arrayContaining(tried));
    expect(copies.length).toBeGreaterThan(3 * (tried.length - 1));
  },
);
