import { LED_ASTRAY, TWENTY } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const BY_F = { look: { colouredBy: 'f' } } as const;
const RINGS_BY_F = { look: { layout: 'radial', colouredBy: 'f' } } as const;
const FIRST_IN = { ties: 'first-in' } as const;

const SUMMARY = 'Which states A* expands in any case, and where the rule for ties decides.';

export const CONTOURS = lesson('Ties and contours of f', SUMMARY, [
  search(LED_ASTRAY, {}, 1, {
    question: 'next',
    text: 'Several states wait with the lowest f. Somebody must decide.',
    note: 'All of them are right choices for A*. A program needs a rule all the same, or it would be another search each time.\nConfusion: a tie means that it does not matter. It does not matter for the length of the solution.',
    minutes: 5,
  }),
  search(LED_ASTRAY, {}, 5, {
    question: 'next',
    text: 'The search has followed one of them to depth {g}.',
    note: 'The way was a dead end: all its successors have a higher f. So the search returns to the state that had to wait.',
    minutes: 3,
  }),
  search(TWENTY, {}, 1, {
    ...BY_F,
    text: 'A longer puzzle, coloured by f. The start has f = {f}.',
    note: 'Explain the scale of colours above the tree. Step on with the arrow key until somebody sees something happen.',
    minutes: 3,
  }),
  search(TWENTY, {}, 6, {
    ...BY_F,
    question: 'f-grows',
    text: 'So far, every state that was taken had f = {f}.',
    note: 'Let the class look for a state in the frontier that still has this f.\nConfusion: f grows a little with every step.',
    minutes: 4,
  }),
  search(TWENTY, {}, 7, {
    ...BY_F,
    text: 'The lowest f is {f} now. With a consistent estimate, no later state has less.',
    note: 'Ask why f has grown by two and not by one: each move changes the Manhattan distance by one, up or down, so f = g + h stays or grows by two.',
    minutes: 4,
  }),
  search(TWENTY, {}, 25, {
    ...BY_F,
    question: 'f-grows',
    text: 'The states with the same f form a contour, as on a map. Is the contour f = {f} finished?',
    note: 'Again the frontier has the answer.',
    minutes: 3,
  }),
  search(TWENTY, {}, 'end', {
    ...RINGS_BY_F,
    text: 'The goal has f = {f}. This is C*, the cost of a shortest solution; {below} states with a smaller f were expanded before it.',
    note: 'Whoever wants to be sure must look at every state with f < C* that can be reached through such states: one of them might be on a shorter path.',
    minutes: 5,
  }),
  compare(TWENTY, [{}, FIRST_IN], 76, {
    text: 'Two rules for ties: lowest h first, and first in, first out. Up to here, both have expanded the same states.',
    note: 'In another order, but the same ones: all with f < C*. What is left has f = C* or more. Ask what will happen next.',
    minutes: 4,
  }),
  compare(TWENTY, [{}, FIRST_IN], 'end', {
    look: { colours: 'bound' },
    text: 'Both had to expand {1.below} states with f < C*. Of those with f = C* the rule decides: {1.expanded} expansions in all against {2.expanded}.',
    note: 'The lowest h first goes deep along the last contour, and is soon at the goal. First in, first out fills it from the start.',
    minutes: 5,
  }),
  compare(TWENTY, [{ ties: 'last-in' }, { ties: 'high-h' }], 'end', {
    text: 'Other rules, the same {1.length} moves: last in, first out takes {1.expanded} expansions, and highest h first {2.expanded}.',
    note: 'No rule is best for every puzzle. Books and programs differ here, and so do their numbers.',
    minutes: 3,
  }),
  compare(TWENTY, [{ heuristic: 'misplaced' }, {}], 'end', {
    look: { colours: 'bound' },
    text: 'A better estimate moves the contours: {1.below} states lie below C* with misplaced tiles, {2.below} with Manhattan distance.',
    note: 'An admissible estimate that is nowhere lower leaves as many states below C* or fewer, and these are expanded under every rule for ties. The rule decides only how many states with f = C* are expanded; as two rules have shown, that can be most of the work.',
    minutes: 5,
  }),
]);
