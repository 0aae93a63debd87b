import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeToOthers } from './privacy.ts';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';

const rightsOf = (path: string): number => statSync(path).mode & 0o777;

/** The library's file, its log, its lock and its note. */
const OF_THE_LIBRARY = ['library.sqlite3', 'library.sqlite3-wal', 'library.lock', 'library.saved'];

/** A folder with a library that everybody may read, as an earlier version made it, and another file of the user. */
function openFolder(): string {
  const folder = temporaryFolder(onTestFinished);
  for (const name of [...OF_THE_LIBRARY, 'homework.txt']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o644);
  }
  for (const path of [folder, join(folder, 'backups')]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
  }
  return folder;
}

test.skipIf(process.platform === 'win32')('everybody could read the library; now nobody else can', () => {
  const folder = openFolder();
  closeToOthers(folder, true);
  const rights = ['', 'backups', ...OF_THE_LIBRARY].map((name) => rightsOf(join(folder, name)));
  expect(rights).toEqual([0o700, 0o700, 0o600, 0o600, 0o600, 0o600]);
});

test.skipIf(process.platform === 'win32')('a library that its owner has made read-only is not made writable', () => {
  const folder = openFolder();
  chmodSync(join(folder, 'library.sqlite3'), 0o444);
  closeToOthers(folder, true);
  expect(rightsOf(join(folder, 'library.sqlite3'))).toBe(0o400);
});

test.skipIf(process.platform === 'win32')(
  'a folder that the user has chosen stays as it is, with all else in it',
  () => {
    const folder = openFolder();
    closeToOthers(folder, false);
    expect([rightsOf(folder), rightsOf(join(folder, 'homework.txt'))]).toEqual([0o755, 0o644]);
    expect(rightsOf(join(folder, 'library.sqlite3'))).toBe(0o600);
  },
);
