import { expect, test } from 'vitest';
import { titleOfCopy } from './copyTitle.ts';
import { MAX_TITLE_LENGTH, parse, TITLE } from './parse.ts';

test('a long title was cut through a character', () => {
  const title = `a${'🧩'.repeat(MAX_TITLE_LENGTH - 1)}`;
  const copy = titleOfCopy(title);
  expect(Array.from(copy)).toHaveLength(MAX_TITLE_LENGTH);
  expect(parse(TITLE, copy)).toMatch(/^a(🧩)+… \(copy\)$/u);
});

test('a title that fits stays', () => {
  expect(titleOfCopy('🧩'.repeat(MAX_TITLE_LENGTH - 7))).toBe(`${'🧩'.repeat(MAX_TITLE_LENGTH - 7)} (copy)`);
});
