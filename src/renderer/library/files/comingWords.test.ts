import { expect, test } from 'vitest';
import type { ImportPreview, ImportResult, PreviewAnswers } from '../../../shared/contract/exchange.ts';
import { DOCUMENT_KIND_NAMES, pluralOf } from '../../../shared/contract/kinds.ts';
import { answersInWords, comingLists, importedInWords, toLookAtFirst } from './comingWords.ts';

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

const AS_IN_FILE = { into: null, addKnown: false };

test.each([
  ['a set that was renamed, and brings nothing', { fresh: 0, known: 1 }, AS_IN_FILE, '0 new · 1 already there'],
  [
    'it where puzzles are added again',
    { fresh: 0, known: 1 },
    { ...AS_IN_FILE, addKnown: true },
    'new set · 0 new · 1 already there',
  ],
  ['a new set', { fresh: 2, known: 1 }, AS_IN_FILE, 'new set · 2 new · 1 already there'],
  ['an empty set', { fresh: 0, known: 0 }, AS_IN_FILE, 'new set · 0 new · 0 already there'],
  ['a set of the library', { setId: 1, fresh: 0, known: 1 }, AS_IN_FILE, 'joins the set · 0 new · 1 already there'],
  [
    'a set whose puzzles go into another',
    { fresh: 2, known: 1 },
    { into: 7, addKnown: false },
    '2 new · 1 already there',
  ],
])('of a set, the preview says where its puzzles go: %s', (_name, set, choices, said) => {
  const sets = [{ title: 'Old', setId: null, challenges: 0, ...set }];
  const preview = { answers: [], sets, lessons: [], experiments: [], heuristics: [] };
  expect(comingLists(preview as unknown as ImportPreview, choices)[0]!.rows[0]!.said).toBe(said);
});
