import { CASE_1, CASE_3, CASE_6, SWAPPED, TWO_BY_TWO } from './puzzles.ts';
import { ask, board, page, right, search, states, wrong } from './stops.ts';
import { lesson } from './lesson.ts';

const BFS = { algorithm: 'bfs' } as const;

const SUMMARY = 'State, action, goal test and cost; and how to know, before any search, whether there is a solution.';

export const SEARCH_PROBLEM = lesson('What is a search problem?', SUMMARY, [
  page(CASE_6, {
    text: 'What does a computer have to know before it can solve a puzzle?',
    body: '- What are the parts of a search problem?\n- Does every search problem have a solution?\n- Can we know that without searching?',
    note: 'Before you go on, ask for a show of hands: can every start of a sliding puzzle reach every goal? Write the number on the board and give no answer. The class will find it in this lesson.',
    minutes: 2,
  }),
  board(CASE_6, {
    text: 'This is one state of the 8-puzzle. A program has to store it.',
    asks: ask('What has to be stored to describe a state?', [
      wrong(
        'Where each tile is, and the moves so far',
        'This is a state and a path to it. Two paths can lead to one state.',
      ),
      right(
        'Where each tile is',
        'The blank is the cell that is left. How the tiles got there does not matter for what comes next.',
      ),
      wrong('Where the blank is', 'This tells which moves are possible, but not where they lead.'),
      wrong('How many tiles are in place', 'Many different states have the same number of tiles in place.'),
    ]),
    note: 'The difference between a state and a path to it returns in every lesson: the tree on the screen consists of paths, and two of them may end in the same state.\nCommon mistake: a state includes its history.',
    minutes: 4,
  }),
  board(CASE_6, {
    text: 'An action moves the blank to a neighbouring cell: one tile slides the other way.',
    asks: ask('How many actions are possible in this state?', [
      wrong('Two', 'The blank has two neighbours in a corner.'),
      right('Three', 'The blank is in the middle of an edge: one direction would leave the board.'),
      wrong('Four', 'The blank has four neighbours in the middle of the board.'),
    ]),
    note: 'Quick: hands only. Name the moves by the direction of the blank; a setting names them by the tile instead, as some books do.',
    minutes: 1,
  }),
  page(CASE_6, {
    text: 'The parts of a search problem',
    body: '- States, one of which is the start\n- Actions: what can be done in a state, and the state that follows\n- A goal test: is this a state that we want?\n- A cost for every action\nA solution is a path from the start to a goal. An optimal solution is one with the lowest cost.',
    note: 'For now every move costs the same, so an optimal solution is one with the fewest moves. A later lesson gives the tiles weights.\nLet the class name the parts for a road map: crossings, roads, arriving, travel times.',
    minutes: 3,
  }),
  page(CASE_6, {
    text: 'Many problems have these parts, and some have not.',
    asks: ask('Which of these are search problems? There may be several.', [
      right('Finding the fastest route on a map', 'States are crossings, actions are roads, and the cost is the time.'),
      wrong('Forecasting tomorrow’s weather', 'Nobody chooses an action, so there is no path to look for.'),
      right('Solving a scrambled cube', 'States are arrangements, actions are turns.'),
      wrong('Adding up a column of numbers', 'Every step is fixed: there is nothing to choose.'),
    ]),
    note: 'Count hands for each letter; everybody may vote more than once. Ask those who disagree to name the states and the actions.',
    minutes: 4,
  }),
  board(SWAPPED, {
    text: 'Here only two tiles have to change places. Try to solve it.',
    note: 'Let two or three students try, with the mouse or the arrow keys. The page says that there is no solution; nobody has to believe it yet. Sam Loyd is said to have offered a prize for such a puzzle with fifteen tiles, and it was never claimed.\nCommon mistake: close to the goal means few moves.',
    minutes: 4,
  }),
  board(SWAPPED, {
    text: 'Read the tiles row by row and skip the blank. Two tiles in the opposite order of the goal are an inversion. Inversions here: {inversions}.',
    note: 'The board marks the pairs. Count the inversions of one or two other states with the class.',
    minutes: 3,
  }),
  board(CASE_3, {
    text: 'A move to the side keeps the order of the tiles. A move up or down carries one tile past two others.',
    asks: ask('By how much can one move change the number of inversions?', [
      wrong('Not at all', 'That is true of moves to the side only.'),
      wrong('By one', 'A tile passes two others, so two pairs change their order, not one.'),
      right('By two, or it stays the same', 'Two pairs change: both in the same direction, or one in each.'),
      wrong('By any number', 'Only the two pairs that the tile passes can change.'),
    ]),
    note: 'Let a student move a tile up and name the two tiles that it passes. So no move changes whether the number is odd or even. This holds for three columns, and for every odd number of columns.',
    minutes: 5,
  }),
  search(CASE_1, BFS, 0, {
    question: 'solvable',
    text: 'Another puzzle, with another goal.',
    note: 'Share out the work: each student counts the inversions of one tile, against this goal, and the class adds them up. Then compare with the hands of the beginning.',
    minutes: 4,
  }),
  search(SWAPPED, BFS, 'end', {
    evenIfUnsolvable: true,
    text: 'A search finds out the hard way. It has expanded all {expanded} states that this start can reach; the goal is not among them.',
    note: 'There are {arrangements} arrangements, and moves reach half of them. Ask which is better: searching, or counting.',
    minutes: 2,
  }),
  states(TWO_BY_TWO, {
    text: 'The smallest board has {arrangements} arrangements; {states} of them can reach this goal. The picture shows them, and every move.',
    note: 'This picture is a state space. To search is to look for a path in it. Here the states form one circle, so there are only two ways round to the goal.',
    minutes: 2,
  }),
  page(CASE_1, {
    text: 'What to remember',
    body: '- States, actions, a goal test, costs: these make a search problem\n- A state is an arrangement; a path says how to get there\n- With an odd number of columns, a start can reach the goal if the number of inversions is even, and only then\n- Of {arrangements} arrangements of the 8-puzzle, {states} can reach a given goal',
    note: 'With an even number of columns the row of the blank counts as well: a move up or down changes the inversions by an odd number, and the row of the blank by one.\nNext time: a search that finds an optimal solution, done by hand.',
    minutes: 1,
  }),
]);
