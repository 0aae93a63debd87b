import { RING, TWENTY } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const MISPLACED = { heuristic: 'misplaced' } as const;

const SUMMARY = 'f = g + h, worked out by the class step by step, until the goal is taken.';

export const A_STAR = lesson('A* by hand', SUMMARY, [
  search(RING, MISPLACED, 0, {
    question: 'f',
    text: 'A* adds what a path has cost, g, to an estimate of what is left, h: f = g + h. Here h counts the tiles that are not on their goal cell.',
    note: 'Let the class count the misplaced tiles: {h}. The blank is no tile and is not counted. f is how long a solution would be if the estimate were right.\nRemind the class of breadth-first search: it knew g alone. Ask what a search would do that knew h alone; that is greedy search.\nConfusion: f of the start is zero, since nothing has happened. g is zero, but h is not.',
    minutes: 6,
  }),
  search(RING, MISPLACED, 1, {
    question: 'next',
    text: 'The start is expanded, and {waiting} states wait. A* takes one with the lowest f.',
    note: 'The numbers under the boards are f. Let each student check one of them by counting tiles, then ask why h alone decides here: g is the same for all of them.\nConfusion: the state that came first, as in the queue of breadth-first search.',
    minutes: 5,
  }),
  search(RING, MISPLACED, 2, {
    question: 'next',
    text: 'Now states at different depths wait. Which one is taken next?',
    note: 'There is a tie for the lowest f. Both choices are in the spirit of A*; the rule for ties of this search decides, and the reveal says how.\nConfusion: the lowest h. That would be greedy search: it forgets what the path has cost.\nLeave time for a discussion between the votes.',
    minutes: 5,
  }),
  search(RING, MISPLACED, 3, {
    question: 'dropped',
    text: 'The search has come to depth {g}.',
    note: 'As in breadth-first search, a state that was reached before on a path as short is dropped.\nConfusion: dropped because its f is high. A high f only means that a state waits.',
    minutes: 3,
  }),
  search(RING, MISPLACED, 4, {
    question: 'goal-now',
    text: 'One move is left on the path that looks best.',
    note: 'The goal is generated with the next step, and has to wait for its turn like every other state.\nConfusion: the search stops as soon as it sees the goal.',
    minutes: 5,
  }),
  search(RING, MISPLACED, 5, {
    question: 'goal-now',
    text: 'The goal is in the frontier. Its h is zero, so its f is g alone.',
    note: 'Why wait at all? In general another state with a lower f can lead to the goal on a cheaper path: an early test can lose it. On these puzzles it cannot: every move costs the same, and the solutions from one start have even lengths, or all odd ones, so a longer one has two moves more, too many to be generated first.',
    minutes: 4,
  }),
  search(RING, MISPLACED, 'end', {
    question: 'shortest',
    text: 'The goal is taken: {length} moves, after {expanded} expansions.',
    note: 'Everything that waits has an f at least as high as the goal, and h never says more than what is really left. Write that sentence on the board: it is the whole proof.',
    minutes: 5,
  }),
  search(RING, {}, 0, {
    question: 'f',
    text: 'Another estimate: Manhattan distance adds up how many rows and columns each tile is away from its goal cell.',
    note: 'Do the sum tile by tile; key W draws the ways of the tiles on the board. The estimate is higher than before and still not too high.\nConfusion: a diagonal counts as one step.',
    minutes: 4,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 0, {
    question: 'more',
    text: 'A longer puzzle for both: breadth-first search, and A* with Manhattan distance.',
    note: 'Let everybody write a number down before the vote. The bets of the compare view keep the guesses of a few teams.',
    minutes: 3,
  }),
  compare(TWENTY, [{ algorithm: 'bfs' }, {}], 'end', {
    text: '{1.expanded} expansions against {2.expanded}, about {ratio} times as many, and both solutions have {1.length} moves. That is what an estimate is worth.',
    note: 'Close with two questions for next time: what must an estimate promise so that A* finds a shortest solution? And what happens when f is equal everywhere?',
    minutes: 4,
  }),
]);
