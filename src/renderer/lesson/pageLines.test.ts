import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfBody } from './pageLines.ts';

test('each line of a page is a line, and lines that begin with a dash are the items of one list', () => {
  expect(partsOfBody('First\n- one\n-  two\n\nLast - not a list\n-1 is a number\n- alone\n')).toEqual([
    { line: 'First' },
    { items: ['one', 'two'] },
    { line: '' },
    { line: 'Last - not a list' },
    { line: '-1 is a number' },
    { items: ['alone'] },
  ]);
  expect(partsOfBody(' \n')).toEqual([]);
});

test('no letter of any page is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '- a', '- ', 'b - c', '')), (lines) => {
      const told = partsOfBody(lines.join('\n')).flatMap((part) => ('line' in part ? part.line : part.items));
      const letters = (texts: readonly string[]): string => texts.join('').replaceAll(/[^abc]/g, '');
      expect(letters(told)).toBe(letters(lines));
    }),
  );
});
