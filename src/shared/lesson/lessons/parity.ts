import { CASE_1, CASE_3, FAMOUS, REPAIRED, SWAPPED, TWO_BY_TWO } from './puzzles.ts';
import { board, search, states } from './stops.ts';
import { lesson } from './lesson.ts';

const BFS = { algorithm: 'bfs' } as const;

const SUMMARY = 'Counting inversions tells, before any search, which half of all states a start can reach.';

export const PARITY = lesson('Can it be solved?', SUMMARY, [
  search(CASE_1, BFS, 0, {
    text: 'Can every start reach every goal? Raise your hand for yes.',
    note: 'Count the hands, and write the number down. Give no answer yet: it comes when the class can count for itself.',
    minutes: 2,
  }),
  search(SWAPPED, BFS, 0, {
    evenIfUnsolvable: true,
    text: 'Here start and goal differ in a pair of tiles only.',
    note: 'It looks easier than the puzzle before. Let the class guess how many moves it takes.\nConfusion: close to the goal means few moves.',
    minutes: 3,
  }),
  board(SWAPPED, {
    text: 'Try it: move the tiles with the mouse or the arrow keys.',
    note: 'Let some of the class come to the front. Nobody will solve it. The page says why in a sentence; ask the class to say it in its own words.',
    minutes: 6,
  }),
  search(SWAPPED, BFS, 0, {
    evenIfUnsolvable: true,
    text: 'Read the tiles row by row, without the blank. A pair in another order than in the goal is an inversion. Here: {inversions}.',
    note: 'Count the inversions of a few starts on the blackboard. The board view marks the pairs.',
    minutes: 5,
  }),
  board(CASE_3, {
    text: 'A move to the side keeps the order of the tiles. A move up or down carries a tile past two others: the number of inversions stays odd, or stays even.',
    note: 'Let somebody move a tile up and name the two tiles that it has passed. Each of the two pairs changes; so the inversions change by two or not at all. This puzzle begins with {inversions}.',
    minutes: 6,
  }),
  search(CASE_1, BFS, 0, {
    question: 'solvable',
    text: 'The first puzzle again. Count its inversions.',
    note: 'Share the tiles out: each student counts the inversions of one tile, and the class adds them up. Then compare with the hands of the beginning.',
    minutes: 4,
  }),
  search(SWAPPED, BFS, 'end', {
    evenIfUnsolvable: true,
    text: 'A search finds it out the hard way: it expands all {expanded} states that can be reached. The goal is not among them.',
    note: 'There are {arrangements} arrangements, and moves reach half of them. Ask which is better: to search, or to count.',
    minutes: 4,
  }),
  states(TWO_BY_TWO, {
    text: 'The smallest board: {arrangements} arrangements, but only {states} can reach this goal. The picture shows them all.',
    note: 'The states form one circle: from the start one can only go round it, one way or the other.',
    minutes: 4,
  }),
  board(FAMOUS, {
    text: 'With an even number of columns, a move up or down passes an odd number of tiles. Then the row of the blank counts as well.',
    note: 'Sam Loyd is said to have offered a prize for this one; no one could ever have won it.\nOn this board a move up or down changes whether the inversions are odd, and it changes the row of the blank: together they stay even, or they stay odd.',
    minutes: 5,
  }),
  search(REPAIRED, {}, 'end', {
    text: 'One more pair exchanged, and everything can be reached again: {length} moves.',
    note: 'An exchange changes whether the number of inversions is odd; a second one changes it back. The board view repairs an unsolvable puzzle in this way.\nReturn to the first question: how can one know without a search?',
    minutes: 4,
  }),
]);
