/** The baseline is right, or a comparison with it is worth nothing. */
import { describe, expect, test } from 'vitest';
import distributions from '../../cases/distributions.json' with { type: 'json' };
import korf from '../../cases/korf-sample.json' with { type: 'json' };
import worked from '../../cases/worked-cases.json' with { type: 'json' };
import { astar } from './astar.ts';
import { boardOf } from './board.ts';
import { breadthFirst, distancesFrom } from './breadthFirst.ts';
import { Heap } from './heap.ts';
import { idastar } from './idastar.ts';

const solvable = worked.cases.filter((puzzle) => puzzle.solvable);

describe.each(solvable)('worked $name', ({ rows, cols, start, goal, optimal, bfsUDLR_onExpand: counts }) => {
  const puzzle = { rows, cols, start: boardOf(start), goal: boardOf(goal) };

  test('has the length and the count of breadth-first search', () => {
    expect(breadthFirst(puzzle)).toEqual({ moves: optimal, generated: counts.successorsGenerated });
  });

  test('is solved in as few moves by A* and IDA*', () => {
    expect(astar(puzzle).moves).toBe(optimal);
    expect(idastar({ rows, cols, start, goal }).moves).toBe(optimal);
  });
});

test('an unsolvable board is given up when all that can be reached was searched', () => {
  const puzzle = { rows: 2, cols: 3, start: '123450', goal: '213450' };
  expect(breadthFirst(puzzle)).toEqual({ moves: -1, generated: 840 });
  expect(astar(puzzle)).toEqual({ moves: -1, generated: 840 });
});

test.each(distributions.distributions.filter(({ rows, cols }) => rows * cols <= 8))(
  '$id: as many boards at each distance as are known',
  ({ rows, cols, goal, counts }) => {
    const found = new Array<number>(counts.length).fill(0);
    for (const distance of distancesFrom(boardOf(goal), rows, cols).values()) found[distance]++;
    expect(found).toEqual(counts);
  },
);

test('IDA* solves an instance of Korf', () => {
  const { tiles, optimal } = korf.instances.find(({ id }) => id === 12)!;
  const goal = Array.from({ length: 16 }, (_, tile) => tile);
  expect(idastar({ rows: 4, cols: 4, start: tiles, goal }).moves).toBe(optimal);
});

test('the heap gives its items back in order', () => {
  const heap = new Heap<number>((a, b) => a < b);
  const numbers = Array.from({ length: 200 }, (_, index) => (index * 7919) % 101);
  for (const number of numbers) heap.push(number);
  expect(numbers.map(() => heap.pop())).toEqual(numbers.toSorted((a, b) => a - b));
  expect(heap.size).toBe(0);
});
