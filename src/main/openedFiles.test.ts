import { expect, test, vi } from 'vitest';
import { fileArgument, MAX_WAITING_FILES, OpenedFiles } from './openedFiles.ts';

/** What comes of each file that is taken, until none waits. */
async function takeAll(files: OpenedFiles): Promise<string[]> {
  const said: string[] = [];
  for (let read = files.take(); read !== null; read = files.take())
    said.push(
      await read().then(
        ({ name }) => name,
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
