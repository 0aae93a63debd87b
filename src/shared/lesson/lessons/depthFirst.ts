import { CASE_2, CASE_3 } from './puzzles.ts';
import { compare, lesson, page, right, search, written, wrong } from './stops.ts';

const DFS = { algorithm: 'dfs' } as const;
const IDDFS = { algorithm: 'iddfs' } as const;

const SUMMARY = 'A stack in place of the queue, and a depth limit that rises.';

export const DEPTH_FIRST = lesson('Depth-first search and iterative deepening', SUMMARY, [
  page(CASE_2, {
    text: 'Breadth-first search takes the oldest state. What if it took the newest?',
    body: '- The frontier becomes a stack: last in, first out\n- Successors are pushed in reverse, so the first in the order of successors lies on top\n- Everything else stays as it was',
    note: 'Ask the class to sketch the shape of the tree before the first step. Will the goal be found sooner? By a shorter path?',
    minutes: 2,
  }),
  search(CASE_2, DFS, 3, {
    question: 'next',
    text: 'The search has come to depth {g}. A state of the first level is still in the frontier.',
    note: 'Let the class say in which order the states were pushed. The old state at the bottom stays until everything above it is gone; ask when that will be.\nCommon mistake: the oldest state in the frontier, as in breadth-first search.',
    minutes: 4,
  }),
  search(CASE_2, DFS, 8, {
    text: 'Each step has led one move deeper.',
    asks: written('When does this search turn back?', [
      wrong('When it meets a repeated state', 'That successor is dropped; the others still lead deeper.'),
      right('When a state has no new successor', 'Only then does an older state come to the top of the stack.'),
      wrong('After a fixed number of moves', 'That describes a search with a depth limit.'),
      wrong('When the board looks worse than before', 'The search compares no boards: it only tests for the goal.'),
    ]),
    note: 'After the answer let it play for a while at high speed.',
    minutes: 4,
  }),
  search(CASE_2, DFS, 'end', {
    text: 'A solution of {length} moves, after {expanded} steps. Why so long?',
    note: 'Ask why. Nothing in the rule prefers short paths.',
    minutes: 2,
  }),
  compare(CASE_2, [DFS, { ...DFS, order: 'LRUD' }], 'end', {
    text: 'Only the order of successors differs: {1.length} moves against {2.length}.',
    note: 'On the left the order is up, down, left, right; on the right it is left, right, up, down. The option is called Successors.\nCommon mistake: believing that a good order can be known in advance.',
    minutes: 3,
  }),
  compare(CASE_2, [{ algorithm: 'bfs' }, DFS], 'end', {
    text: 'Breadth-first search finds {1.length} moves after {1.expanded} steps. Depth-first search takes about {ratio} times as many steps here.',
    note: 'Here: on another puzzle, with luck, depth-first search walks straight to a goal.\nDepth-first search would need little memory if it kept only its path and its frontier. Ask for a search that does this, and still finds a shortest solution. Collect the ideas before you go on.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 0, {
    text: 'Iterative deepening runs depth-first search down to a depth limit, and raises the limit by one until the goal is found. The first limit is {bound}.',
    note: 'Compare this with the ideas of the class. One search with one limit is an iteration.\nUnlike the search before, it keeps no list of states: a repeated state is searched again, and only the move straight back is left out. That is why it needs so little memory.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 1, {
    text: 'Down to the first limit, only the start could be tested. It is not the goal.',
    asks: written('The limit is {bound} now. What is taken next?', [
      right('The start, once more', 'Each iteration starts from scratch: nothing was kept.'),
      wrong('A successor of the start', 'That would need a memory of the last iteration. The start is expanded first.'),
      wrong(
        'Nothing: the start is a repeated state, and is dropped',
        'This search keeps no list of states, and drops none.',
      ),
    ]),
    note: 'Step on after the answer, through the whole next iteration.\nCommon mistake: it goes on where the last iteration stopped.',
    minutes: 4,
  }),
  search(CASE_3, IDDFS, 'end', {
    question: 'shortest',
    text: 'Iteration {iteration}, with the limit {bound}: a solution of {length} moves.',
    note: 'Quick: hands only. The limit rises by one at a time, so no solution with fewer moves was passed.',
    minutes: 2,
  }),
  compare(CASE_3, [{ algorithm: 'bfs' }, IDDFS], 'end', {
    text: 'Iterative deepening expands {2.expanded} nodes, breadth-first search {1.expanded}. But its frontier has at most {2.frontier} nodes, against {1.frontier}.',
    note: 'Iterative deepening keeps its frontier and the path that it is on; breadth-first search also keeps every state that it has reached.\nIt costs more to expand every level again than to remember it, but not much more where each level is much larger than the one before. Ask which of the two to use when memory is short, and which when time is.',
    minutes: 3,
  }),
  page(CASE_3, {
    text: 'What to remember',
    body: '- Depth-first search takes the newest state, and follows one path as far as it goes\n- Its solution may be far from optimal, and depends on the order of successors\n- Iterative deepening raises its depth limit by one at a time: few nodes in memory, and the fewest moves',
    note: 'These searches are uninformed, or blind: they test for the goal, and otherwise treat all states alike. Two lessons from now a search will have an estimate.',
    minutes: 2,
  }),
]);
