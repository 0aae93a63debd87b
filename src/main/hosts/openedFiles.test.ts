import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pathToFileURL } from 'node:url';
import { MAX_IMPORT_FILES } from '../../shared/contract/exchange.ts';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { fileArgument, MAX_WAITING_FILES, OpenedFiles, pathOf } from './openedFiles.ts';

/** The results of all files, taken until none waits. */
async function takeAll(files: OpenedFiles): Promise<string[]> {
  const said: string[] = [];
  for (let read = files.take(); read !== null; read = files.take())
    said.push(
      await read().then(
        ({ name }) => name!,
        ({ message }: Error) => message,
      ),
    );
  return said;
}

const missing = (file: number): string => `“file ${file}” cannot be opened: there is no such file.`;

test('files are taken in the order in which they were opened, each once', async () => {
  const files = new OpenedFiles();
  const heard = vi.fn();
  files.onFile(heard);
  expect(files.take()).toBeNull();
  expect(files.isWaiting).toBe(false);
  for (const file of [0, 1, 2]) files.add(`/file ${file}`);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(files.isWaiting).toBe(true);
  expect(await takeAll(files)).toEqual([0, 1, 2].map(missing));
});

test('openings were counted as files where several files were opened together', () => {
  const files = new OpenedFiles();
  for (let opening = 0; opening < MAX_WAITING_FILES; opening++) files.add('/a', '/b');
  files.add('/c');
  return expect(files.take()!()).rejects.toThrow('“c” was not opened: 16 files were waiting already. Open it again.');
});

test.each([
  [1, `“file 8” was not opened: 8 files were waiting already. Open it again.`],
  [3, `“file 8” and 2 more were not opened: 8 files were waiting already. Open them again.`],
])('the oldest file was lost without a word when too many waited; now %i too many are said', async (more, sentence) => {
  const files = new OpenedFiles();
  for (let file = 0; file < MAX_WAITING_FILES + more; file++) files.add(`/file ${file}`);
  expect(await takeAll(files)).toEqual([
    sentence,
    ...Array.from({ length: MAX_WAITING_FILES }, (_, file) => missing(file)),
  ]);
});

test.each([
  [[], undefined],
  [['--data', 'folder', '--original-process-start-time=1'], undefined],
  [['--data', 'folder', 'mine.searchlight'], 'mine.searchlight'],
  [['mine.csv', '--data=folder'], 'mine.csv'],
])('of the arguments %j the file is %s', (argv, file) => expect(fileArgument(argv)).toBe(file));

test('files that were chosen together in a dialog were opened one by one; now they are one import, and what cannot be read is named', async () => {
  const folder = temporaryFolder(onTestFinished);
  const paths = ['a.txt', 'folder', 'b.txt', 'gone.txt'].map((name) => join(folder, name));
  for (const path of [paths[0]!, paths[2]!]) writeFileSync(path, '1 2 3 / 4 5 6 / 7 _ 8');
  mkdirSync(paths[1]!);
  const files = new OpenedFiles();
  files.add(...(paths as [string, ...string[]]));
  const together = await files.take()!();
  expect(files.take()).toBeNull();
  expect(together.name).toBeNull();
  const { files: count, faults } = together.read(() => []);
  expect(count).toBe(2);
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    '“folder” cannot be opened: it is a folder.',
    '“gone.txt” cannot be opened: there is no such file.',
  ]);
});

test('more files than one import may bring are refused together', async () => {
  const path = join(temporaryFolder(onTestFinished), 'a.txt');
  writeFileSync(path, '1 2 3 / 4 5 6 / 7 _ 8');
  const files = new OpenedFiles();
  files.add(path, ...Array<string>(MAX_IMPORT_FILES).fill(path));
  await expect(files.take()!()).rejects.toThrow(`At most ${MAX_IMPORT_FILES} files can be imported together.`);
});

test('a file that a menu of Linux names by its address was “no such file”', () => {
  const path = resolve('A class of 30 % ä.searchlight');
  expect(pathOf(pathToFileURL(path).href)).toBe(path);
  expect(pathOf('A class of 30 % ä.searchlight')).toBe(path);
});
