import { describe, expect, test } from 'vitest';
import { bestMove, playSentence, type PlaySituation } from './playSentence.ts';

const PLAYING: PlaySituation = {
  moves: 0,
  isSolved: false,
  solvable: true,
  optimum: null,
  best: null,
  progress: null,
  cells: 9,
  naming: 'blank',
  weighs: false,
};
const said = (situation: Partial<PlaySituation>): string => playSentence({ ...PLAYING, ...situation });

test.each([
  [0, 0, 'This is the goal.'],
  [8, 8, 'Solved in 8 moves: a shortest solution.'],
  [10, 8, 'Solved in 10 moves; a shortest solution has 8.'],
  [1, null, 'Solved in 1 move.'],
])('solved in %i moves, where %j is the optimum', (moves, optimum, sentence) => {
  expect(said({ moves, optimum, isSolved: true })).toBe(sentence);
});

describe('what is said on the way', () => {
  const best = { action: 2, tile: 4, left: 7 };
  test.each([
    ['nothing, while nothing was asked', {}, ''],
    ['that the goal cannot be reached', { solvable: false, best }, 'The goal cannot be reached from here.'],
    ['the best move of the blank', { best }, 'Best: the blank left ←, which slides tile 4. Then 6 more moves.'],
    [
      'the best move of a tile',
      { best: { ...best, left: 2 }, naming: 'tile' },
      'Best: tile 4 right →. Then 1 more move.',
    ],
    [
      'that it is for the fewest moves, where tiles weigh',
      { best, weighs: true },
      'On a shortest path: the blank left ←, which slides tile 4. Then 6 more moves.',
    ],
    [
      'that it is the last',
      { best: { action: 0, tile: 4, left: 1 } },
      'Best: the blank up ↑, which slides tile 4. That is the goal.',
    ],
    [
      'a bound, while a hint is thought about',
      { progress: { bound: 41, generated: 26_800_000 }, cells: 16 },
      'At least 41 moves are left. 26,800,000 nodes so far …',
    ],
    [
      'that it takes long on a large board',
      { progress: { bound: 1, generated: 10 }, cells: 20 },
      'At least 1 move is left. 10 nodes so far … On a board of this size that may take very long.',
    ],
  ] as const)('is %s', (_, situation, sentence) => {
    expect(said(situation)).toBe(sentence);
  });
});

describe('the best move', () => {
  const board = { cells: [1, 2, 3, 4, 5, 0], rows: 2, cols: 3 };
  test.each([
    ['slides the tile beside the blank', { cells: board.cells, left: 3, action: 2 }, { action: 2, left: 3, tile: 5 }],
    ['slides the tile above it', { cells: board.cells, left: 3, action: 0 }, { action: 0, left: 3, tile: 3 }],
    ['is none without a hint', null, null],
    ['is none on the goal', { cells: board.cells, left: 0, action: null }, null],
    ['is none by a hint for another board', { cells: [1, 2, 0, 4, 5, 3], left: 3, action: 2 }, null],
  ])('%s', (_, hint, best) => {
    expect(bestMove(hint, board)).toEqual(best);
  });
});
