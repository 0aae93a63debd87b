import { LED_ASTRAY, ONE_MOVE, TWENTY } from './puzzles.ts';
import { compare, lesson, page, right, search, written, wrong } from './stops.ts';

const TOO_MUCH = { heuristic: 'manhattan-times', factor: 3 } as const;
const WEIGHTED = { algorithm: 'weighted-astar', weight: 2 } as const;

const SUMMARY = 'What admissible and consistent mean, and what a solution loses when an estimate says too much.';

export const PROMISES = lesson('What a heuristic promises', SUMMARY, [
  page(LED_ASTRAY, {
    text: 'A* is led by an estimate. Why should we trust its solution?',
    body: '- Which estimates are safe?\n- What goes wrong with the others?\n- Can it be worth the risk?',
    note: 'Ask for a show of hands: does A* always find an optimal solution? Write the number down and come back to it at the end.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 0, {
    question: 'h',
    text: 'Manhattan distance adds up, for each tile, the moves that it would need on an empty board.',
    note: 'Quick: hands only. A move brings one tile one cell nearer, so no solution has fewer moves than this sum.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 1, {
    text: 'A heuristic is admissible if it never overestimates: h is at most the cost of an optimal solution from that state.',
    asks: written('Every move costs one. Which of these are admissible? There may be several.', [
      right('Zero for every state', 'It never says too much. With it A* expands as uniform-cost search does.'),
      right('The number of misplaced tiles', 'Each of them needs one move at least.'),
      right('The exact cost of an optimal solution from that state', 'It may be equal; it must not be higher.'),
      wrong(
        'Misplaced tiles, and the blank as well',
        'One move from the goal, a tile and the blank are misplaced: it says two.',
      ),
      wrong('The number of inversions', 'One move can put two inversions right.'),
    ]),
    note: 'Count the hands for each letter; everybody may vote more than once.\nCommon mistakes: admissible means exact; admissible means lower.',
    minutes: 4,
  }),
  search(ONE_MOVE, { heuristic: 'manhattan-with-blank' }, 'end', {
    text: 'A common mistake in programs: the blank is counted as a tile. Then h says {h@0}, and {length} move is left.',
    note: 'A move carries the blank and a tile, so two distances change. With such an estimate A* can miss an optimal solution, but it need not.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 3, {
    question: 'f-grows',
    text: 'A move changes Manhattan distance by one, up or down. The last state had f = {f}.',
    note: 'Quick: hands only. When h falls by one, g has grown by one, so f stays. When h grows, f grows by two.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 'end', {
    question: 'shortest',
    text: 'A* with Manhattan distance has found {length} moves.',
    note: 'Let the class give the reason in its own words before the answer. Every state in the frontier has an f at least as high as the cost of this solution, and its h never says more than what is left. Write this on the board: it is the proof.',
    minutes: 4,
  }),
  search(LED_ASTRAY, TOO_MUCH, 1, {
    question: 'f-grows',
    text: 'A heuristic is consistent if no move lowers it by more than the move costs. This one is {factor} times the Manhattan distance; the start had f = {f}.',
    note: 'A good move lowers this h by {factor} and raises g by one, so f can fall along a path: this h is not consistent. With a consistent h, f never falls along a path. Consistent, with h zero at the goal, implies admissible; the converse is false.',
    minutes: 4,
  }),
  search(LED_ASTRAY, TOO_MUCH, 'end', {
    text: 'This search has found {length} moves. A shorter solution was missed, because the estimate was too high.',
    note: 'A state on a shorter path looked so expensive that it is still in the frontier. Find it together.',
    minutes: 3,
  }),
  compare(LED_ASTRAY, [{}, TOO_MUCH], 'end', {
    text: 'The admissible estimate: {1.length} moves. The one that says too much: {2.length}. Both searches expand {1.expanded} nodes.',
    note: 'Here it did not even save work. On other puzzles it does, as the last comparison shows.',
    minutes: 2,
  }),
  search(TWENTY, WEIGHTED, 'end', {
    question: 'shortest',
    text: 'Weighted A* overstates h on purpose: f = g + {factor} × h, where the last search took a weight of three. It has found {length} moves.',
    note: 'The weight is a promise, too: with an admissible h, the solution costs at most {factor} times as much as an optimal one.',
    minutes: 4,
  }),
  compare(TWENTY, [{}, WEIGHTED], 'end', {
    text: 'A* expands {1.expanded} nodes, weighted A* {2.expanded}. Both have found {1.length} moves: this time the weight has cost nothing.',
    note: 'Nothing promised that. Ask where a slightly longer solution is good enough: a robot, a game, a map.',
    minutes: 3,
  }),
  page(LED_ASTRAY, {
    text: 'What to remember',
    body: '- Admissible: h never says more than the cost that is left. Then A* finds an optimal solution\n- Consistent: a move lowers h by at most its cost. Then f never falls along a path\n- With an estimate that says too much, A* can miss the optimal solution. If h is at most w times the true cost, the solution costs at most w times C*, the optimal cost',
    note: 'The first sentence is about A* as it runs here: a cheaper path to a known state is taken up, also where the state was expanded before. With a consistent h no cheaper path to an expanded state ever turns up.\nReturn to the show of hands at the start.',
    minutes: 2,
  }),
]);
