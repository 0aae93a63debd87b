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

describe('an arrow', () => {
  test('is left out where others imply it', () => {
    const [direct, first, second] = [arrow('a', 'c'), arrow('a', 'b'), arrow('b', 'c')];
    expect(withoutImplied([direct, first, second])).toEqual([first, second]);
  });

  test('stays where two folders import each other', () => {
    const both = [arrow('a', 'b'), arrow('b', 'a')];
    expect(withoutImplied(both)).toEqual(both);
  });

  test('leads to the folder of a file', () => {
    expect(arrowsOf([row('src/a', []), row('src/b', ['src/a/file.ts', 'svelte', 'node'])])).toEqual([arrow('b', 'a')]);
  });

  test('does not stand for types, nor for single files', () => {
    expect(arrowsOf([row('src/a', []), row('src/b', ['type src/a']), row('src/b/root.ts', ['src/a'])])).toEqual([]);
  });
});

test('folders stand in their group, whose own files are a box of their own', () => {
  const table = [row('src/g', ['src/g/a']), row('src/g/a', []), row('src/b', ['src/g'])];
  expect(folderPicture(table).split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  subgraph g["src/g"]',
    '    g_files["*.ts"]',
    '    g_a["a"]',
    '  end',
    '  b["src/b"]',
    '  g_files --> g_a',
    '  b --> g',
    '```',
    '',
  ]);
});
