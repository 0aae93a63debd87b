import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, makeLibraryFolder } from './makeFolder.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

const refused = (reason: string): unknown =>
  expect.objectContaining({
    code: 'store-full',
    message: expect.stringMatching(new RegExp(`^Searchlight cannot write in .*: ${reason}\\. What was saved .*\\.$`)),
  });

test('a folder is made with all that is missing above it, and may exist already', () => {
  const folder = join(temporaryFolder(onTestFinished), 'a', 'b', 'c');
  for (let time = 1; time <= 2; time++) makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a link to a folder is as good as the folder', () => {
  const folder = temporaryFolder(onTestFinished);
  symlinkSync(temporaryFolder(onTestFinished), join(folder, 'link'), 'junction');
  makeFolder(join(folder, 'link', 'inside'));
  expect(existsSync(join(folder, 'link', 'inside'))).toBe(true);
});

// Windows has other codes for these, and lets only some users make links.
test.skipIf(process.platform === 'win32').each<[what: string, reason: string, folder: (empty: string) => string]>([
  ['under a file', 'something that is not a folder is in the way', (empty) => join(fileIn(empty), 'inside', 'deeper')],
  ['where a file is', 'something that is not a folder is in the way', fileIn],
  ['where a link leads nowhere', 'something that is not a folder is in the way', (empty) => linkIn(empty, 'nowhere')],
  ['where a link leads to itself', 'its links lead in a circle', (empty) => join(linkIn(empty, 'link'), 'inside')],
  ['with too long a name', 'its path is too long', (empty) => join(empty, 'x'.repeat(300))],
])('a folder %s is refused with a sentence', (_what, reason, folder) => {
  const empty = temporaryFolder(onTestFinished);
  expect(() => makeLibraryFolder(folder(empty))).toThrow(refused(reason));
});

test.skipIf(process.platform !== 'linux')('a folder where none can be made is refused, and the attempt ends', () => {
  for (const folder of ['/proc/nothing', '/proc/nothing/at/all'])
    expect(() => makeLibraryFolder(folder)).toThrow(refused('no folder can be made there'));
});

function fileIn(folder: string): string {
  writeFileSync(join(folder, 'file'), '');
  return join(folder, 'file');
}

function linkIn(folder: string, target: string): string {
  symlinkSync(join(folder, target), join(folder, 'link'));
  return join(folder, 'link');
}
