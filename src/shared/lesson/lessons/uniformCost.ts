import { AROUND, FIRST_CHEAPER, TOO_EARLY, TWO_ANSWERS } from './puzzles.ts';
import { compare, lesson, page, search } from './stops.ts';

const BFS = { algorithm: 'bfs' } as const;
const UCS = { algorithm: 'ucs' } as const;

const SUMMARY = 'Tiles with weights: what a path costs, and when it is replaced.';

export const UNIFORM_COST = lesson('What a move costs: uniform-cost search', SUMMARY, [
  page(FIRST_CHEAPER, {
    text: 'On a map, is the route with the fewest roads the fastest one?',
    body: '- Until now every move cost the same, so fewest moves and lowest cost were one thing\n- From now on tiles have weights, and a heavy tile costs more to move\n- Two numbers for a path: its depth counts the moves, g adds up their costs',
    note: 'Ask for an example from everyday life: a detour by motorway, a cheap flight with a change.',
    minutes: 2,
  }),
  search(FIRST_CHEAPER, UCS, 0, {
    question: 'cheapest-move',
    text: 'Here a move costs the number of the tile that moves, and the way back costs the same.',
    note: 'Quick: hands only. The small numbers in the corners are the costs.\nCommon mistake: all moves cost the same, as they did until now.',
    minutes: 2,
  }),
  search(FIRST_CHEAPER, UCS, 2, {
    question: 'f',
    text: 'Uniform-cost search takes the state with the cheapest path, the lowest g. What is g here?',
    note: 'UCS is short for uniform-cost search. Follow the path in the tree and add up the tiles that have moved.\nCommon mistake: counting the moves. That number is among the choices.',
    minutes: 3,
  }),
  search(FIRST_CHEAPER, UCS, 3, {
    question: 'next',
    text: 'Now the frontier has states at different depths.',
    note: 'The levels of breadth-first search are gone: the next state may be anywhere in the tree. Ask what has taken their place: contours of equal cost.',
    minutes: 4,
  }),
  search(FIRST_CHEAPER, UCS, 39, {
    question: 'replaced',
    text: 'The next step reaches a frontier state for the second time, by other moves.',
    note: 'Quick: hands only. Both paths cost the same. Either might stay; this search keeps the one that it found first.\nCommon mistake: the newer path always replaces the older one.',
    minutes: 2,
  }),
  search(FIRST_CHEAPER, UCS, 168, {
    question: 'replaced',
    text: 'It happens again, at another state. Compare the two paths.',
    note: 'This is the line “if c is new or cheaper” of the pseudocode. The pseudocode of the textbook leaves the old node in the queue, where it does no harm; this program removes it. Where all moves cost the same, states are taken in order of depth, and no later path to a state is cheaper.',
    minutes: 4,
  }),
  search(FIRST_CHEAPER, UCS, 'end', {
    question: 'promised',
    text: 'A solution of {length} moves that cost {cost}, after {expanded} steps.',
    note: 'Quick: hands only. Every state with a cheaper path was taken before, and no move has a negative cost.',
    minutes: 2,
  }),
  compare(TWO_ANSWERS, [BFS, UCS], 'end', {
    text: 'Breadth-first search: {1.length} moves that cost {1.cost}. Uniform-cost search: {2.length} moves that cost {2.cost}.',
    note: 'Both keep their promise: one promises the fewest moves, the other the lowest cost. Where every move costs the same, the two promises are one.',
    minutes: 3,
  }),
  compare(AROUND, [BFS, UCS], 'end', {
    text: 'One tile is far heavier than the others. Breadth-first search moves it: cost {1.cost}. Uniform-cost search goes around it: {2.length} moves that cost {2.cost}.',
    note: 'The solution of breadth-first search has {1.length} moves. Step through the solution of uniform-cost search: the heavy tile stays where it is.',
    minutes: 3,
  }),
  compare(TOO_EARLY, [UCS, { ...UCS, goalTest: 'generation' }], 'end', {
    text: 'Tested when it is taken, the goal is found at a cost of {1.cost}; tested when it is generated, at {2.cost}.',
    note: 'The first path that reaches the goal need not be the cheapest one: a cheaper path was still in the frontier. So uniform-cost search tests a state when it is taken.',
    minutes: 3,
  }),
  page(TWO_ANSWERS, {
    text: 'What to remember',
    body: '- g is the cost of a path, the depth is its number of moves\n- Uniform-cost search takes the state with the lowest g, and keeps the cheaper of two paths to a frontier state\n- It tests for the goal when a state is taken, and so finds an optimal solution',
    note: 'Uniform-cost search knows what a path has cost, and nothing about what is left. Ask what a search could do with an estimate of that.',
    minutes: 2,
  }),
]);
