import { expect, test } from 'vitest';
import type { ImportResult, PreviewAnswers } from '../../../shared/contract/exchange.ts';
import { DOCUMENT_KIND_NAMES, pluralOf } from '../../../shared/contract/kinds.ts';
import { answersInWords, importedInWords, toLookAtFirst } from './comingWords.ts';

const BY_HAND = { hands: 0, handAnswers: 0, handRight: 0 };
const NONE = { answered: 0, right: 0, unchecked: 0, others: 0, othersRight: 0, remarks: [], ...BY_HAND };
const ROW: PreviewAnswers = { ...NONE, name: 'Ada', keptAs: 'Ada', title: 'A* by hand', lesson: 'A* by hand', asks: 9 };

test.each([
  [{ answered: 7, right: 5 }, '7 of 9 questions of “A* by hand” answered, 5 right.'],
  [
    { answered: 7, right: 5, unchecked: 1, others: 2 },
    '7 of 9 questions of “A* by hand” answered, 5 right. 1 answer too long to check: not counted as right. 2 answers to other questions: not counted.',
  ],
  [{ asks: 0, hands: 2, handAnswers: 14, handRight: 12 }, '2 searches by hand: 12 of 14 right.'],
  [{ asks: null, others: 3, othersRight: 2 }, '3 answers to “A* by hand”, 2 right.'],
  [{ asks: 0, others: 1, othersRight: 1 }, '1 answer to “A* by hand”, 1 right.'],
  [{ keptAs: null, asks: null }, '“A* by hand”'],
])('%j is said as it is', (change, words) => {
  expect(answersInWords({ ...ROW, ...change })).toBe(words);
});

test('what is left out and what is doubtful comes first, the rest in order', () => {
  const rows = [
    ROW,
    { ...ROW, remarks: ['Twice.'] },
    { ...ROW, keptAs: null, remarks: ['Changed.'] },
    { ...ROW, name: 'Bob' },
  ];
  expect(toLookAtFirst(rows)).toEqual([rows[2], rows[1], rows[0], rows[3]]);
});

test('a class that comes is called a class', () => {
  const counted = Object.fromEntries(DOCUMENT_KIND_NAMES.map((kind) => [pluralOf(kind), kind === 'roster' ? 2 : 0]));
  expect(importedInWords(counted as unknown as ImportResult)).toBe('2 classes');
});
