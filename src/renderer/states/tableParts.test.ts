import { expect, test } from 'vitest';
import { MAX_PART_BYTES } from '../../shared/contract/exchange.ts';
import { distanceTable, edgeTable } from '../../shared/puzzle/states/stateTables.ts';
import { TableParts } from './tableParts.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

test('the parts of all 483,840 moves are the table, none is too large, and the last count is all rows', () => {
  const table = edgeTable(GOAL, 3, 3, { directed: false, halves: 'all', naming: 'blank' });
  const parts = new TableParts(table);
  const whole = [...table.pieces()].join('');
  const decoder = new TextDecoder();
  let at = 0;
  let last = parts.next();
  for (; last.part.byteLength > 0; last = parts.next()) {
    expect(last.part.byteLength).toBeLessThanOrEqual(MAX_PART_BYTES);
    const text = decoder.decode(last.part);
    if (text !== whole.slice(at, at + text.length)) throw new Error(`The part at ${at} is not that of the table.`);
    at += text.length;
  }
  expect(at).toBe(whole.length);
  expect([last.rows, last.total]).toEqual([483_840, 483_840]);
});

test('a small table is one part', () => {
  const parts = new TableParts(distanceTable([1, 2, 3, 0], 2, 2, { halves: 'all' }));
  const { part, rows, total } = parts.next();
  expect(new TextDecoder().decode(part).split('\r\n')).toHaveLength(24 + 2);
  expect([rows, total]).toEqual([24, 24]);
  expect(parts.next().part.byteLength).toBe(0);
});
