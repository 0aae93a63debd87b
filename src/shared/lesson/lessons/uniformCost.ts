import { AROUND, FIRST_CHEAPER, TOO_EARLY, TWO_ANSWERS } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const BFS = { algorithm: 'bfs' } as const;
const UCS = { algorithm: 'ucs' } as const;

const SUMMARY = 'Tiles that weigh: why the cheapest solution is not the shortest one, and when a path is replaced.';

export const UNIFORM_COST = lesson('Uniform-cost search', SUMMARY, [
  search(FIRST_CHEAPER, UCS, 0, {
    question: 'cheapest-move',
    text: 'These tiles weigh: a move costs the number of the tile that moves, and the way back costs the same.',
    note: 'The small numbers in the corners say what each tile costs. Let somebody name a move at the board and its cost before you ask.\nConfusion: all moves cost the same, as they did until now.',
    minutes: 3,
  }),
  search(FIRST_CHEAPER, UCS, 1, {
    question: 'next',
    text: 'Uniform-cost search takes the state with the cheapest path. {waiting} states wait.',
    note: 'Two words from here on: the depth counts the moves of a path, g adds up what they cost. Breadth-first search goes by the first, this search by the second.',
    minutes: 3,
  }),
  search(FIRST_CHEAPER, UCS, 2, {
    question: 'f',
    text: 'The path to the marked state is known. What is its cost?',
    note: 'Follow the path in the tree and add the tiles that have moved.\nConfusion: the number of moves. It is among the choices.',
    minutes: 3,
  }),
  search(FIRST_CHEAPER, UCS, 3, {
    question: 'next',
    text: 'A state that is one move deeper may come before one that is less deep.',
    note: 'The levels of breadth-first search are gone: what is taken next may lie anywhere in the tree. Ask what has become of the rings: they are rings of equal cost.',
    minutes: 3,
  }),
  search(FIRST_CHEAPER, UCS, 39, {
    question: 'replaced',
    text: 'The next step reaches a waiting state for the second time, by other moves.',
    note: 'Both paths cost the same here. The first one stays: a new path has to be cheaper, not just as cheap.',
    minutes: 4,
  }),
  search(FIRST_CHEAPER, UCS, 168, {
    question: 'replaced',
    text: 'It happens again, at another state. Compare the two paths.',
    note: 'This is the line “if c is new or cheaper” of the pseudocode at work. With moves that all cost the same it never finds anything cheaper; the first path to a state is as short as any.',
    minutes: 5,
  }),
  search(FIRST_CHEAPER, UCS, 'end', {
    question: 'promised',
    text: '{length} moves that cost {cost}, after {expanded} expansions.',
    note: 'Why is no solution cheaper? Because every state with a cheaper path was taken before, and no move costs less than nothing.',
    minutes: 3,
  }),
  compare(TWO_ANSWERS, [BFS, UCS], 'end', {
    text: 'Breadth-first search: {1.length} moves that cost {1.cost}. Uniform-cost search: {2.length} moves that cost {2.cost}.',
    note: 'Both keep their word. One promises the fewest moves, the other the lowest cost; only where every move costs the same is that one promise. Ask for roads and tickets where the two differ.',
    minutes: 5,
  }),
  search(AROUND, UCS, 'end', {
    text: 'One tile is far heavier than the others. The search walks around it: {length} moves that cost {cost}.',
    note: 'Let the class look for the solution with the fewest moves, and for what it costs. Then step through the solution of the search: the heavy tile stays where it is.',
    minutes: 5,
  }),
  compare(TOO_EARLY, [UCS, { ...UCS, goalTest: 'generation' }], 'end', {
    text: 'Tested when it is taken, the goal costs {1.cost}. Tested when it is generated, it costs {2.cost}.',
    note: 'The first path that reaches the goal need not be the cheapest: a cheaper one was still waiting. That is why uniform-cost search tests a state when it is taken, and not before.',
    minutes: 5,
  }),
]);
