/** The bugs in words: what the program does, what follows from it, and what to look for. */
import type { BugId } from './bugs.ts';

export interface BugWords {
  /** Continues "The whole output is that of a program that …". */
  readonly does: string;
  readonly effect: string;
  readonly look: string;
}

const PATH_MAY_BE_LONGER = 'The path can be longer than a shortest one.';
const MORE_STATES = 'The path is right, but many states are expanded again and again.';
const WEAK_H = 'h stays too low, so the path is right, but more states are expanded than need be.';
const HIGH_H = 'h can be too high, so the path can be longer than a shortest one.';

export const BUG_WORDS: Readonly<Record<BugId, BugWords>> = {
  'goal-on-generation': {
    does: 'stops as soon as it generates the goal',
    effect: `${PATH_MAY_BE_LONGER} On many boards it is not, so the bug stays hidden.`,
    look: 'Move the goal test behind the line that takes a state from the frontier.',
  },
  'marked-when-generated': {
    does: 'closes a state as soon as it is generated, so a cheaper path to it is thrown away',
    effect: PATH_MAY_BE_LONGER,
    look: 'Close a state as it is expanded. While it waits, keep the cheaper of two paths.',
  },
  'never-reopens': {
    does: 'never expands a state again, although this heuristic is inconsistent',
    effect: PATH_MAY_BE_LONGER,
    look: 'When a cheaper path to a closed state is found, put it back into the frontier.',
  },
  'no-closed-list': {
    does: 'recognises no state that it has seen before',
    effect: MORE_STATES,
    look: 'Keep the expanded states in a set, and look them up by their tiles. A list or an object of your own may be compared by identity: use a tuple or a string, or define equality and hash.',
  },
  'closed-unasked': {
    does: 'looks up the closed list when it adds a state, but not when it takes one, so a state that was added twice is expanded twice',
    effect: MORE_STATES,
    look: 'After taking a state from the frontier, skip it if it is closed.',
  },
  'h-of-parent': {
    does: 'uses h of the parent for its successors',
    effect: PATH_MAY_BE_LONGER,
    look: 'Work out h from the board after the move, not before it.',
  },
  'h-of-start': {
    does: 'uses h of the start for every state',
    effect: 'h no longer tells one state from another: it leads nowhere, and more states are expanded.',
    look: 'Work out h anew for each successor, from its own board.',
  },
  'forgets-g': {
    does: 'orders by h alone, as greedy search does',
    effect: PATH_MAY_BE_LONGER,
    look: 'Order by g + h, and make sure that g grows along the path.',
  },
  'forgets-h': {
    does: 'orders by g alone, as uniform-cost search does',
    effect: 'The path is right, but as many states are expanded as without a heuristic.',
    look: 'Order by g + h, and check that h is not 0 for every board.',
  },
  'forgets-weight': {
    does: 'orders by g + h without the weight, as A* does',
    effect: 'The path is a shortest one, but more states are expanded than with the weight.',
    look: 'Multiply h by the weight where f is worked out.',
  },
  'adds-g': {
    does: 'orders by g + h, as A* does',
    effect: 'Usually more states are expanded: greedy search looks at h alone, and does not promise a best path.',
    look: 'Order by h, without g.',
  },
  'g-of-last-move': {
    does: 'takes what the last move costs for g, and forgets the path before it',
    effect: PATH_MAY_BE_LONGER,
    look: 'Add what a move costs to g of the parent.',
  },
  'adds-up-f': {
    does: 'adds f of the parent, not its g, to what a move costs, so every h on the path is counted in',
    effect: PATH_MAY_BE_LONGER,
    look: 'Keep g and f apart: g of a successor is g of its parent plus what the move costs.',
  },
  'counts-moves': {
    does: 'adds 1 for every move, whatever the move costs',
    effect: 'The path has the fewest moves, but another one may cost less.',
    look: 'Add what moving that tile costs.',
  },
  'greatest-first': {
    does: 'takes the greatest value first',
    effect: 'It walks away from the goal, and the path is hardly ever a shortest one.',
    look: 'Turn the comparison of your priority queue around.',
  },
  'compares-text': {
    does: 'compares values as text, so 10 comes before 9',
    effect:
      'The path can be longer, or cost more, than the best one. As long as all values have one digit, the bug stays hidden.',
    look: 'Compare numbers: in JavaScript, sort() without a comparator compares texts.',
  },
  'stack-for-queue': {
    does: 'takes the state that was added last, as depth-first search does',
    effect: PATH_MAY_BE_LONGER,
    look: 'Take states from the other end of the list: pop() takes the last one.',
  },
  'queue-for-stack': {
    does: 'takes the state that was added first, as breadth-first search does',
    effect: 'The path is a shortest one, but the frontier takes more memory.',
    look: 'Take states from the end at which they are added.',
  },
  'counts-states': {
    does: 'counts the states of a path, not its moves, so g begins with 1',
    effect: 'The order is right; g and the length of the path are 1 too high.',
    look: 'Give the start g = 0.',
  },
  'misses-goal': {
    does: 'does not recognise the goal when it takes it, and searches on',
    effect: 'It ends when nothing is left, when it is stopped, or with another board.',
    look: 'Look at your goal test: it must compare the tiles with the goal that is asked for, not whether two boards are one object.',
  },
  'around-the-edge': {
    does: 'moves tiles around the edge: from the end of a row to the beginning of the next, or back',
    effect: 'It finds paths with moves that no one can make.',
    look: 'In a list of cells, check that a cell and the next one are in the same row: cell // columns is equal.',
  },
  'forgets-a-move': {
    does: 'never moves the blank in one of the four directions',
    effect: 'It misses paths, and may find a longer one or none.',
    look: 'Look at the list of your directions, and at the test for each edge: < or <=?',
  },
  'shared-board': {
    does: 'has one board for all states, so a move changes those in the frontier, too',
    effect: 'All states in the frontier are the same board, and none is what it was when it was added.',
    look: 'Copy the board before you move a tile: next = list(board), board.clone(), […board]. A list of lists needs a copy of each row.',
  },
  'bound-by-two': {
    does: 'raises the bound by 2',
    effect: 'The path can be one move longer than a shortest one.',
    look: 'Raise the bound by 1 after each round.',
  },
  'starts-too-deep': {
    does: 'begins with the bound 2',
    effect: 'A path of one move can be missed for one of three.',
    look: 'Begin with the bound 0 or 1.',
  },
  'bound-off-by-one': {
    does: 'recognises the goal only where it lies nearer than the bound',
    effect: 'The goal is found one round later than need be, after many states have been expanded again.',
    look: 'Test for the goal before you compare the depth with the bound.',
  },
  'bound-to-greatest': {
    does: 'raises the bound to the greatest f beyond it, not to the least',
    effect: PATH_MAY_BE_LONGER,
    look: 'Keep the least f that was beyond the bound, and begin each round with infinity.',
  },
  'seen-at-any-depth': {
    does: 'skips a state that was seen in the round, even where it is now nearer to the start',
    effect: 'A state can be missed that lies within the bound, and with it the shortest path.',
    look: 'Remember the depth at which a state was seen, and skip it only at that depth or deeper.',
  },
  'seen-in-other-rounds': {
    does: 'keeps the states that it has seen from one round to the next',
    effect: 'Later rounds skip nearly everything, and the goal may never be found.',
    look: 'Empty the set of seen states before each round.',
  },
  'counts-blank': {
    does: 'counts the blank as a tile in h',
    effect: `${HIGH_H} It is one too high at the least when the goal is one move away.`,
    look: 'Skip the blank in the loop over the tiles.',
  },
  'counts-tiles': {
    does: 'counts the tiles that are not on their goal cells, and not how far they are from them',
    effect: WEAK_H,
    look: 'Add up rows and columns between each tile and its goal cell.',
  },
  'adds-distances': {
    does: 'adds up how far the tiles are from their goal cells; this h only counts the tiles',
    effect: 'The path is right, and fewer states are expanded; but this is another heuristic.',
    look: 'Add 1 for each tile that is not on its goal cell.',
  },
  'counts-home': {
    does: 'counts the tiles that are on their goal cells, not the others',
    effect: HIGH_H,
    look: 'Turn the comparison around.',
  },
  'forgets-conflict': {
    does: 'leaves out the linear conflicts, so h is Manhattan distance',
    effect: WEAK_H,
    look: 'Add 2 for each tile that must leave its line so that another can pass.',
  },
  'diagonal-as-one': {
    does: 'takes the greater of rows and columns for the distance, as if tiles moved diagonally',
    effect: WEAK_H,
    look: 'Add rows and columns.',
  },
  'rows-only': {
    does: 'counts rows only',
    effect: WEAK_H,
    look: 'Add the columns between each tile and its goal cell.',
  },
  'columns-only': {
    does: 'counts columns only',
    effect: WEAK_H,
    look: 'Add the rows between each tile and its goal cell.',
  },
  squared: {
    does: 'adds up the squares of rows and columns',
    effect: HIGH_H,
    look: 'Use absolute values, not squares.',
  },
  'places-in-list': {
    does: 'takes the distance between places in the list of cells',
    effect: HIGH_H,
    look: 'Work out row and column of each place first: place / columns and place % columns.',
  },
  'goal-turned': {
    does: 'works out h towards the goal with rows and columns exchanged',
    effect: 'h leads to another board, and is not 0 at the goal.',
    look: 'Check the order of the two indices where the goal cell of a tile is looked up.',
  },
  'goal-blank-last': {
    does: 'works out h towards the goal 1, 2, 3, … with the blank last, whatever the goal is',
    effect: 'h leads to another board, and is not 0 at the goal.',
    look: 'Look up goal cells in the goal that is asked for.',
  },
  'goal-blank-first': {
    does: 'works out h towards the goal with the blank first, then 1, 2, 3, …, whatever the goal is',
    effect: 'h leads to another board, and is not 0 at the goal.',
    look: 'Look up goal cells in the goal that is asked for.',
  },
};
