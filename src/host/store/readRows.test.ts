import { expect, test } from 'vitest';
import { readRowsById } from './readRows.ts';

test('a missing row that an index names is reported beside the others', () => {
  const rows = new Map([
    [1, 'one'],
    [3, 'three'],
  ]);
  const sentence = expect.stringMatching(/^A puzzle whose title cannot be read has changed/);
  expect(readRowsById([1, 2, 3], (id) => rows.get(id), String, 'puzzle')).toEqual({
    rows: ['one', 'three'],
    damaged: [{ id: 2, title: null, sentence }],
  });
});
