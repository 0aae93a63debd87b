import { CASE_5, FIRST_FIFTEEN } from './puzzles.ts';
import { compare, lesson, ownHeuristic, page, right, search, written, wrong } from './stops.ts';

const MISPLACED = { heuristic: 'misplaced' } as const;
const MANHATTAN = { heuristic: 'manhattan' } as const;
const CONFLICT = { heuristic: 'linear-conflict' } as const;
const TABLE = { heuristic: 'pattern-database' } as const;

const OUT_OF_LINE = {
  name: 'out of line',
  kind: 'formula',
  text: 'sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile)))',
} as const;

const SUMMARY = 'Where heuristics come from, how they are combined, and what better ones save.';

export const HEURISTICS_LESSON = lesson('From misplaced tiles to pattern databases', SUMMARY, [
  page(CASE_5, {
    text: 'Where do good heuristics come from?',
    body: '- Take a rule away: what is left is a relaxed puzzle\n- The cost of its optimal solution is a heuristic for the real one\n- It is admissible: every solution of the real puzzle also solves the relaxed one',
    note: 'Ask for a rule of the puzzle that could be taken away. Collect two or three before you go on.',
    minutes: 2,
  }),
  search(CASE_5, MISPLACED, 0, {
    question: 'h',
    text: 'Misplaced tiles: imagine that a tile may be lifted and put on its goal cell in one move.',
    note: 'Quick: hands only.\nCommon mistake: counting the blank.',
    minutes: 2,
  }),
  page(CASE_5, {
    text: 'The rule of the real puzzle: a tile may move from one cell to another if the two are neighbours and the other one is blank.',
    asks: written('Which condition is left out to get Manhattan distance?', [
      wrong(
        'That the cells are neighbours',
        'Then a tile may jump into the blank from anywhere: this is Gaschnig’s heuristic.',
      ),
      right('That the other cell is blank', 'Tiles still go from cell to cell, but may lie on top of each other.'),
      wrong('Both', 'Then a tile is home in one move: this counts misplaced tiles.'),
    ]),
    note: 'The three relaxations give three heuristics of the textbook. Leaving out less gives an estimate that is at least as high.',
    minutes: 4,
  }),
  search(CASE_5, MANHATTAN, 0, {
    question: 'h',
    text: 'Work out the Manhattan distance of this start.',
    note: 'Share out the tiles.\nCommon mistakes: a diagonal counts as one move; the blank is counted.',
    minutes: 3,
  }),
  compare(CASE_5, [MISPLACED, MANHATTAN], 'end', {
    text: '{1.expanded} expansions with misplaced tiles, {2.expanded} with Manhattan distance.',
    note: 'Manhattan distance dominates: it is never lower. So A* expands no state with f < C* that it would not expand with misplaced tiles.',
    minutes: 2,
  }),
  search(CASE_5, CONFLICT, 0, {
    question: 'h',
    text: 'Linear conflict adds to Manhattan distance: two tiles in the goal row or column of both, but in the wrong order, cannot pass. One has to make way. How many moves does this add?',
    note: 'Find the tiles that block each other. To step aside and to come back are two moves that Manhattan distance does not count.\nCommon mistakes: forgetting the conflict; forgetting that the tile has to come back.',
    minutes: 4,
  }),
  compare(CASE_5, [MANHATTAN, CONFLICT], 'end', {
    text: 'The conflicts save more than half of the expansions here: {2.expanded} instead of {1.expanded}.',
    note: 'Each node takes longer, since the conflicts have to be found. Ask when that pays: the clock Own pace of the compare view shows the time.',
    minutes: 2,
  }),
  page(CASE_5, {
    text: 'You have two admissible heuristics and want to use both.',
    asks: written('Which of these are always admissible, too? There may be several.', [
      right('The larger of the two', 'Neither says too much, so the larger one does not. It is the best of these.'),
      right('Their mean', 'The mean of two numbers that are not too high is not too high.'),
      wrong('Their sum', 'A move may count in both of them.'),
    ]),
    note: 'The sum is admissible where every move counts in one of the two only. Keep this in mind for the last stops: pattern databases depend on it.',
    minutes: 4,
  }),
  search(CASE_5, TABLE, 0, {
    text: 'A pattern is where some of the tiles lie; a table holds the exact cost of bringing them to their goal cells. Here the pattern is the whole board: h = {h}, the true cost.',
    note: 'How is the table made? By one breadth-first search backwards from the goal, which writes down the distance of each of the {states} states.',
    minutes: 3,
  }),
  search(CASE_5, TABLE, 'end', {
    text: 'With the true cost, and ties going to the lowest h, A* runs straight to the goal: {expanded} steps for {length} moves.',
    note: 'It takes the states of one solution, and no others. To make the table means to search all {states} states: it pays only for many starts with the same goal, and where the table fits into memory.',
    minutes: 2,
  }),
  page(FIRST_FIFTEEN, {
    text: 'Moves can reach {states} states of the 15-puzzle, too many for one table. So one keeps tables for groups of tiles, and adds up what they say.',
    note: 'The sum is admissible if a move counts in one table only: that of the group to which its tile belongs. The textbook calls them disjoint pattern databases.\nTry it: choose Pattern database for this puzzle. The tables are built once and kept.',
    minutes: 3,
  }),
  ownHeuristic(CASE_5, OUT_OF_LINE, {
    text: 'A heuristic of one line: tiles out of their goal row, plus tiles out of their goal column. It is judged on every state of the board.',
    note: 'Ask whether it is admissible before you point at the verdict. A tile out of its row needs a move up or down, a tile out of its column a move to the side, so it is. Let the class change the formula: what makes it say too much?',
    minutes: 2,
  }),
  page(CASE_5, {
    text: 'What to remember',
    body: '- A heuristic is often the exact cost of a puzzle with fewer rules\n- Of two consistent heuristics, one that is nowhere lower never leads to more states with f < C*\n- The larger of two admissible heuristics is admissible; their sum is, if no move counts in both\n- A table of exact costs is the best heuristic, if it fits into memory',
    note: 'Homework: write your own heuristic in the view Heuristics. It is judged on every state of the board.',
    minutes: 2,
  }),
]);
