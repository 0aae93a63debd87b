import { expect, test } from 'vitest';
import { droppedFiles, hasFolder } from './droppedFiles.ts';

interface Dropped {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly fullPath: string;
}

function file(fullPath: string): Dropped {
  const found = new File(['x'], fullPath);
  return { isFile: true, isDirectory: false, fullPath, ...{ file: (take: (file: File) => void) => take(found) } };
}

/** Tells its entries a hundred at a time, as browsers do. */
function folder(fullPath: string, entries: readonly Dropped[]): Dropped {
  const createReader = () => {
    const waiting = [...entries];
    return { readEntries: (take: (entries: readonly Dropped[]) => void) => take(waiting.splice(0, 100)) };
  };
  return { isFile: false, isDirectory: true, fullPath, ...{ createReader } };
}

function dropOf(...entries: readonly Dropped[]): DataTransfer {
  return { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) } as unknown as DataTransfer;
}

test('the files in a dropped folder are found with their folders, in order', async () => {
  const dropped = dropOf(
    folder('/class', [
      folder('/class/ada', [file('/class/ada/a.txt'), folder('/class/ada/more', [file('/class/ada/more/b.txt')])]),
      folder('/class/none', []),
      file('/class/c.txt'),
    ]),
    file('/d.txt'),
  );
  expect(hasFolder(dropped)).toBe(true);
  expect((await droppedFiles(dropped)).map(({ path }) => path)).toEqual([
    ...['class/ada/a.txt', 'class/ada/more/b.txt', 'class/c.txt', 'd.txt'],
  ]);
  expect(hasFolder(dropOf(file('/d.txt')))).toBe(false);
});

test('a folder with too many files is refused with a sentence', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => file(`/class/${at}.txt`));
  await expect(droppedFiles(dropOf(folder('/class', many)))).rejects.toThrow(
    'This folder has more than 20,000 files: choose a smaller one.',
  );
});
