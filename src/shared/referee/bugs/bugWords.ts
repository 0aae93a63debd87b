/** The bugs in words: what the program does, what follows from it, and what to look for. */
import type { BugId } from './bugs.ts';
import { WRONG_H_WORDS, type BugWords } from './wrongHWords.ts';

export type { BugWords } from './wrongHWords.ts';

// `bugWords.test.ts` tries the effects on all states of small boards.
const WORSE_PATH = 'The path can be longer, or cost more, than the best one.';

export const BUG_WORDS: Readonly<Record<BugId, BugWords>> = {
  'goal-on-generation': {
    does: 'stops as soon as it generates the goal',
    effect:
      'The frontier may still lead to a better path to the goal. On many boards it does not, so the bug stays hidden.',
    look: 'Move the goal test: it belongs after the line that takes a state from the frontier.',
  },
  'marked-when-generated': {
    does: 'closes a state as soon as it is generated, so a cheaper path to it is thrown away',
    effect: WORSE_PATH,
    look: 'Close a state as it is expanded. While it waits, keep the cheaper of two paths.',
  },
  'never-reopens': {
    does: 'never expands a state again, even after it has found a cheaper path to it',
    effect: WORSE_PATH,
    look: 'When a cheaper path to a closed state is found, put the state back into the frontier. This happens with an h that is not consistent.',
  },
  'no-closed-list': {
    does: 'does not recognise repeated states',
    effect:
      'The same states are expanded again and again. That takes longer, and some searches go in circles for ever.',
    look: 'Keep the expanded states in a set, and look them up by their tiles. In many languages, two lists or objects with the same tiles are not equal: use a tuple or a string, or define equality and hash.',
  },
  'closed-unasked': {
    does: 'looks up the closed list when it adds a state, but not when it takes one, so a state that was added twice is expanded twice',
    effect: 'Some states are expanded more than once, so the search takes longer.',
    look: 'After taking a state from the frontier, skip it if it is closed.',
  },
  'h-of-parent': {
    does: 'gives each successor the h of its parent',
    effect: WORSE_PATH,
    look: 'Work out h from the board after the move, not before it.',
  },
  'h-of-start': {
    does: 'uses h of the start for every state',
    effect: 'h no longer tells one state from another: it leads nowhere, and more states are expanded.',
    look: 'Work out h again for each successor, from its own board.',
  },
  'forgets-g': {
    does: 'leaves out g and looks at h alone',
    effect: WORSE_PATH,
    look: 'Use g + h in the order, or where you compare with the bound, and make sure that g grows along the path.',
  },
  'forgets-h': {
    does: 'orders by g alone, as uniform-cost search does',
    effect: 'The path is a best one, but as many states are expanded as without a heuristic.',
    look: 'Order by g + h, and check that the frontier is sorted at all, and that h is worked out for each board and is not 0 for all of them.',
  },
  'forgets-weight': {
    does: 'orders by g + h without the weight, as A* does',
    effect: 'The path is that of A*. Usually more states are expanded than with the weight.',
    look: 'Multiply h by the weight where f is worked out.',
  },
  'looks-at-h': {
    does: 'looks at h, as greedy search or A* does',
    effect: 'It takes other states than this search should, and with h alone the path can be longer than the best one.',
    look: 'This search has no heuristic: order by the path so far.',
  },
  'subtracts-h': {
    does: 'orders by g - h in place of g + h',
    effect: 'States far from the goal go first: the search takes long, and its path is hardly ever the best one.',
    look: 'Look at the sign of h where f is worked out.',
  },
  'adds-g': {
    does: 'orders by g + h, as A* does',
    effect: 'Usually more states are expanded: greedy search looks at h alone, and does not promise a best path.',
    look: 'Order by h, without g.',
  },
  'g-of-last-move': {
    does: 'uses the cost of the last move as g, and forgets the path before it',
    effect: WORSE_PATH,
    look: 'Add what a move costs to g of the parent.',
  },
  'counts-expanded': {
    does: 'uses the number of states expanded so far as g, not the cost of the path',
    effect: WORSE_PATH,
    look: 'Keep g with each state: g of the parent plus what the move costs. A single counter for the whole program counts something else.',
  },
  'adds-twice': {
    does: 'adds the cost of each move to g twice',
    effect: 'g counts for more than it should, so usually more states are expanded.',
    look: 'Look at where g grows: both where the successor is made, and where it is added?',
  },
  'weighs-g': {
    does: 'multiplies g by the weight, not h',
    effect: 'Usually more states are expanded: the weight on h is to lead the search to the goal.',
    look: 'Work out f as g + weight × h.',
  },
  'adds-up-f': {
    does: 'adds the cost of a move to f of the parent, not to its g, so every h on the path is added, too',
    effect: WORSE_PATH,
    look: 'Keep g and f apart: g of a successor is g of its parent plus what the move costs.',
  },
  'counts-moves': {
    does: 'adds 1 for every move, whatever the move costs',
    effect: 'Another path may cost less, even if it has more moves.',
    look: 'Add the cost of the tile that moves.',
  },
  'greatest-first': {
    does: 'takes the state with the highest value first, not the lowest',
    effect:
      'The least promising state always goes first: the search takes long, and its path is hardly ever the best one.',
    look: 'Reverse the comparison in your priority queue. Some queues take the highest value first unless they are told otherwise.',
  },
  'compares-text': {
    does: 'compares values as text, so 10 comes before 9',
    effect:
      'The path can be longer, or cost more, than the best one. As long as all values have one digit, the bug stays hidden.',
    look: 'Compare numbers: in JavaScript, sort() without a comparator compares texts.',
  },
  'stack-for-queue': {
    does: 'takes the state that was added last, as depth-first search does',
    effect: WORSE_PATH,
    look: 'Look at where states are taken: in many languages, pop() takes the one that was added last. Breadth-first search needs a queue, other searches a priority queue: it is not enough to sort the new successors.',
  },
  'takes-end-of-heap': {
    does: 'takes the last entry of the list that holds its heap, which is neither the lowest nor always the newest',
    effect: WORSE_PATH,
    look: 'Take states with the function of the heap: in Python, heapq.heappop(frontier). frontier.pop() only takes the end of the list off, and a heap is in order only at its top.',
  },
  'appends-to-heap': {
    does: 'adds states to the end of the list that holds its heap, and not to their places in the heap',
    effect: WORSE_PATH,
    look: 'Add states with the function of the heap: in Python, heapq.heappush(frontier, …), not frontier.append(…).',
  },
  'multiplies-g-and-h': {
    does: 'multiplies g and h in place of adding them',
    effect: 'A state with h = 1 counts as little as one move costs to it, however long its path is. ' + WORSE_PATH,
    look: 'Work out f as g + h.',
  },
  'takes-smallest-board': {
    does: 'orders by the boards themselves: it takes the one whose list of tiles sorts first, whatever its value',
    effect:
      'The order says nothing about the way to the goal: the search takes long, and its path is hardly ever the best one.',
    look: 'In Python, min(frontier), sorted(frontier) and heapq compare what is in the list: with tuples, their first part. Give min() a key, or put the value before the board: (f, board).',
  },
  'queue-for-stack': {
    does: 'takes the state that was added first, as breadth-first search does',
    effect: 'The path has the fewest moves, but this is not depth-first search.',
    look: 'Take states from the end at which they are added.',
  },
  'counts-states': {
    does: 'counts the states of a path, not its moves, so g begins with 1',
    effect: 'The order of the states is right; every g is 1 too high.',
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
    look: 'In a list of cells, check that a cell and the next one are in the same row: cell // columns is equal. In Python, the index -1 is the last one: check that row and column are not below 0.',
  },
  'forgets-a-move': {
    does: 'never moves the blank in one of the four directions',
    effect: 'It misses paths, and may find a longer one or none.',
    look: 'Look at the list of your directions, and at the test for each edge: < or <=?',
  },
  'loses-an-edge': {
    does: 'never moves the blank into a row or column at the edge of the board',
    effect: 'It misses paths, and may find a longer one or none.',
    look: 'Look at the test for the edges: rows and columns go from 0 to their number minus 1, so the test is 0 <= row < rows.',
  },
  'moves-diagonally': {
    does: 'moves tiles diagonally, too',
    effect: 'It finds paths with moves that no one can make.',
    look: 'Look at the list of your directions: the blank changes places with a tile above, below, to the left or to the right.',
  },
  'wrong-entry-in-moves': {
    does: 'has a wrong move for one cell of the board',
    effect: 'It misses paths, or finds some with moves that no one can make.',
    look: 'Look at your table of moves, or at what you do at this cell: from each cell, the blank goes to all cells above, below, to the left and to the right, and nowhere else.',
  },
  'leaves-in-frontier': {
    does: 'takes a state, but leaves it in the frontier',
    effect: 'The same state comes again and again, and the search makes hardly any progress.',
    look: 'Remove a state from the frontier as it is taken: looking at the first or the lowest one is not enough.',
  },
  'stops-at-known': {
    does: 'leaves the loop over the successors as soon as one of them is known, so those behind it are never added',
    effect: 'It misses paths, and may find a longer one or none.',
    look: 'Where a successor is known, go on with the next one: continue, not break or return.',
  },
  'enters-one': {
    does: 'looks only at the first successor of each state, and never comes back for the others',
    effect: 'It walks down one branch, and finds the goal only if that lies there.',
    look: 'Look at the loop over the successors: a return in it must depend on whether the goal was found.',
  },
  'success-not-passed-on': {
    does: 'searches on after it has found the goal',
    effect: 'It takes longer than need be, and another path may take the place of the one that was found.',
    look: 'Look at what the function does with the result when it calls itself: if the goal was found, return at once. The loop over the bounds must end then, too.',
  },
  'shared-board': {
    does: 'has one board for all states, so a move changes those in the frontier, too',
    effect: 'All states in the frontier are the same board, and none is what it was when it was added.',
    look: 'Copy the board before you move a tile: next = list(board), board.clone(), […board]. A list of lists needs a copy of each row.',
  },
  'bound-by-two': {
    does: 'raises the bound by 2',
    effect:
      'On this puzzle the path is still a shortest one, because all paths to the goal have an even number of moves, or all an odd number. On other problems it can be one move too long.',
    look: 'Raise the bound by 1 after each round.',
  },
  'rises-too-fast': {
    does: 'raises the bound too fast: by more than one step at a time, or to twice as much',
    effect: 'A round can go deeper than the shortest path, and find a longer one first.',
    look: 'Raise a bound on depth by 1 after each round, and a bound on f to the lowest f that was beyond it.',
  },
  'starts-too-deep': {
    does: 'begins with a bound of 2',
    effect:
      'On this puzzle the path is still a shortest one. On other problems, a path of one move can be missed for one of two.',
    look: 'Begin with a bound of 0 or 1.',
  },
  'bound-too-high': {
    does: 'begins with a high bound, so the first branch goes far down at once',
    effect: 'The first path that it finds can be much longer than the best one, and takes long to find.',
    look: 'Begin with a bound of 0 or 1 on depth, or h of the start on f, and search again with a higher one after each round.',
  },
  'bound-off-by-one': {
    does: 'recognises the goal only where it lies nearer than the bound',
    effect: 'The goal is found one round later than need be, after many states have been expanded again.',
    look: 'Test for the goal before you compare the depth with the bound.',
  },
  'bound-to-greatest': {
    does: 'raises the bound to the highest f beyond it, not to the lowest',
    effect:
      'The bound can rise past the cost of the best path. Then a round expands more states, and may find a path that costs more.',
    look: 'Keep the lowest f that was beyond the bound: set it to infinity at the start of each round, and take the minimum.',
  },
  'seen-at-any-depth': {
    does: 'skips every state that it has seen in this round, even if it has now come there by fewer moves',
    effect: 'The states below it are then cut off too early, and the shortest path can be missed.',
    look: 'Remember the depth at which a state was seen, and skip it only at that depth or deeper.',
  },
  'seen-in-other-rounds': {
    does: 'still skips, in a new round, the states that earlier rounds have seen',
    effect: 'Later rounds skip nearly everything, and the goal may never be found.',
    look: 'Empty the set of seen states before each round.',
  },
  ...WRONG_H_WORDS,
};
