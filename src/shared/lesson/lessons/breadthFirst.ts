import { CASE_1, CASE_6 } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const BFS = { algorithm: 'bfs' } as const;

const SUMMARY = 'The queue, level by level: why the first solution is a shortest one, and what that costs.';

export const BREADTH_FIRST = lesson('Breadth-first search by hand', SUMMARY, [
  search(CASE_6, BFS, 0, {
    text: 'Breadth-first search keeps a queue. The state that has waited longest is taken first.',
    note: 'Let the class solve the puzzle by hand first: a shortest solution has {length} moves. Then ask how a machine could find it without any idea of what is near.\nConfusion: “it takes a whole level at once”. It takes one state at a time; a level is only what happens to lie next in the queue.',
    minutes: 5,
  }),
  search(CASE_6, BFS, 1, {
    question: 'next',
    text: 'The start is expanded. Now {waiting} states wait in the queue.',
    note: 'Confusion: the newest state, as if the queue were a stack. Who says so describes depth-first search, which comes in the next lesson.',
    minutes: 3,
  }),
  search(CASE_6, BFS, 2, {
    question: 'dropped',
    text: 'Every move can be taken back. What becomes of a state that was reached before?',
    note: 'A move back leads to the start again. It is generated, recognised and dropped: the tree shows it as a short stub.\nConfusion: repeats are not generated at all. They are: only after the move can the search see that it knows the state.',
    minutes: 5,
  }),
  search(CASE_6, BFS, 3, {
    question: 'new-states',
    text: 'The blank of the state that is taken next is in the middle of the board.',
    note: 'In the middle every direction is open, but one of them is the way back.\nConfusion: the number of moves and the number of new states are the same.',
    minutes: 3,
  }),
  search(CASE_6, BFS, 4, {
    text: 'The first level is finished: {waiting} states wait, all of them at the same depth.',
    note: 'Ask how many levels can be in the queue at the same time: the one that is being expanded and the next one, no more. That is why the first path to a state is a shortest one.',
    minutes: 3,
  }),
  search(CASE_6, BFS, 7, {
    question: 'goal-now',
    text: 'States at depth {g} are being expanded, one after the other.',
    note: 'The goal is about to be generated. This search tests a state when it is taken, so it goes on.\nConfusion: “it sees the goal, so it stops”. Generating is not testing. The option Goal test changes that.',
    minutes: 5,
  }),
  search(CASE_6, BFS, 8, {
    question: 'goal-now',
    text: 'Look for the goal in the tree before you vote.',
    note: 'The goal waits in the queue like every other state. Ask how many states are in front of it. Then let it run with the arrow key: everybody can count along.',
    minutes: 3,
  }),
  search(CASE_6, BFS, 'end', {
    question: 'shortest',
    text: 'The goal is taken: {length} moves, after {expanded} expansions.',
    note: 'Why is no shorter solution possible? Because all states at a smaller depth were taken before. It needs that every move costs the same.',
    minutes: 5,
  }),
  compare(CASE_6, [BFS, { ...BFS, goalTest: 'generation' }], 'end', {
    text: 'Tested when it is taken, the goal is found after {1.expanded} expansions; tested when it is generated, after {2.expanded}.',
    note: 'Both find {1.length} moves. For breadth-first search the early test is always safe, since the first path to a state is a shortest one. For A* it is not in general; it is on these puzzles, where every move costs the same and the solutions from one start have even lengths, or all odd ones. Come back to this in its lesson.',
    minutes: 5,
  }),
  search(CASE_1, BFS, 'end', {
    look: { layout: 'radial' },
    text: '{length} moves take {expanded} expansions. Each finished level is larger than the one before.',
    note: 'Each ring is a level. Ask what a puzzle with twice as many moves would cost, and why nobody solves a hard puzzle in this way.',
    minutes: 5,
  }),
]);
