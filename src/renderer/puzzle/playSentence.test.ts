import { expect, test } from 'vitest';
import { hintSentence, solvedSentence, thinkingSentence } from './playSentence.ts';

test.each([
  [0, 0, 'This is the goal.'],
  [8, 8, 'Solved in 8 moves: the fewest there can be.'],
  [10, 8, 'Solved in 10 moves; 8 would do.'],
  [1, null, 'Solved in 1 move.'],
])('solved in %i moves, where %j is the optimum', (moves, optimum, sentence) => {
  expect(solvedSentence(moves, optimum)).toBe(sentence);
});

test('a hint names the move for the blank or for the tile, and says what is left', () => {
  expect(hintSentence(2, 4, 7, 'blank')).toBe('Best: the blank left ←, which slides tile 4. Then 6 more moves.');
  expect(hintSentence(2, 4, 2, 'tile')).toBe('Best: tile 4 right →. Then 1 more move.');
  expect(hintSentence(0, 4, 1, 'blank')).toBe('Best: the blank up ↑, which slides tile 4. That is the goal.');
});

test('a bound is said meanwhile, and that large boards take long', () => {
  const progress = { bound: 41, generated: 26_800_000 };
  expect(thinkingSentence(progress, 16)).toBe('At least 41 moves are left. 26,800,000 nodes so far …');
  expect(thinkingSentence(progress, 20)).toMatch(/may take very long\.$/);
});
