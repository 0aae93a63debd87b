import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAt } from './lanes.ts';

test('every place of a list is on one page, pages follow one another, and none is longer than asked for', () => {
  const sizes = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 40 }), fc.nat(), (size, perPage, at) => {
      const place = at % size;
      const { first, end } = pageAt(place, perPage, size);
      expect(first <= place && place < end && end <= size && end - first <= perPage).toBe(true);
      if (end < size) expect(pageAt(end, perPage, size).first).toBe(end);
      if (first > 0) expect(pageAt(first - 1, perPage, size).end).toBe(first);
    }),
  );
});

test('a place beyond a list that has become shorter is on its last page; an empty list has an empty one', () => {
  expect(pageAt(40, 5, 12)).toEqual({ first: 10, end: 12 });
  expect(pageAt(3, 5, 0)).toEqual({ first: 0, end: 0 });
});
