import { CASE_1, CASE_3, CASE_6, SWAPPED, TWO_BY_TWO } from './puzzles.ts';
import { board, lesson, page, right, search, states, written, wrong } from './stops.ts';

const BFS = { algorithm: 'bfs' } as const;

const SUMMARY = 'State, action, goal test and cost; and how to know, before any search, whether there is a solution.';

export const SEARCH_PROBLEM = lesson('What is a search problem?', SUMMARY, [
  page(CASE_6, {
    text: 'What does a computer have to know before it can solve a puzzle?',
    body: '- What are the parts of a search problem?\n- Does every search problem have a solution?\n- Can we know that without searching?',
    note: 'Take a few answers and come back to them at stop four.',
    minutes: 2,
  }),
  board(CASE_6, {
    text: 'This is one state of the 8-puzzle. A program has to store it.',
    asks: written('What must a program store to describe a state?', [
      wrong(
        'Where each tile is, and the moves so far',
        'This is a state and a path to it. Two paths can lead to one state.',
      ),
      right(
        'Where each tile is',
        'The blank is the cell that is left. How the tiles got there does not matter for what comes next.',
      ),
      wrong('Where the blank is', 'This tells which moves are possible, but not where they lead.'),
      wrong(
        'Where each tile is, and where it has to go',
        'The goal belongs to the problem. It is the same for every state.',
      ),
    ]),
    note: 'The difference between a state and a path to it returns in every lesson: the tree on the screen consists of paths, and two of them may end in the same state.\nCommon mistake: a state includes its history.',
    minutes: 4,
  }),
  board(CASE_6, {
    text: 'An action moves the blank to a neighbouring cell: one tile slides the other way.',
    asks: written('How many actions are possible in this state?', [
      wrong('Two', 'In a corner the blank has two neighbours.'),
      right('Three', 'The blank is in the middle of an edge: one direction would leave the board.'),
      wrong('Four', 'In the middle of the board the blank has four neighbours.'),
    ]),
    note: 'Quick: hands only. Name the moves by the direction of the blank; a setting names them by the tile instead, as some books do.',
    minutes: 2,
  }),
  page(CASE_6, {
    text: 'The parts of a search problem',
    body: '- States, one of which is the start\n- Actions: what can be done in a state, and the state that follows\n- A goal test: is this a state that we want?\n- A cost for every action\nA solution is a path from the start to a goal. An optimal solution is one with the lowest cost.',
    note: 'Here every move costs the same, so an optimal solution is one with the fewest moves. A later lesson gives the tiles weights.\nLet the class name the parts for a road map: junctions, roads, being at the destination, travel times.\nThen ask for a show of hands: can every start of a sliding puzzle reach every goal? Write the number on the board and give no answer.',
    minutes: 3,
  }),
  page(CASE_6, {
    text: 'Many problems have these parts; some do not.',
    asks: written('Which of these are search problems? There may be several.', [
      right('Finding the fastest route on a map', 'States are junctions, actions are roads, and the cost is the time.'),
      wrong('Forecasting tomorrow’s weather', 'Nobody chooses an action, so there is no path to look for.'),
      right('Solving a scrambled cube', 'States are arrangements, actions are turns.'),
      wrong('Looking up a word in a dictionary', 'What is wanted is an entry, not a path of actions.'),
    ]),
    note: 'Count hands for each letter; everybody may vote more than once. Ask those who disagree to name the states and the actions.',
    minutes: 3,
  }),
  board(SWAPPED, {
    text: 'Here only two tiles have to change places. Try to solve it.',
    note: 'Let two or three students try, with the mouse or the arrow keys. The page says that there is no solution; nobody has to believe it yet. Sam Loyd is said to have offered a prize for such a puzzle with fifteen tiles, and it was never claimed.\nCommon mistake: close to the goal means few moves.',
    minutes: 3,
  }),
  board(SWAPPED, {
    text: 'Is there something that no move can change? Read row by row and skip the blank: two tiles in the opposite order to the goal are an inversion. Inversions here: {inversions}.',
    note: 'Let the class look for the pair, then press “Count on the board”, which marks it. Make no moves yet: what a move changes is the next question.',
    minutes: 3,
  }),
  board(CASE_3, {
    text: 'With three columns, a move up or down carries one tile past two others. A move to the side keeps their order.',
    asks: written('By how much can one move change the number of inversions?', [
      wrong('Not at all', 'Moves to the side never change it; a move up or down can.'),
      wrong('By one', 'A tile passes two others, so two pairs change their order, not one.'),
      right('By two, or it stays the same', 'Two pairs change: both the same way, or one each way.'),
      wrong('By one, by two, or not at all', 'Two pairs change together, so one is impossible.'),
    ]),
    note: 'Let a student move a tile up and name the two tiles that it passes. So no move changes whether the number is odd or even. This holds for every odd number of columns.\nThe goal has no inversion, and the puzzle with two tiles swapped has one, an odd number: no moves lead from one to the other.',
    minutes: 4,
  }),
  search(CASE_1, BFS, 0, {
    question: 'solvable',
    text: 'Another puzzle, with another goal.',
    note: 'Share out the work: each student counts the inversions of one tile, against this goal, and the class adds them up.\nAn odd number proves that there is no solution. That an even number is enough is a theorem, which is not proved here; the next stop agrees with it.',
    minutes: 4,
  }),
  search(SWAPPED, BFS, 'end', {
    evenIfUnsolvable: true,
    text: 'A search finds out the hard way. It has visited all {expanded} states that this start can reach; the goal is not among them.',
    note: 'There are {arrangements} arrangements, and moves reach exactly half of them. Ask which is better, searching or counting, and compare with the show of hands.',
    minutes: 2,
  }),
  states(TWO_BY_TWO, {
    text: 'A board of two by two has {arrangements} arrangements; {states} of them can reach this goal. The picture shows them and every move: this is a state space.',
    note: 'To search is to look for a path in the state space. Here the states form one circle, so there are only two ways round to the goal.',
    minutes: 3,
  }),
  page(CASE_1, {
    text: 'What to remember',
    body: '- States with a start, actions, a goal test, costs: these make up a search problem\n- A state is an arrangement; a path says how to get there\n- With three columns, a start can reach the goal if the number of inversions is even, and only then\n- Of {arrangements} arrangements of the 8-puzzle, {states} can reach a given goal',
    note: 'The rule holds for every odd number of columns from three on, on a board with at least two rows. With an even number of columns the row of the blank counts as well: a move up or down changes the inversions by an odd number, and the row of the blank by one.\nNext time: a search that finds an optimal solution, done by hand.',
    minutes: 2,
  }),
]);
