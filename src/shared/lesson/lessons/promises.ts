import { LED_ASTRAY, ONE_MOVE, TWENTY } from './puzzles.ts';
import { ask, compare, page, right, search, wrong } from './stops.ts';
import { lesson } from './lesson.ts';

const TOO_MUCH = { heuristic: 'manhattan-times', factor: 3 } as const;
const WEIGHTED = { algorithm: 'weighted-astar', weight: 2 } as const;

const SUMMARY = 'What admissible and consistent mean, and what a solution loses when an estimate says too much.';

export const PROMISES = lesson('What a heuristic promises', SUMMARY, [
  page(LED_ASTRAY, {
    text: 'A* is led by a guess. Why should we trust its solution?',
    body: '- Which guesses are safe?\n- What goes wrong with the others?\n- Can it be worth the risk?',
    note: 'Ask for hands: does A* always find an optimal solution? Write the number down and come back to it at the end.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 0, {
    question: 'h',
    text: 'Manhattan distance adds up, for each tile, the moves that it would need on an empty board.',
    note: 'Quick: hands only. A move brings one tile one cell nearer, so no solution has fewer moves than this sum.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 1, {
    text: 'A heuristic is admissible if it never says more than the true cost of the rest.',
    asks: ask('Every move costs the same. Which of these are admissible? There may be several.', [
      right('Zero for every state', 'It never says too much. With it A* expands as uniform-cost search does.'),
      right('The number of misplaced tiles', 'Each of them needs one move at least.'),
      wrong(
        'Misplaced tiles, and the blank as well',
        'One move from the goal, a tile and the blank are misplaced: it says two.',
      ),
      wrong(
        'The number of inversions',
        'One move up or down can put two inversions right: it says two where one move is left.',
      ),
    ]),
    note: 'Count the hands for each letter; everybody may vote more than once.\nCommon mistake: admissible means exact.',
    minutes: 4,
  }),
  search(LED_ASTRAY, {}, 5, {
    question: 'f-grows',
    text: 'A move changes Manhattan distance by one, up or down. The last state had f = {f}.',
    note: 'When h falls by one, g has grown by one, so f stays. When h grows, f grows. An estimate that never falls by more than the move costs is consistent; with it, f never falls along a path.',
    minutes: 4,
  }),
  search(LED_ASTRAY, {}, 'end', {
    question: 'shortest',
    text: 'A* with Manhattan distance has found {length} moves.',
    note: 'Quick: hands only. Let the class give the reason in its own words before the answer.',
    minutes: 2,
  }),
  search(LED_ASTRAY, TOO_MUCH, 1, {
    question: 'f-grows',
    text: 'Another estimate: {factor} times the Manhattan distance. The start had f = {f}.',
    note: 'A good move lowers this h by {factor} and raises g by one. So the estimate is not consistent: f can fall along a path.',
    minutes: 4,
  }),
  search(LED_ASTRAY, TOO_MUCH, 'end', {
    text: 'This search has found {length} moves. A shorter solution was lost, because the estimate said too much.',
    note: 'A state on a shorter path looked so expensive that it still waits in the frontier. Find it together.\nThe search still promises something: at most {factor} times the cost of an optimal solution.',
    minutes: 3,
  }),
  compare(LED_ASTRAY, [{}, TOO_MUCH], 'end', {
    text: 'The admissible estimate: {1.length} moves. The one that says too much: {2.length}. Both searches expand {1.expanded} nodes.',
    note: 'Here it did not even save work. On other puzzles it does, as the next stops show.',
    minutes: 2,
  }),
  search(ONE_MOVE, { heuristic: 'manhattan-with-blank' }, 'end', {
    text: 'A common mistake in programs: the blank is counted as a tile. Then h says {h@0}, and {length} move is left.',
    note: 'A move carries the blank and a tile, so two distances change. Such an estimate can lose an optimal solution; it need not.',
    minutes: 2,
  }),
  search(TWENTY, WEIGHTED, 'end', {
    question: 'shortest',
    text: 'Weighted A* overstates h on purpose: f = g + {factor} × h. It has found {length} moves.',
    note: 'The weight is a promise, too: the solution costs at most {factor} times as much as an optimal one.',
    minutes: 4,
  }),
  compare(TWENTY, [{}, WEIGHTED], 'end', {
    text: 'A* expands {1.expanded} nodes, weighted A* {2.expanded}. Both have found {1.length} moves: this time the weight has cost nothing.',
    note: 'Nothing promised that. Ask where a slightly longer solution is good enough: a robot, a game, a map.',
    minutes: 3,
  }),
  page(LED_ASTRAY, {
    text: 'What to remember',
    body: '- Admissible: h never says more than the true cost of the rest. Then A* finds an optimal solution\n- Consistent: a move lowers h by its cost at most. Then f never falls along a path\n- An estimate that says too much can lose the optimal solution. If it is at most w times the truth, the solution costs at most w times the optimum',
    note: 'The first sentence is about A* as it runs here: a cheaper path to a known state is taken up, also where the state was expanded before. With a consistent h that never happens.\nReturn to the hands of the beginning.',
    minutes: 2,
  }),
]);
