import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyAction } from './board.ts';
import { MOVES } from './geometry.ts';
import { actionsOf, lettersOf, movesAsArrows, nameMoves, nameOfMove, nameOfMover } from './moveNames.ts';

test('a move is named as the blank goes, or as the tile goes', () => {
  const before = [1, 2, 3, 4, 0, 5, 6, 7, 8];
  for (const [action, { name, rows, cols }] of MOVES.entries()) {
    const after = applyAction(before, action, 3, 3)!;
    const tile = before[after.indexOf(0)]!;
    const way = (item: number): number => after.indexOf(item) - before.indexOf(item);
    expect(way(0)).toBe(3 * rows + cols);
    expect(nameOfMove(action, 'blank').word).toBe(name);
    const named = MOVES.find((move) => move.name === nameOfMove(action, 'tile').word)!;
    expect(way(tile)).toBe(3 * named.rows + named.cols);
  }
});

test('letters and actions are the same moves', () => {
  expect(actionsOf('UDLR')).toEqual([0, 1, 2, 3]);
  for (const letters of ['', 'U', 'RRLDUD']) expect(lettersOf(actionsOf(letters))).toBe(letters);
});

test('moves in letters and arrows say the same', () => {
  expect(nameMoves('UDLR', 'blank')).toBe('UDLR');
  expect(nameMoves('UDLR', 'tile')).toBe('DURL');
  expect(nameMoves('', 'tile')).toBe('');
  expect(movesAsArrows('UDLR', 'blank')).toBe('↑ ↓ ← →');
  expect(movesAsArrows('UDLR', 'tile')).toBe('↓ ↑ → ←');
  expect([nameOfMover(5, 'blank'), nameOfMover(5, 'tile')]).toEqual(['blank', 'tile 5']);
});

const SOURCES = ['src/renderer', 'src/host/services', 'src/shared/puzzle', 'src/shared/exchange'];
/** Where names come from, tests, and the solver, which answers in the letters of the blank. */
const FREE = /(\.test\.ts|\.fixture\.ts|moveNames\.ts|geometry\.ts|optimalSolver\.ts)$/;
/** A name of a move that was not asked for here. */
const NAMES = /MOVES\[[^\]]*\]!?\.(name|letter)|MOVES\.\w+\(\(\{[^}]*\b(name|letter)\b|\bARROWS\b|MOVE_LETTERS\[/;

test('no place prints moves by other names', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !FREE.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => NAMES.test(readFileSync(file, 'utf8')))).toEqual([]);
});
