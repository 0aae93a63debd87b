import { expect, test } from 'vitest';
import { DIGITS } from './digits.ts';
import { CELL, miniature } from './miniature.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box of the ends of all lines and curves of a path, of the commands that outlines have. */
function boxOf(path: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, numbers] of path.matchAll(/([Mmhvlqz])([^Mmhvlqz]*)/g)) {
    const values = (numbers!.match(/-?\d+/g) ?? []).map(Number);
    const [dx, dy] = values.slice(-2);
    if (command === 'M') [x, y] = [dx!, dy!];
    else if (command === 'h') x += values[0]!;
    else if (command === 'v') y += values[0]!;
    else if (command === 'z') [x, y] = [startX, startY];
    else [x, y] = [x + dx!, y + dy!];
    if (command === 'm') [startX, startY] = [x, y];
    if (command === 'M') continue;
    xs.push(x);
    ys.push(y);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('each digit stands on its baseline, within its width, as high as the others', () => {
  expect(DIGITS).toHaveLength(10);
  for (const { width, outline } of DIGITS) {
    const { left, right, top, bottom } = boxOf(outline);
    expect([left >= 0, right <= width, Math.abs(bottom) <= 15, Math.abs(top + 674) <= 15]).toEqual(Array(4).fill(true));
  }
});

test('each number has the middle of its cell in it, on boards of all sizes', () => {
  for (const [rows, cols] of [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]) {
    const cells = Array.from({ length: rows! * cols! }, (_, cell) => cell);
    const { numbers } = miniature(cells, cols!);
    const boxes = numbers.flatMap(({ scale, path }) =>
      path
        .split(/(?=M)/)
        .map(boxOf)
        .map((box) => Object.values(box).map((value) => value * scale)),
    );
    const digitsOf = (tile: number): number => String(tile).length;
    expect(boxes).toHaveLength(cells.slice(1).reduce((sum, tile) => sum + digitsOf(tile), 0));
    let next = 0;
    for (const tile of cells.slice(1)) {
      const own = boxes.slice(next, (next += digitsOf(tile)));
      const [left, right] = [Math.min(...own.map(([x]) => x!)), Math.max(...own.map(([, x]) => x!))];
      const [x, y] = [(tile % cols!) * CELL, Math.floor(tile / cols!) * CELL];
      const isCentred = Math.abs((left + right) / 2 - x - CELL / 2) < 1;
      expect([left > x, right < x + CELL, isCentred]).toEqual([true, true, true]);
      for (const [, , top, bottom] of own) expect([top! > y, bottom! < y + CELL]).toEqual([true, true]);
    }
  }
});

test('every tile has a ground in its cell, and the blank has none', () => {
  const { grounds } = miniature([1, 2, 3, 4, 5, 0, 7, 8, 6], 3);
  expect(grounds.match(/M/g)).toHaveLength(8);
  expect(grounds).toMatch(/M24 21h/);
  expect(grounds).not.toMatch(/M44 21h/);
});
