import { expect, test } from 'vitest';
import { MAX_IMPORT_BYTES, MAX_IMPORT_FIELDS, MAX_IMPORT_LINES } from '../contract/exchange.ts';
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
  'a field of quoted lines': ['csv', `start\n"${'\n'.repeat(MAX_IMPORT_LINES - 2)}"`],
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

test.each([
  ['txt', '\n', `${MAX_IMPORT_LINES} lines`],
  ['txt', ' \r\n', `${MAX_IMPORT_LINES} lines`],
  ['csv', ',', `${MAX_IMPORT_FIELDS} fields`],
])('a %s file of nothing but %j held the host up while it was split; now it is refused', (end, piece, most) => {
  const text = piece.repeat(MAX_IMPORT_BYTES / piece.length);
  const read = () => readFile(`huge.${end}`, new TextEncoder().encode(text));
  expect(read).toThrow(new FileFault(`This file has more than ${most}: too many for one import.`));
});
