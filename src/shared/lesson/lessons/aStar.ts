import { LED_ASTRAY, RING, TWENTY } from './puzzles.ts';
import { compare, page, search } from './stops.ts';
import { lesson } from './lesson.ts';

const GREEDY = { algorithm: 'greedy' } as const;
const MISPLACED = { heuristic: 'misplaced' } as const;

const SUMMARY = 'What a guess of the rest is good for: h alone, and f = g + h, worked out by the class.';

export const A_STAR = lesson('Greedy search, and A* by hand', SUMMARY, [
  page(RING, {
    text: 'You look at two boards and say at once which one is nearer to the goal. How could a program?',
    body: '- A heuristic h estimates the cost from a state to the goal\n- It is quick to compute, and it may be wrong\n- Today: two searches that use it',
    note: 'Collect what the class looks at: tiles in place, tiles nearly in place, tiles in the wrong order. Most of it comes back as a heuristic.',
    minutes: 2,
  }),
  search(RING, { ...GREEDY, ...MISPLACED }, 0, {
    question: 'f',
    text: 'The simplest estimate counts the tiles that are not on their goal cells.',
    note: 'Quick: hands only. h is never more than the number of moves that are left, because a move brings at most one tile to its place.\nCommon mistake: counting the blank as well. It is no tile.',
    minutes: 2,
  }),
  search(LED_ASTRAY, GREEDY, 2, {
    question: 'next',
    text: 'Greedy search takes the state with the lowest h. Here h is the Manhattan distance: how many rows and columns each tile is from its goal cell, added up.',
    note: 'The numbers under the boards are h. Let each student check one of them.\nCommon mistake: the state that is nearest to the start.',
    minutes: 3,
  }),
  search(LED_ASTRAY, GREEDY, 'end', {
    question: 'shortest',
    text: 'Greedy search has found {length} moves, after {expanded} expansions.',
    note: 'Quick: hands only. Greedy search forgets what a path has cost so far. It follows a path that looks good, however long it has become.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 0, {
    question: 'f',
    text: 'A* adds both: what the path has cost, g, and the estimate of what is left, h. It takes the state with the lowest f = g + h.',
    note: 'Quick: hands only. Here h counts misplaced tiles again. f is the cost of a solution through this state, if the estimate is right.\nCommon mistake: f of the start is zero, since nothing has happened yet.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 1, {
    question: 'next',
    text: 'The start has been expanded, and {waiting} states wait.',
    note: 'Quick: hands only. Hide f with the button beside the question, and let each student work out one of the numbers. All states have the same g here, so h decides.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 2, {
    question: 'next',
    text: 'Now states at different depths wait.',
    note: 'Two states have the lowest f. A* may take either; the rule for ties, which stands beside the question, decides.\nCommon mistake: the lowest g, as in uniform-cost search. Leave time for a discussion between the votes.',
    minutes: 4,
  }),
  search(RING, MISPLACED, 4, {
    question: 'goal-now',
    text: 'One move is left on the path that looks best.',
    note: 'The goal is generated with the next step, and waits for its turn like every other state. Ask why: another state might lead to the goal by a cheaper path.\nCommon mistake: the search stops as soon as it sees the goal.',
    minutes: 4,
  }),
  search(RING, MISPLACED, 'end', {
    question: 'shortest',
    text: 'The goal has been taken: {length} moves, after {expanded} expansions.',
    note: 'Quick: hands only. Every state that waits has an f at least as high as the cost of this solution, and its h never says more than what is left. Write this sentence on the board: it is the proof, and the next lesson is about its second half.',
    minutes: 2,
  }),
  search(RING, {}, 0, {
    question: 'f',
    text: 'The same puzzle, with Manhattan distance as h.',
    note: 'Quick: hands only. Key W draws the way of each tile to its goal cell. The estimate is higher than before, and still not too high.\nCommon mistake: a diagonal counts as one move.',
    minutes: 2,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 0, {
    question: 'more',
    text: 'A longer puzzle: breadth-first search, and A* with Manhattan distance.',
    note: 'Let everybody write down a number before the vote.',
    minutes: 3,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 'end', {
    text: '{1.expanded} expansions against {2.expanded}, about {ratio} times as many, and both solutions have {1.length} moves.',
    note: 'Show both trees before you go on. Every one of these states had to be generated, stored and compared.',
    minutes: 2,
  }),
  page(RING, {
    text: 'What to remember',
    body: '- h estimates the cost that is left; f = g + h estimates the cost of a whole solution\n- Greedy search takes the lowest h: often fast, and without a promise\n- A* takes the lowest f, and tests the goal when it is taken',
    note: 'Two questions for next time: what must h promise, so that A* finds an optimal solution? And what if many states have the same f?',
    minutes: 2,
  }),
]);
