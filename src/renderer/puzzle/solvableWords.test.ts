import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { countingSentence, verdictSentence } from './solvableWords.ts';

const THREE: Puzzle = { rows: 3, cols: 3, start: [2, 1, 3, 4, 5, 6, 7, 8, 0], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const FOUR: Puzzle = { rows: 2, cols: 2, start: [0, 2, 1, 3], goal: [1, 2, 3, 0] };

const verdictOf = (puzzle: Puzzle): string =>
  verdictSentence(solvability(puzzle.start, puzzle.goal, puzzle.cols), puzzle);

describe('the sum that decides', () => {
  test.each([
    ['inversions alone where the columns are odd', THREE, '1 inversion: odd, and no move changes that.'],
    [
      'the rows of the blank as well where they are even',
      FOUR,
      '1 inversion + 1 row of the blank = 2: even, and no move changes that.',
    ],
    [
      'nothing on the goal',
      { ...FOUR, start: FOUR.goal },
      '0 inversions + 0 rows of the blank = 0: even, and no move changes that.',
    ],
  ])('is %s', (_, puzzle, sentence) => {
    expect(verdictOf(puzzle)).toBe(sentence);
  });
});

describe('while inversions are counted', () => {
  const pairs: [number, number][] = [[0, 1]];
  test.each([
    ['nothing before it begins', THREE, { counted: null, isOver: false, pair: null }, ''],
    ['how many there will be', THREE, { counted: 0, isOver: false, pair: null }, '0 of 1'],
    [
      'the pair that is shown',
      THREE,
      { counted: 1, isOver: false, pair: pairs[0] },
      '1 of 1: 2 stands before 1; in the goal it is behind.',
    ],
    [
      'the sum',
      THREE,
      { counted: 2, isOver: true, pair: null },
      '1 pair of tiles stands in the opposite order of the goal.',
    ],
    [
      'the sum and the rows',
      FOUR,
      { counted: 2, isOver: true, pair: null },
      '1 pair of tiles stands in the opposite order of the goal. The blank is in row 1, in the goal in row 2: 1 row more.',
    ],
  ] as const)('says %s', (_, puzzle, counting, sentence) => {
    expect(countingSentence({ ...counting, pairs }, puzzle)).toBe(sentence);
  });
});
