import { expect, test } from 'vitest';
import { FileFault } from './fault.ts';
import { FORMAT } from './libraryFile.ts';
import { readFile } from './readFile.ts';

const MANY = 4_000_000;

/** Files that repeat one thing millions of times, with the ends of their names. */
const HUGE: Readonly<Record<string, readonly [name: string, text: string]>> = {
  'a title of escapes': [
    'json',
    `{"format": "${FORMAT}", "version": 1, "sets": [{"title": "${'\\n'.repeat(MANY)}", "puzzles": []}]}`,
  ],
  'a string of escapes that does not end': ['json', `{"a": "${'\\n'.repeat(MANY)}`],
  'a name of escapes': ['json', `{"${'\\u0041'.repeat(MANY / 4)}": 1}`],
  'a number of many digits': ['json', `{"a": ${'7'.repeat(MANY)}}`],
  'white space': ['json', `{"a":${' '.repeat(MANY)}1}`],
  'a field of quotation marks': ['csv', `start\n"${'""'.repeat(MANY / 4)}"`],
  'a line of separators': ['csv', `start\n${','.repeat(MANY / 4)}`],
  'a board of many digits': ['txt', '1 '.repeat(MANY)],
};

test.each(Object.entries(HUGE))('%s is read or refused, and does not overflow the stack', (_, [end, text]) => {
  const bytes = new TextEncoder().encode(text);
  expect(() => {
    const { faults } = readFile(`huge.${end}`, bytes);
    if (faults.length > 0) throw new FileFault(faults[0]!.sentence);
  }).toThrow(FileFault);
});
