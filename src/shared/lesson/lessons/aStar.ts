import { LED_ASTRAY, RING, TWENTY } from './puzzles.ts';
import { compare, lesson, page, search } from './stops.ts';

const GREEDY = { algorithm: 'greedy' } as const;
const MISPLACED = { heuristic: 'misplaced' } as const;

const SUMMARY = 'What an estimate of the remaining cost is good for: h alone, and f = g + h, worked out by the class.';

export const A_STAR = lesson('Greedy search, and A* by hand', SUMMARY, [
  page(RING, {
    text: 'You look at two boards and feel that one is nearer to the goal. How could a program tell?',
    body: '- A heuristic h estimates the cost from a state to the goal\n- It is quick to compute, and it may be wrong\n- Today: two searches that use it',
    note: 'Collect what the class looks at: tiles in place, tiles nearly in place, tiles in the wrong order. Most of it comes back as a heuristic.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 0, {
    question: 'h',
    text: 'A simple estimate is the number of misplaced tiles: those that are not on their goal cells.',
    note: 'Quick: hands only. A move brings at most one tile to its place, so at least this many moves are left.\nCommon mistake: counting the blank as well. It is not a tile.',
    minutes: 2,
  }),
  search(RING, {}, 0, {
    question: 'h',
    text: 'Manhattan distance: for each tile, count the rows and the columns to its goal cell, and add them all up.',
    note: 'Share out the tiles; the arrows under More draw the way of each tile to its goal cell.\nCommon mistake: a diagonal counts as one move.',
    minutes: 3,
  }),
  search(LED_ASTRAY, GREEDY, 2, {
    question: 'next',
    text: 'Greedy best-first search takes the state with the lowest h. Here h is the Manhattan distance.',
    note: 'Hide h with the button beside the question, and let each student work out one of the numbers.\nCommon mistake: the state that is nearest to the start.',
    minutes: 3,
  }),
  search(LED_ASTRAY, GREEDY, 'end', {
    question: 'shortest',
    text: 'Greedy search has found {length} moves, after {expanded} steps.',
    note: 'Quick: hands only. Greedy search forgets what a path has cost so far. It follows a path that looks good, however long it has become. Here a shorter solution exists; the next lesson finds it.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 1, {
    question: 'f',
    text: 'A* adds both: what the path has cost, g, and the estimate of what is left, h. It takes the state with the lowest f = g + h.',
    note: 'Quick: hands only. Here h counts misplaced tiles again. f estimates the cost of a solution through this state.\nCommon mistake: h alone, or g alone.',
    minutes: 2,
  }),
  search(RING, MISPLACED, 2, {
    question: 'next',
    text: 'Now the frontier has states at different depths. If two are tied, the rule for ties beside the question decides.',
    note: 'Two states have the lowest f, and A* may take either.\nCommon mistake: the lowest g, as in uniform-cost search. Leave time for a discussion between the votes.',
    minutes: 4,
  }),
  search(RING, MISPLACED, 4, {
    question: 'goal-now',
    text: 'One move is left on the path that looks best.',
    note: 'The goal is generated with the next step, and joins the frontier like every other state. Ask why: another state might lead to the goal by a cheaper path.\nCommon mistake: the search stops as soon as it sees the goal.',
    minutes: 4,
  }),
  search(RING, MISPLACED, 'end', {
    text: 'The goal has been taken: {length} moves, after {expanded} steps.',
    note: 'Step back and forth through the run. Ask what would have to be true of h, so that no cheaper solution was missed; the answer is the next lesson.',
    minutes: 2,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 0, {
    question: 'more',
    text: 'A longer puzzle: breadth-first search, and A* with Manhattan distance.',
    note: 'Quick: hands only. Let everybody write down a number first.',
    minutes: 2,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 'end', {
    text: '{1.expanded} expansions against {2.expanded}, about {ratio} times as many, and both solutions have {1.length} moves.',
    note: 'Show both trees before you go on. An expansion is a step; the last one, which takes the goal, is counted too. Every one of these states had to be generated, stored and compared.',
    minutes: 2,
  }),
  page(RING, {
    text: 'What to remember',
    body: '- h estimates the cost that is left; f = g + h estimates the cost of a solution through this state\n- Greedy search takes the lowest h: often fast, but it promises nothing about the cost of its solution\n- A* takes the lowest f, and tests for the goal when a state is taken',
    note: 'A question for next time, and one for the lesson after: what must h promise, so that A* finds an optimal solution? And what if many states have the same f?',
    minutes: 2,
  }),
]);
