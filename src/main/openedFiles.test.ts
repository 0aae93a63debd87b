import { expect, test, vi } from 'vitest';
import { fileArgument, MAX_WAITING_FILES, OpenedFiles } from './openedFiles.ts';

test('files are taken in the order in which they were opened, each once; the oldest makes room', async () => {
  const files = new OpenedFiles();
  const heard = vi.fn();
  files.onFile(heard);
  expect(files.take()).toBeNull();
  for (let file = 0; file <= MAX_WAITING_FILES; file++) files.add(`/file ${file}`);
  expect(heard).toHaveBeenCalledTimes(MAX_WAITING_FILES + 1);
  const taken = Array.from({ length: MAX_WAITING_FILES + 1 }, () => files.take());
  const missing = (file: number): string => `“file ${file}” cannot be opened: there is no such file.`;
  const said = await Promise.all(taken.map((read) => read?.().catch(({ message }: Error) => message) ?? null));
  expect(said).toEqual([...Array.from({ length: MAX_WAITING_FILES }, (_, file) => missing(file + 1)), null]);
});

test.each([
  [[], undefined],
  [['--data', 'folder', '--original-process-start-time=1'], undefined],
  [['--data', 'folder', 'mine.searchlight'], 'mine.searchlight'],
  [['mine.csv', '--data=folder'], 'mine.csv'],
])('of the arguments %j the file is %s', (argv, file) => expect(fileArgument(argv)).toBe(file));
