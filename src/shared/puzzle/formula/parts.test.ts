import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { measureByFormula, readFormula } from './formula.ts';
import { MAX_PARTS, valuesOfParts, type FormulaPart } from './parts.ts';

const TARGET = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
// 1 5 2 / 8 _ 3 / 4 7 6
const CELLS = [1, 5, 2, 8, 0, 3, 4, 7, 6];

const partsIn = (text: string, cells: readonly number[] = CELLS) =>
  valuesOfParts(readFormula(text), { target: TARGET, cells });
const inShort = (text: string) =>
  partsIn(text).parts.map(({ depth, text, value }) => `${'  '.repeat(depth)}${text}: ${value}`);

test.each([
  ['manhattan', []],
  ['misplaced + 2 * manhattan', ['misplaced: 7', '2 * manhattan: 16', '  manhattan: 8']],
  ['manhattan - misplaced // all\n + 3', ['manhattan: 8', '− misplaced: -7']],
  ['manhattan - (misplaced - conflicts)', ['manhattan: 8', '− misplaced: -7', 'conflicts: 0']],
  ['max(misplaced, manhattan / 16)', ['misplaced: 7', 'manhattan / 16: 0.5', '  manhattan: 8']],
  ['row(blank) + rows', ['row(blank): 1']],
  ['1 / conflicts + 2', ['1 / conflicts: Infinity', '  conflicts: 0']],
  ['sqrt(-misplaced) + 1', ['sqrt(-misplaced): null', '  -misplaced: -7', '    misplaced: 7']],
  ['count(tile => row(tile) != goalRow(tile))', ['count(tile => row(tile) != goalRow(tile)): 5']],
])('the parts of %s', (text, parts) => {
  expect(inShort(text)).toEqual(parts);
});

test('what goes through the tiles says of which tile it is how much', () => {
  const [{ tiles }] = partsIn('sum(tile => abs(row(tile) - goalRow(tile)))').parts as [FormulaPart];
  expect(tiles).toEqual([
    { value: 1, tiles: [[3], [4], [5], [6], [8]], more: 0 },
    { value: 0, tiles: [[1], [2], [7]], more: 0 },
  ]);
});

test('of pairs, too, and no more of them than anybody reads', () => {
  const [{ tiles }] = partsIn('count((a, b) => a + b > 14 and cell(a) < 9)').parts as [FormulaPart];
  expect(tiles).toEqual([
    { value: 1, tiles: [[7, 8]], more: 0 },
    { value: 0, tiles: expect.arrayContaining([[1, 2]]), more: 15 },
  ]);
});

test('a sum over the tiles is the sum of what is said of them, on any board', () => {
  const random = seededRandom(11);
  fc.assert(
    fc.property(fc.constantFrom('row(t)', 'goalCol(t) * col(t)', 'count(o => cell(o) < cell(t))'), (body) => {
      const [text, cells] = [`sum(t => ${body})`, randomSolvable(TARGET.goal, 3, random)];
      const [{ tiles, value }] = partsIn(text, cells).parts as [FormulaPart];
      const sum = tiles.reduce((sum, { value, tiles }) => sum + value! * tiles.length, 0);
      expect([sum, value]).toEqual([value, measureByFormula(readFormula(text), TARGET)(cells)]);
    }),
    { numRuns: 30 },
  );
});

test('the text of a long part is cut', () => {
  const [{ text }] = partsIn(`sum(tile => ${'row(tile) + '.repeat(9)} 1)`).parts as [FormulaPart];
  expect(text).toBe('sum(tile => row(tile) + row(tile) + row(tile) +…');
});

test('parts have a limit, beyond which they are counted', () => {
  const { parts, more } = partsIn(Array.from({ length: MAX_PARTS + 5 }, () => 'misplaced').join(' + '));
  expect([parts.length, more]).toEqual([MAX_PARTS, 5]);
});

test('what is the same on every board was counted among the parts beyond the limit', () => {
  const text = ['misplaced', 'rows', '2 * cols'].flatMap((part) => Array.from({ length: MAX_PARTS }, () => part));
  expect(partsIn(text.join(' + '))).toMatchObject({ parts: { length: MAX_PARTS }, more: 0 });
  expect(partsIn([...text, 'manhattan'].join(' + ')).more).toBe(1);
});
