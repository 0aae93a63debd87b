import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arrowsOf, folderPicture, leadsTo, PICTURE_DOCUMENT, pictureIn, withoutImplied } from './folderPicture.mjs';
import { IMPORT_TABLE, type ImportRow } from './importTable.mjs';

function row(folder: string, may: readonly string[]): ImportRow {
  return { folder, may, invariant: '' };
}

const arrow = (from: string, to: string) => ({ from, to });

test('ARCHITECTURE.md shows the folders as the import table has them', () => {
  const shown = pictureIn(readFileSync(PICTURE_DOCUMENT, 'utf8'));
  expect(shown, 'the import table has changed: `npm run fix` draws its picture anew').toBe(folderPicture(IMPORT_TABLE));
});

test('the picture leads wherever the table leads, and no farther', () => {
  const all = arrowsOf(IMPORT_TABLE);
  const drawn = withoutImplied(all);
  const folders = [...new Set(all.flatMap(({ from, to }) => [from, to]))];
  expect(drawn.length).toBeLessThan(all.length);
  for (const from of folders) {
    for (const to of folders) expect([from, to, leadsTo(from, to, drawn)]).toEqual([from, to, leadsTo(from, to, all)]);
  }
});

test('no folder under src leads back to itself', () => {
  const all = arrowsOf(IMPORT_TABLE);
  expect(all.filter(({ from, to }) => leadsTo(to, from, all))).toEqual([]);
});

describe('an arrow', () => {
  test('is left out where others imply it', () => {
    const [direct, first, second] = [arrow('a', 'c'), arrow('a', 'b'), arrow('b', 'c')];
    expect(withoutImplied([direct, first, second])).toEqual([first, second]);
  });

  test('stays where two folders import each other', () => {
    const both = [arrow('a', 'b'), arrow('b', 'a')];
    expect(withoutImplied(both)).toEqual(both);
  });

  test('stands for files and types, and leads out of no folder for packages', () => {
    const table = [row('src/b/c', ['type src/a/d', 'src/a/file.ts', 'svelte', 'node']), row('src/a', ['src/a/d'])];
    expect(arrowsOf(table)).toEqual([arrow('b', 'a')]);
  });
});
