import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedRows, type SortValue } from './sortedRows.ts';

const anyValues = fc.array(fc.oneof(fc.option(fc.nat(5)), fc.constant(null)), { maxLength: 9 });

test('rows are in the order of their values, either way, and rows without a value come last', () => {
  fc.assert(
    fc.property(anyValues, fc.boolean(), (values, isDescending) => {
      const sorted = sortedRows(values, (value: SortValue) => value, isDescending);
      const there = values.filter((value) => value !== null).sort((one, other) => one - other);
      expect(sorted.filter((value) => value !== null)).toEqual(isDescending ? there.reverse() : there);
      expect(sorted.slice(there.length).every((value) => value === null)).toBe(true);
    }),
  );
});

test('numbers in names count as numbers, and equal rows keep their order', () => {
  const names = ['Student 10', 'student 9', 'Student 9'];
  expect(sortedRows(names, (name) => name, false)).toEqual(['student 9', 'Student 9', 'Student 10']);
  const rows = [{ at: 1 }, { at: 2 }];
  expect(sortedRows(rows, () => 7, true)).toEqual(rows);
});
