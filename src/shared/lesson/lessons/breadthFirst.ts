import { CASE_1, CASE_6 } from './puzzles.ts';
import { compare, lesson, page, search } from './stops.ts';

const BFS = { algorithm: 'bfs' } as const;

const SUMMARY = 'The queue, level by level: what its first solution is worth, and what it costs.';

export const BREADTH_FIRST = lesson('Breadth-first search by hand', SUMMARY, [
  page(CASE_6, {
    text: 'A program cannot see which state is near the goal. In which order should it try the states?',
    body: '- To expand a state is to generate its successors, one for each action\n- The frontier holds the states that are generated, but not yet expanded\n- To take a state is to remove it from the frontier, test it for the goal and, if it is not the goal, expand it\n- A search is a rule that says which state is taken next',
    note: 'Let the class suggest rules before you show one, and collect them on the board.',
    minutes: 2,
  }),
  search(CASE_6, BFS, 0, {
    text: 'Breadth-first search keeps the frontier as a queue: the oldest state in it is taken first. A level is all states at the same depth, the number of moves from the start.',
    note: 'Let the class solve this puzzle first. A program has a harder time: it looks at one state at a time.\nShow the part Frontier after the vote of the next stop: it lists the queue in the order in which it will be taken.',
    minutes: 2,
  }),
  search(CASE_6, BFS, 1, {
    question: 'next',
    text: 'The start has been expanded, and {waiting} states are in the frontier. They were generated in the order of successors beside the question.',
    note: 'Under a state stands g, here its depth.\nCommon mistake: the newest state, as if the queue were a stack. That is depth-first search, the subject of the next lesson.',
    minutes: 4,
  }),
  search(CASE_6, BFS, 2, {
    question: 'dropped',
    text: 'Every move can be taken back. A successor is dropped if it is a repeated state: one that was reached before, whether it is explored or in the frontier.',
    note: 'The tree shows a repeated state as a short stub.\nCommon mistake: repeated states are never generated. They are: only after the move can the search see that it knows the state.',
    minutes: 4,
  }),
  search(CASE_6, BFS, 3, {
    question: 'new-states',
    text: 'In the state that is taken next, the blank is in the middle of the board.',
    note: 'Quick: hands only.\nCommon mistake: every move leads to a new state. One of them leads back.',
    minutes: 2,
  }),
  search(CASE_6, BFS, 4, {
    text: 'The first level is finished. {waiting} states are in the frontier, all of them at the same depth.',
    note: 'Ask how many levels can be in the queue at the same time. Two at most: the one that is being expanded, and the next one.\nCommon mistake: the search takes a whole level at once. It takes one state at a time; the order of the queue makes the levels.',
    minutes: 2,
  }),
  search(CASE_6, BFS, 7, {
    question: 'goal-now',
    text: 'The states at depth {g} are being expanded, one after the other.',
    note: 'The next step generates the goal. The breadth-first search of the textbook tests a state when it is generated, and would stop here. Ours tests it when it is taken, as all the searches to come do; stop ten compares both.\nCommon mistake: to generate is to test.',
    minutes: 4,
  }),
  search(CASE_6, BFS, 8, {
    question: 'goal-now',
    text: 'Look for the goal in the tree before you vote.',
    note: 'Quick: hands only. Count the states that are in front of the goal, then step on with the arrow key until it is taken.',
    minutes: 2,
  }),
  search(CASE_6, BFS, 'end', {
    question: 'shortest',
    text: 'The goal has been taken: {length} moves, after {expanded} steps.',
    note: 'The count includes the step that takes the goal. A node is a state with a path to it. All states at a smaller depth were taken before, so no shorter path was missed. Ask what would change if the moves had different costs.',
    minutes: 4,
  }),
  compare(CASE_6, [BFS, { ...BFS, goalTest: 'generation' }], 'end', {
    text: 'Tested when it is taken, the goal is found by step {1.expanded}; tested when it is generated, by step {2.expanded}.',
    note: 'Both find {1.length} moves. In breadth-first search the first path to a state has the fewest moves, so the early test loses nothing. Other searches are not so lucky: come back to this with uniform-cost search.',
    minutes: 3,
  }),
  search(CASE_1, BFS, 'end', {
    look: { layout: 'radial' },
    text: 'This puzzle needs {length} moves, and breadth-first search takes {expanded} steps. Here each finished level is larger than the one before.',
    note: 'Each ring of the tree is a level. Ask what twice as many moves would cost, and let everybody write down a number: the lesson on time and memory comes back to it.',
    minutes: 3,
  }),
  page(CASE_1, {
    text: 'What to remember',
    body: '- The frontier is a queue: first in, first out\n- A repeated state is dropped\n- The search goes level by level, so its first solution has the fewest moves\n- The price is the number of states: the levels soon grow fast, until new states run out',
    note: 'Homework: export this lesson as a page, or print a worksheet of the puzzle that is now on the board.\nNext time: the same rules, with one word changed.',
    minutes: 2,
  }),
]);
