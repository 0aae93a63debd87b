/** The bugs of heuristics in words, as those in `bugWords.ts`. */
import type { WrongH } from '../rules/wrongH.ts';

export interface BugWords {
  /** What follows on “a program that”. */
  readonly does: string;
  readonly effect: string;
  readonly look: string;
}

// `bugWords.test.ts` tries the effects on all states of small boards.
const WEAK_H =
  'On many boards h is lower than it should be. A* still finds a best path, but usually expands more states.';
const WEAK_H_A_LITTLE =
  'On some boards h is lower than it should be. A* still finds a best path, but usually expands more states.';
const HIGH_H = 'h can be higher than what is left to the goal, so A* can miss the shortest path.';
const OTHER_GOAL =
  'h is lowest at another board, so it leads the search away from the goal, and usually more states are expanded.';

export const WRONG_H_WORDS: Readonly<Record<WrongH, BugWords>> = {
  'counts-blank': {
    does: 'counts the blank as a tile in h',
    effect:
      'One move from the goal, h is already 1 too high, so on some boards A* misses the shortest path; on 3×3 boards, with moves of cost 1, none is known.',
    look: 'Skip the blank in the loop over the tiles.',
  },
  'counts-tiles': {
    does: 'only counts the tiles that are not on their goal cells, whatever their distance',
    effect: WEAK_H,
    look: 'Add up rows and columns between each tile and its goal cell.',
  },
  'adds-distances': {
    does: 'adds up how far the tiles are from their goal cells; this h only counts the tiles',
    effect: 'A* still finds a best path, usually with fewer states; but this is another heuristic.',
    look: 'Add 1 for each tile that is not on its goal cell.',
  },
  'counts-home': {
    does: 'counts the tiles that are on their goal cells, not the others',
    effect: 'h is highest at the goal, so it leads the search away from there, and more states are expanded.',
    look: 'Count a tile where its cell is not its goal cell.',
  },
  'forgets-conflict': {
    does: 'leaves out the linear conflicts, so h is Manhattan distance',
    effect: WEAK_H,
    look: 'Add 2 for each tile that must leave its line so that another can pass.',
  },
  'diagonal-as-one': {
    does: 'takes the larger of rows and columns as the distance, as if tiles could move diagonally',
    effect: WEAK_H,
    look: 'Add rows and columns.',
  },
  'straight-line': {
    does: 'measures the straight line between each tile and its goal cell (Euclidean distance), not rows plus columns',
    effect: WEAK_H,
    look: 'Add the rows and the columns between each tile and its goal cell, without squares and roots.',
  },
  'rows-only': {
    does: 'counts only the rows between each tile and its goal cell',
    effect: WEAK_H,
    look: 'Add the columns between each tile and its goal cell.',
  },
  'columns-only': {
    does: 'counts only the columns between each tile and its goal cell',
    effect: WEAK_H,
    look: 'Add the rows between each tile and its goal cell.',
  },
  squared: {
    does: 'squares the rows and columns between each tile and its goal cell before it adds them up',
    effect: HIGH_H,
    look: 'Use absolute values, not squares.',
  },
  'places-in-list': {
    does: 'counts how far a tile is from its goal cell in the list of cells, not on the board',
    effect: HIGH_H,
    look: 'Work out row and column of each place first: the place divided by the number of columns, rounded down, and the remainder.',
  },
  'forgets-abs': {
    does: 'adds up signed differences of rows and columns, so what one tile adds, another takes away',
    effect: 'h says next to nothing about the way that is left, so more states are expanded.',
    look: 'Take the absolute value of the difference of rows, and of the difference of columns, before you add them up.',
  },
  'leaves-out-tile': {
    does: 'leaves a tile out of h: the first or the last one, or the one in the first or the last cell',
    effect: WEAK_H_A_LITTLE,
    look: 'Look at the range of your loop over the tiles or cells: in many languages it ends before its second number.',
  },
  'doubles-h': {
    does: 'doubles h',
    effect: 'h can be higher than what is left to the goal, so the path need not be a shortest one.',
    look: 'Look at whether each tile is counted once, and whether h is added once.',
  },
  'halves-h': {
    does: 'halves h',
    effect: WEAK_H,
    look: 'Look for a division by 2 where h is worked out, or where f is: a move brings one tile one cell nearer, no more.',
  },
  'counts-inversions': {
    does: 'counts as h the pairs of tiles that are in the wrong order (inversions)',
    effect: 'h can be higher than what is left to the goal, so the path need not be a shortest one.',
    look: 'Inversions tell whether a board can be solved at all, not how far away the goal is. Add up rows and columns between each tile and its goal cell, or whichever h you were asked for.',
  },
  'start-for-goal': {
    does: 'works out h towards the start, not towards the goal',
    effect: OTHER_GOAL,
    look: 'Look at the board in which you look up the places of the tiles: it must be the goal.',
  },
  'goal-turned': {
    does: 'works out h towards the goal with rows and columns exchanged',
    effect: OTHER_GOAL,
    look: 'Check the order of the two indices where the goal cell of a tile is looked up.',
  },
  'goal-blank-last': {
    does: 'works out h towards the goal 1, 2, 3, … with the blank last, whatever the goal is',
    effect: OTHER_GOAL,
    look: 'Look up goal cells in the goal that is asked for.',
  },
  'goal-blank-first': {
    does: 'works out h towards the goal with the blank first, then 1, 2, 3, …, whatever the goal is',
    effect: OTHER_GOAL,
    look: 'Look up goal cells in the goal that is asked for.',
  },
};
