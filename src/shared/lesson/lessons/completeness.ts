import { CASE_1, FIRST_FIFTEEN, TWENTY } from './puzzles.ts';
import { compare, lesson, page, right, search, written, wrong } from './stops.ts';

const BFS = { algorithm: 'bfs' } as const;
const IDA = { algorithm: 'idastar' } as const;

const SUMMARY = 'Which searches are sure to find a solution, what they cost, and how to do with less memory.';

export const COMPLETENESS = lesson('Completeness, time and memory', SUMMARY, [
  page(FIRST_FIFTEEN, {
    text: 'Which of our searches can solve a 15-puzzle?',
    body: '- Moves can reach {states} states\n- Complete: is the search sure to find a solution if there is one?\n- How much time does it need, and how much memory?',
    note: 'Ask how long a computer would need that expands a million states a second: about four months. At eight bytes a state, how much memory? More than eighty terabytes.',
    minutes: 2,
  }),
  page(CASE_1, {
    text: 'A search is complete if it finds a solution whenever there is one.',
    asks: written('A board has finitely many states. Which searches are complete on it? There may be several.', [
      right('Breadth-first search', 'It reaches every state, level by level.'),
      right(
        'Depth-first search that drops repeated states',
        'It cannot go in circles, so in the end it has seen every state.',
      ),
      right('Greedy search that drops repeated states', 'A bad h costs time, but in the end every state is taken.'),
      wrong('Depth-first search that keeps repeated states', 'It can move back and forth for ever.'),
      wrong('Depth-first search with a fixed depth limit', 'It fails if every solution is deeper than the limit.'),
    ]),
    note: 'Count hands for each letter; everybody may vote more than once. Uniform-cost search, iterative deepening and A* are complete here as well. Ask what changes where there are infinitely many states: depth-first search may then follow one path for ever.\nThe textbook also requires a complete search to report failure if there is no solution.',
    minutes: 4,
  }),
  search(CASE_1, BFS, 'end', {
    look: { layout: 'radial' },
    text: 'Breadth-first search: {expanded} expansions for a solution of {length} moves.',
    asks: written(
      'Suppose each level is b times the one before. How many expansions does a solution of twice as many moves take?',
      [
        wrong('About twice {expanded}', 'The levels grow: the later half of them is far larger than the first.'),
        wrong(
          'About four times {expanded}',
          'That would be so if the cost grew with the square of the depth. It grows exponentially.',
        ),
        right('About {expanded} × {expanded}', 'd levels hold about bᵈ states, and twice as many levels bᵈ × bᵈ.'),
      ],
    ),
    note: 'Compare with the numbers that were written down in the lesson on breadth-first search. On this board the growth is not so even, and in the end the board has no new states to offer; the rule says how it begins.',
    minutes: 4,
  }),
  page(CASE_1, {
    text: 'Branching factor b, a solution at depth d',
    body: '- Breadth-first search: time O(bᵈ), memory O(bᵈ)\n- Depth-first search down to depth m: time O(bᵐ), memory O(b · m)\n- Iterative deepening: time O(bᵈ), memory O(b · d)',
    note: 'These are the figures of the textbook for searches of a tree. That of breadth-first search holds with the early goal test; tested when it is taken, the goal costs one more level, a factor of b. Depth-first search and iterative deepening that drop every repeated state have to remember those states, and lose their small memory.',
    minutes: 4,
  }),
  compare(TWENTY, [BFS, { algorithm: 'bidirectional' }], 0, {
    question: 'more',
    text: 'Breadth-first search from the start, against bidirectional search: one search from the start and one from the goal, until they meet.',
    note: 'Quick: hands only. Ask what the second one needs that the first does not: a goal that is known, and moves that can be taken back.',
    minutes: 2,
  }),
  compare(TWENTY, [BFS, { algorithm: 'bidirectional' }], 'end', {
    text: '{1.expanded} expansions from one end, {2.expanded} from both; {1.length} moves either way.',
    note: 'Two searches of half the depth: in theory about twice the square root; on this board the levels grow unevenly. In general the path through the first meeting need not be a shortest one: the search has to make sure before it stops.',
    minutes: 2,
  }),
  search(TWENTY, {}, 'end', {
    text: 'A* keeps every state that it has reached, to recognise it when it comes again. Here it has kept {reached}.',
    note: 'For hard puzzles, memory runs out before patience does. Ask which of the searches so far needs little memory.',
    minutes: 2,
  }),
  search(TWENTY, IDA, 0, {
    question: 'dropped',
    text: 'IDA* is iterative deepening with a bound on f instead of a depth limit. The first bound is h of the start; a successor with a higher f is dropped.',
    note: 'IDA* remembers the path that it is on, and the frontier states beside it.\nCommon mistake: a state that was dropped is lost. It comes again in a later iteration.',
    minutes: 4,
  }),
  search(TWENTY, IDA, 6, {
    text: 'Nothing is left within the first bound. The lowest f beyond it is the next bound: {bound}. The search begins again.',
    note: 'Step on through a few states of the new iteration.\nCommon mistake: the bound rises by one each time. It rises to the lowest f that was dropped.',
    minutes: 2,
  }),
  search(TWENTY, IDA, 'end', {
    question: 'shortest',
    text: 'Iteration {iteration} has found the goal within the bound {bound}: {length} moves.',
    note: 'Quick: hands only. The bound never skips an f that occurs, so no cheaper solution was passed.',
    minutes: 2,
  }),
  compare(TWENTY, [{}, IDA], 'end', {
    text: 'A* expands {1.expanded} nodes, IDA* {2.expanded}. The frontier of A* has at most {1.frontier}, that of IDA* {2.frontier}.',
    note: 'IDA* saves memory, and pays with time. A* has to keep the expanded states as well; IDA* forgets them.',
    minutes: 3,
  }),
  compare(FIRST_FIFTEEN, [BFS, IDA], 'end', {
    text: 'A 15-puzzle, {1.length} moves from its goal: breadth-first search expands {1.expanded} nodes, IDA* {2.expanded}.',
    note: 'This start is near its goal. In the eighties, Richard Korf was the first to find optimal solutions of random 15-puzzles; he used IDA*.',
    minutes: 2,
  }),
  page(CASE_1, {
    text: 'What to remember',
    body: '- Complete: sure to find a solution if there is one\n- In the worst case, time grows exponentially with the depth of the solution; so does the memory of breadth-first search and A*\n- Searches from both ends, iterative deepening and IDA* save one of the two, or both',
    note: 'Come back to the question of the beginning: which search for a hard 15-puzzle? IDA*, with the best heuristic available. That is the next lesson.',
    minutes: 2,
  }),
]);
