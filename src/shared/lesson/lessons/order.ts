import { CASE_2, CASE_3 } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const DFS = { algorithm: 'dfs' } as const;
const IDDFS = { algorithm: 'iddfs' } as const;

const SUMMARY =
  'Depth-first search, its limit, and iterative deepening: the same rules in another order find other solutions.';

export const ORDER = lesson('Why order matters', SUMMARY, [
  search(CASE_2, DFS, 0, {
    text: 'Depth-first search keeps a stack. The newest states lie on top and are taken first.',
    note: 'Only one thing has changed since breadth-first search: where new states are put. Ask what that does to the shape of the tree before the first step.',
    minutes: 3,
  }),
  search(CASE_2, DFS, 1, {
    question: 'next',
    text: '{waiting} states wait on the stack. Which one lies on top?',
    note: 'Of the newest successors the one that was generated first is on top: up before down before left before right, in this search.\nConfusion: the queue of breadth-first search.',
    minutes: 3,
  }),
  search(CASE_2, DFS, 3, {
    question: 'next',
    text: 'The search is at depth {g}. A state of the first level waits as well.',
    note: 'The old state at the bottom of the stack waits until everything above it is gone. Ask when that will be.',
    minutes: 3,
  }),
  search(CASE_2, DFS, 8, {
    text: 'Each step has led one move deeper. The search does not turn back before it must.',
    note: 'Ask how deep this can go on: until a state has no new successor. Let it play for a while at high speed.',
    minutes: 3,
  }),
  search(CASE_2, DFS, 'end', {
    question: 'shortest',
    text: 'A solution of {length} moves, after {expanded} expansions.',
    note: 'The vote is easy once the number is seen. The point is the reason: nothing in the rule prefers short paths.',
    minutes: 5,
  }),
  compare(CASE_2, [DFS, { ...DFS, order: 'LRUD' }], 'end', {
    text: 'The same search with successors in another order: {1.length} moves, and {2.length}. Nothing else was changed.',
    note: 'Left is: up, down, left, right. Right is: left, right, up, down. Let the class try other orders at home: the option is called Successor order.\nConfusion: a good order can be known in advance. For one puzzle perhaps; not for all.',
    minutes: 5,
  }),
  compare(CASE_2, [{ algorithm: 'bfs' }, DFS], 'end', {
    text: 'Breadth-first search finds {1.length} moves after {1.expanded} expansions. Depth-first search expands about {ratio} times as many.',
    note: 'Depth-first search is not always slower: with luck it walks straight to a goal. But its solution is hardly ever the shortest.\nCould a search have the good sides of both: short solutions, and little memory? Collect ideas before you go on.',
    minutes: 7,
  }),
  search(CASE_3, IDDFS, 0, {
    text: 'Iterative deepening is depth-first search with a bound on the depth. With bound {bound}, the start is compared with the goal, and has no successors.',
    note: 'Compare this with the ideas of the class. Each bound is a search of its own, which begins with nothing.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 2, {
    question: 'next',
    text: 'Nothing was found, and it begins again from the start, with bound {bound}.',
    note: 'Confusion: it goes on where it stopped. It forgets everything and begins anew; that is why it needs so little memory.',
    minutes: 3,
  }),
  search(CASE_3, IDDFS, 'end', {
    question: 'shortest',
    text: 'Iteration {iteration}, with bound {bound}: a solution of {length} moves.',
    note: 'The bound rises by one at a time, so no solution with fewer moves can have been missed.',
    minutes: 3,
  }),
  compare(CASE_3, [{ algorithm: 'bfs' }, IDDFS], 'end', {
    text: 'Iterative deepening expands {2.expanded} nodes, breadth-first search {1.expanded}. But at most {2.frontier} wait at the same time, against {1.frontier}.',
    note: 'Repeating costs less than one fears, because the last level is the largest. Ask which of both you would use when memory is short, and which when time is.',
    minutes: 5,
  }),
]);
