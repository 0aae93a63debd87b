import { LED_ASTRAY, ONE_MOVE, TWENTY } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const TOO_MUCH = { heuristic: 'manhattan-times', factor: 3 } as const;
const WEIGHTED = { algorithm: 'weighted-astar', weight: 2 } as const;

const SUMMARY = 'What admissible and consistent mean, and what two heuristics that say too much do to a solution.';

export const PROMISES = lesson('What a heuristic promises', SUMMARY, [
  search(LED_ASTRAY, {}, 0, {
    question: 'f',
    text: 'Manhattan distance counts, for each tile, the moves that it would need on an empty board.',
    note: 'A move moves one tile by one cell. So a solution has at least as many moves as the distances of the tiles together: {h}.',
    minutes: 4,
  }),
  search(LED_ASTRAY, {}, 1, {
    text: 'The tiles are in each other’s way, so the true number of moves is never smaller. An estimate that never says too much is admissible.',
    note: 'Ask for other admissible estimates. Zero is one, and a useless one. The number of misplaced tiles is one as well.\nConfusion: admissible means exact.',
    minutes: 4,
  }),
  search(LED_ASTRAY, {}, 5, {
    question: 'f-grows',
    text: 'A move changes Manhattan distance by one, up or down. The last state had f = {f}.',
    note: 'When h falls by one, g has grown by one: f stays. When h grows, f grows. An estimate that never falls by more than the move costs is consistent, and with it f never falls along a path.',
    minutes: 5,
  }),
  search(LED_ASTRAY, {}, 'end', {
    question: 'shortest',
    text: 'A* with Manhattan distance has found {length} moves.',
    note: 'Let the class give the reason in its own words before the reveal.',
    minutes: 3,
  }),
  search(LED_ASTRAY, TOO_MUCH, 0, {
    question: 'f',
    text: 'Another estimate: h is {factor} times the Manhattan distance.',
    note: 'f of the start is now {f}, but {length} moves are enough even for the solution that this search will find. The estimate says too much.',
    minutes: 3,
  }),
  search(LED_ASTRAY, TOO_MUCH, 1, {
    question: 'f-grows',
    text: 'The start had f = {f}. What about the state that is taken next?',
    note: 'A good move lowers h by the factor and raises g by one. Such an estimate is not consistent: f falls.',
    minutes: 4,
  }),
  search(LED_ASTRAY, TOO_MUCH, 'end', {
    text: 'This search has found {length} moves. The factor {factor} has cost it the shortest solution.',
    note: 'The search still promises something: at most {factor} times as many moves as a shortest solution has.\nA state on a shortest path looked so expensive that it still waits in the frontier. Find it together.',
    minutes: 5,
  }),
  compare(LED_ASTRAY, [{}, TOO_MUCH], 'end', {
    text: 'The honest estimate: {1.length} moves. The one that says too much: {2.length}. Both searches expand {1.expanded} nodes.',
    note: 'It did not even save work here. On other puzzles it does: see the weighted search that follows.',
    minutes: 4,
  }),
  search(ONE_MOVE, { heuristic: 'manhattan-with-blank' }, 'end', {
    text: 'A common mistake: the blank is counted as if it were a tile. Then h says {h@0} for a puzzle that takes {length} move.',
    note: 'Each move carries the blank and a tile, so two distances change with one move. An estimate that says too much can lose a shortest path; it does not have to.',
    minutes: 4,
  }),
  search(TWENTY, WEIGHTED, 'end', {
    question: 'shortest',
    text: 'Weighted A* overstates h on purpose: f = g + {factor} × h. It has found {length} moves.',
    note: 'The weight is a promise as well: the solution has at most {factor} times as many moves as a shortest one.',
    minutes: 4,
  }),
  compare(TWENTY, [{}, WEIGHTED], 'end', {
    text: 'A* expands {1.expanded} nodes, weighted A* {2.expanded}. Both have found {1.length} moves: this time the weight has cost nothing.',
    note: 'Nothing promised that. Ask when a slightly longer solution is good enough: a robot, a game, a map.',
    minutes: 5,
  }),
]);
