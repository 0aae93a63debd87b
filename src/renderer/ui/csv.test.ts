import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('fields that hold what separates fields are quoted', () => {
  expect(csvRow([1, 'a b', 'x,y', 'say "no"', 'two\nlines'])).toBe('1,a b,"x,y","say ""no""","two\nlines"\r\n');
});
