import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spacedRows } from './spacedRows.ts';
import { TraceLines } from './traceReader.ts';

test.each([3, 4])('a blank that is printed as a space is found in any place, on boards of %i × %i', (side) => {
  const tiles = Array.from({ length: side * side }, (_, tile) => tile);
  fc.assert(
    fc.property(fc.shuffledSubarray(tiles, { minLength: tiles.length }), fc.boolean(), (cells, isRight) => {
      const cell = (tile: number): string => {
        const text = tile === 0 ? '' : String(tile);
        return isRight ? text.padStart(2) : text.padEnd(2);
      };
      const rows = Array.from({ length: side }, (_, row) =>
        cells
          .slice(side * row, side * (row + 1))
          .map(cell)
          .join(' '),
      );
      const lines = new TraceLines();
      lines.push(rows.map((row) => `${row.trimEnd()}\n`).join(''));
      const { run, boards, fault } = lines.end();
      expect(fault).toBeNull();
      expect(boards.states!.cellsOf(run.state[0]!)).toEqual(cells);
    }),
  );
});

test('rows that are whole, or short in another way, stay as they are', () => {
  for (const rows of [['1 2 3', '4 5 6', '7 8 0'], ['1 2 3', '4', '7 8 5'], ['1 2', '3 _'], ['1 2 3']])
    expect(spacedRows(rows)).toBeNull();
});
