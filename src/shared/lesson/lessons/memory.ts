import { CASE_1, FIRST_FIFTEEN, HARDEST, TWENTY } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const IDA = { algorithm: 'idastar' } as const;
const MISPLACED = { heuristic: 'misplaced' } as const;
const HAND = { ...IDA, ...MISPLACED } as const;

const SUMMARY = 'IDA*: nearly no memory, paid for with states that are expanded again and again.';

export const MEMORY = lesson('The price of memory', SUMMARY, [
  search(TWENTY, {}, 'end', {
    text: 'A* keeps every state that it has reached. For this puzzle it has kept {reached}.',
    note: 'Why does it keep those that were expanded? To recognise a state that comes again. Ask how many bytes a state needs, and how long the memory of a computer would last.',
    minutes: 5,
  }),
  search(CASE_1, HAND, 0, {
    question: 'dropped',
    text: 'IDA* remembers only what is left to do on the path that it is on. It cuts off every state whose f is beyond a bound; the first bound is h of the start.',
    note: 'The idea of iterative deepening, with f in the place of the depth.\nConfusion: a state that was cut off is lost. It comes again in the next iteration.',
    minutes: 5,
  }),
  search(CASE_1, HAND, 1, {
    text: 'Within the first bound nothing is left to expand. The lowest f beyond it is the next one: {bound}. The search begins again.',
    note: 'Ask which states it was that lay beyond the bound, and what f they had.\nConfusion: the bound rises by one each time. It rises to the lowest f that was cut off.',
    minutes: 3,
  }),
  search(CASE_1, HAND, 5, {
    text: 'That iteration is over as well. Iteration {iteration} begins at the start, with the bound {bound}.',
    note: 'Everything of the first iteration was done once more. Ask whether that is foolish.',
    minutes: 3,
  }),
  search(CASE_1, HAND, 15, {
    text: 'Iteration {iteration}, with the bound {bound}: all that was searched before is searched again.',
    note: 'Let the class guess how many states were expanded more than once. Each iteration repeats all those before it.',
    minutes: 3,
  }),
  search(CASE_1, HAND, 'end', {
    question: 'shortest',
    text: 'Iteration {iteration} has found the goal within the bound {bound}: {length} moves.',
    note: 'The bound never jumps over an f that occurs, so no shorter solution was passed.',
    minutes: 4,
  }),
  compare(CASE_1, [MISPLACED, HAND], 'end', {
    text: 'A* expands {1.expanded} nodes, IDA* {2.expanded}. But at most {2.frontier} nodes of IDA* ever wait, and {1.frontier} of A*.',
    note: 'A* has to keep the expanded states as well, IDA* forgets them.',
    minutes: 5,
  }),
  compare(TWENTY, [{}, IDA], 'end', {
    text: 'A longer puzzle with Manhattan distance: {1.expanded} expansions against {2.expanded}, and at most {1.frontier} waiting nodes against {2.frontier}.',
    note: 'Ask for the price in time and the gain in memory, as factors.',
    minutes: 4,
  }),
  compare(HARDEST, [{}, IDA], 'end', {
    text: 'The hardest start for this goal: IDA* expands about {ratio} times as many nodes as A*, and at most {2.frontier} wait instead of {1.frontier}.',
    note: 'In these three puzzles the gain in memory grows with the length of the solution, and the price in time stays moderate.',
    minutes: 4,
  }),
  search(FIRST_FIFTEEN, IDA, 'end', {
    text: 'A 15-puzzle: moves can reach {states} states. No memory holds them all; IDA* keeps little more than one path.',
    note: 'In this one, {length} moves were found after {expanded} expansions. With IDA*, Korf found the first shortest solutions of random 15-puzzles, in the eighties.',
    minutes: 5,
  }),
]);
