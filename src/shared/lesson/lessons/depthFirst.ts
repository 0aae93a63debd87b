import { CASE_2, CASE_3 } from './puzzles.ts';
import { ask, compare, page, right, search, wrong } from './stops.ts';
import { lesson } from './lesson.ts';

const DFS = { algorithm: 'dfs' } as const;
const IDDFS = { algorithm: 'iddfs' } as const;

const SUMMARY = 'A stack in place of the queue, and a rising depth limit that brings the shortest solutions back.';

export const DEPTH_FIRST = lesson('Depth-first search and iterative deepening', SUMMARY, [
  page(CASE_2, {
    text: 'Breadth-first search takes the oldest state. What if it took the newest?',
    body: '- The frontier becomes a stack: last in, first out\n- Everything else stays as it was\n- Will it find the goal sooner? And by a shorter path?',
    note: 'Ask the class to sketch the shape of the tree before the first step.',
    minutes: 2,
  }),
  search(CASE_2, DFS, 1, {
    question: 'next',
    text: 'The start has been expanded, and {waiting} states lie on the stack.',
    note: 'Of the successors of one state, the one that was generated first lies on top; the order of successors stands beside the question.\nCommon mistake: the queue of breadth-first search.',
    minutes: 4,
  }),
  search(CASE_2, DFS, 3, {
    question: 'next',
    text: 'The search has come to depth {g}. A state of the first level still waits.',
    note: 'Quick: hands only. The old state at the bottom waits until everything above it is gone. Ask when that will be.',
    minutes: 2,
  }),
  search(CASE_2, DFS, 8, {
    text: 'Each step has led one move deeper.',
    asks: ask('When does this search turn back?', [
      wrong('When it is deeper than the goal', 'The search does not know where the goal is.'),
      right('When a state has no new successor', 'Only then does an older state come to the top of the stack.'),
      wrong(
        'After a number of moves that was fixed beforehand',
        'This describes a search with a depth limit, which comes next.',
      ),
      wrong('When the board looks worse than before', 'The search compares no boards: it only tests for the goal.'),
    ]),
    note: 'After the answer let it play for a while at high speed.',
    minutes: 4,
  }),
  search(CASE_2, DFS, 'end', {
    question: 'shortest',
    text: 'A solution of {length} moves, after {expanded} expansions.',
    note: 'The vote is easy once the number is seen. The point is the reason: nothing in the rule prefers short paths.',
    minutes: 3,
  }),
  compare(CASE_2, [DFS, { ...DFS, order: 'LRUD' }], 'end', {
    text: 'The same search with its successors in another order: {1.length} moves, and {2.length}. Nothing else was changed.',
    note: 'On the left the order is up, down, left, right; on the right it is left, right, up, down. The option is called Successor order.\nCommon mistake: somebody could know a good order in advance.',
    minutes: 3,
  }),
  compare(CASE_2, [{ algorithm: 'bfs' }, DFS], 'end', {
    text: 'Breadth-first search finds {1.length} moves after {1.expanded} expansions. Depth-first search expands about {ratio} times as many here.',
    note: 'Here: on another puzzle, with luck, depth-first search walks straight to a goal.\nAsk the class for a search with the good sides of both: short solutions and little memory. Collect the ideas before you go on.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 0, {
    text: 'Iterative deepening runs depth-first search with a limit on the depth, and raises the limit when nothing is found. The first limit is {bound}.',
    note: 'Compare this with the ideas of the class. Each limit is a search of its own, which begins with nothing.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 2, {
    question: 'next',
    text: 'The limit is {bound} now, and the start has been expanded.',
    note: 'Common mistake: it goes on where the last iteration has stopped. It has forgotten everything; that is why it needs so little memory.',
    minutes: 4,
  }),
  search(CASE_3, IDDFS, 'end', {
    question: 'shortest',
    text: 'Iteration {iteration}, with the limit {bound}: a solution of {length} moves.',
    note: 'Quick: hands only. The limit rises by one at a time, so no solution with fewer moves was passed.',
    minutes: 2,
  }),
  compare(CASE_3, [{ algorithm: 'bfs' }, IDDFS], 'end', {
    text: 'Iterative deepening expands {2.expanded} nodes, breadth-first search {1.expanded}. But at most {2.frontier} of them wait at the same time, against {1.frontier}.',
    note: 'It costs more to expand every level again than to remember it, but not much more where each level is much larger than the one before. Ask which of the two to use when memory is short, and which when time is.',
    minutes: 3,
  }),
  page(CASE_3, {
    text: 'What to remember',
    body: '- Depth-first search takes the newest state, and follows one path as far as it goes\n- Its solution may be far from optimal, and depends on the order of successors\n- Iterative deepening raises a depth limit one by one: few states in memory, and the fewest moves',
    note: 'Both searches are blind: they never ask how a state looks. Two lessons from now a search will.',
    minutes: 2,
  }),
]);
