import { LED_ASTRAY, TWENTY } from './puzzles.ts';
import { compare, lesson, page, right, search, written, wrong } from './stops.ts';

const BY_F = { look: { colouredBy: 'f' } } as const;
const RINGS_BY_F = { look: { layout: 'radial', colouredBy: 'f' } } as const;
const FIRST_IN = { ties: 'first-in' } as const;

const SUMMARY = 'Which states A* expands in any case, and where the rule for ties decides.';

export const CONTOURS = lesson('Ties and contours of f', SUMMARY, [
  page(LED_ASTRAY, {
    text: 'Two programs run A* with the same heuristic, and one expands twice as many states. Is one of them wrong?',
    body: '- Which states does A* have to expand?\n- Which of them depend on luck, or on a rule?',
    note: 'Take a few opinions. Numbers in books and on the web differ for this reason, and students lose hours over it.',
    minutes: 2,
  }),
  search(LED_ASTRAY, {}, 1, {
    question: 'next',
    text: 'Two states in the frontier have the lowest f. The rule for ties beside the question decides between them.',
    note: 'Either of them is a right choice for A*. A program needs a rule all the same, or every run could be a different search.\nCommon mistake: a tie does not matter. It does not matter for the cost of the solution.',
    minutes: 4,
  }),
  search(LED_ASTRAY, {}, 5, {
    question: 'next',
    text: 'The search has followed one of them to depth {g}.',
    note: 'Quick: hands only. Every successor of the last state has a higher f, so the search goes back to an older state in the frontier.',
    minutes: 2,
  }),
  search(TWENTY, {}, 6, {
    ...BY_F,
    question: 'f-grows',
    text: 'A longer puzzle, with its states coloured by f. So far, every state that was taken had f = {f}.',
    note: 'Explain the scale of colours above the tree. Let the class look for a state in the frontier that still has this f.\nCommon mistake: f grows a little with every step.',
    minutes: 4,
  }),
  search(TWENTY, {}, 7, {
    ...BY_F,
    text: 'The lowest f is {f} now. With a consistent estimate, no state that is taken later has less.',
    note: 'Ask why f has grown by two and not by one: a move changes Manhattan distance by one, up or down, so f = g + h stays, or grows by two.',
    minutes: 2,
  }),
  search(TWENTY, {}, 25, {
    ...BY_F,
    question: 'f-grows',
    text: 'States with the same f form a contour, like a contour line on a map. Is one with f = {f} still in the frontier?',
    note: 'Quick: hands only. Again the frontier has the answer.',
    minutes: 2,
  }),
  search(TWENTY, {}, 'end', {
    ...RINGS_BY_F,
    text: 'The goal has f = {f}. This is C*, the cost of an optimal solution; {below} states with a smaller f were expanded before it.',
    note: 'A search from the start alone that knows only this consistent h must expand every state that it can reach with f < C*: one of them might be on a cheaper path.',
    minutes: 3,
  }),
  compare(TWENTY, [{}, FIRST_IN], 76, {
    text: 'Two rules for ties. Up to here, both searches have expanded the same states: all those with f < C*.',
    asks: written('Which of the two reaches the goal sooner here?', [
      right(
        'Lowest h first',
        'With equal f, the lowest h is the deepest state: the search tends to run straight to the goal.',
      ),
      wrong('First in, first out', 'It works through the last contour, starting with its oldest state.'),
      wrong('Both need the same number of steps', 'That is true of states with f < C* only.'),
    ]),
    note: 'They have expanded these states in a different order. What is left has f = C* or more.',
    minutes: 4,
  }),
  compare(TWENTY, [{}, FIRST_IN], 'end', {
    look: { colours: 'bound' },
    text: 'Both had to expand {1.below} states with f < C*. The rule decides about those with f = C*: {1.expanded} expansions in all against {2.expanded}.',
    note: 'So both programs of the beginning can be right.',
    minutes: 3,
  }),
  compare(TWENTY, [{ ties: 'last-in' }, { ties: 'high-h' }], 'end', {
    text: 'Other rules, the same {1.length} moves: last in, first out takes {1.expanded} expansions, and highest h first {2.expanded}.',
    note: 'No rule is best for every puzzle. Whoever compares two programs has to name the rule. Highest h first takes the goal last, since its h is zero: {2.expanded} is the most that any rule can take. First in, first out has expanded the same states, in a different order.',
    minutes: 2,
  }),
  compare(TWENTY, [{ heuristic: 'misplaced' }, {}], 'end', {
    look: { colours: 'bound' },
    text: 'A better estimate moves the contours: {1.below} states lie below C* with misplaced tiles, {2.below} with Manhattan distance.',
    note: 'An admissible estimate that is nowhere lower leaves as many states below C* or fewer. For the states with f = C* nothing is promised; as two rules have shown, that can be most of the work.',
    minutes: 3,
  }),
  page(TWENTY, {
    text: 'What to remember',
    body: '- With a consistent heuristic, A* expands every state that it can reach with f < C*, and none with f > C*\n- Among the states with f = C*, the rule for ties decides\n- The solution costs C* under every rule',
    note: 'The first line holds for states that can be reached through states with f < C*. The early goal test may leave out some of them.',
    minutes: 2,
  }),
]);
