import { describe, expect, test } from 'vitest';
import { applyAction } from '../board.ts';
import {
  NAMED_HEURISTICS,
  estimate,
  heuristicsFor,
  measureOf,
  perTile,
  type Heuristic,
  type HeuristicId,
} from './heuristics.ts';
import { poor } from './patterns.fixture.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';
import { StateSpace } from '../states/stateSpace.ts';

const ROWS: [HeuristicId, Heuristic][] = Object.entries(NAMED_HEURISTICS) as [HeuristicId, Heuristic][];
const HONEST = ROWS.filter(([, { lie }]) => lie === undefined).map(([id]) => id);

describe('a heuristic', () => {
  const start = [1, 2, 3, 7, 4, 5, 6, 8, 0];
  const goal = [1, 2, 3, 8, 6, 4, 7, 5, 0];

  test('says what each tile contributes, or that h has no such parts', () => {
    expect(perTile('misplaced', start, goal, 3)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(perTile('manhattan', start, goal, 3)).toEqual([0, 0, 0, 0, 1, 2, 2, 1, 2]);
    expect(perTile('zero', start, goal, 3)).toEqual(Array(9).fill(0));
    expect(perTile('gaschnig', start, goal, 3)).toBe(null);
  });

  test.each<[HeuristicId, number]>([
    ['zero', 0],
    ['misplaced', 5],
    ['manhattan', 8],
    // Two cycles: 7 → 4 → 8 → 5 → 6 are five tiles without the blank.
    ['gaschnig', 6],
    ['linear-conflict', 8],
    ['walking-distance', 8],
    ['pattern-database', 8],
    ['max', 8],
    ['manhattan-with-blank', 8],
    ['manhattan-times', 16],
  ])('%s has the value of the worked example', (id, h) => {
    expect(estimate(id, start, goal, 3)).toBe(h);
  });

  test.each(ROWS.filter(([, { perTile }]) => perTile !== undefined).map(([id]) => id))(
    '%s is the sum of its parts',
    (id) => {
      const random = seededRandom(8);
      for (let draw = 0; draw < 200; draw++) {
        const cells = randomSolvable(goal, 3, random);
        const parts = perTile(id, cells, goal, 3)!;
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(estimate(id, cells, goal, 3));
      }
    },
  );

  test.each(HONEST)('never counts the blank: %s is at most 1 one move away from the goal', (id) => {
    const ring = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    for (const action of [0, 1, 2, 3]) {
      expect(estimate(id, applyAction(ring, action, 3, 3)!, ring, 3)).toBe(id === 'zero' ? 0 : 1);
    }
  });

  test('that overestimates says so in a sentence, and promises nothing', () => {
    const lying = ROWS.filter(([, { lie }]) => lie !== undefined);
    expect(lying.map(([id]) => id)).toEqual(['manhattan-with-blank', 'manhattan-times']);
    for (const [, { admissible, consistent, lie }] of lying) {
      expect([admissible, consistent]).toEqual([false, false]);
      expect(lie).toMatch(/^It .+\.$/);
    }
  });

  test('measures rectangles by their own columns', () => {
    expect(perTile('manhattan', [5, 1, 2, 3, 4, 0], [1, 2, 3, 4, 5, 0], 2)).toEqual([0, 1, 2, 1, 2, 2]);
  });

  test('is offered for its sizes', () => {
    const every = ROWS.map(([id]) => id);
    expect(heuristicsFor(3, 3)).toEqual(every);
    expect(heuristicsFor(4, 4)).toEqual(every);
    expect(heuristicsFor(2, 5)).toEqual(every.filter((id) => !['pattern-database', 'walking-distance'].includes(id)));
    expect(heuristicsFor(3, 4)).toEqual(every.filter((id) => id !== 'pattern-database'));
    expect(heuristicsFor(4, 3)).toEqual(heuristicsFor(3, 4));
  });

  test('refuses an unsupported board, and a board whose tables are missing', () => {
    const wide = Array.from({ length: 10 }, (_, tile) => tile);
    const square = Array.from({ length: 16 }, (_, tile) => tile);
    expect(() => estimate('walking-distance', wide, wide, 5)).toThrow('is for boards of at most 4 rows and columns.');
    expect(() => estimate('pattern-database', wide, wide, 5)).toThrow('is for boards of at most 9 cells, and 4×4.');
    expect(() => estimate('pattern-database', square, square, 4)).toThrow('needs its tables');
  });
});

describe('the pattern database', () => {
  test('of a small board is the distance to the goal at hand, whatever it was asked for before', () => {
    const boards: [rows: number, cols: number, goal: number[]][] = [
      [2, 3, [1, 2, 3, 4, 5, 0]],
      [3, 2, [1, 2, 3, 4, 5, 0]],
      [3, 2, [0, 1, 2, 3, 4, 5]],
    ];
    for (const [rows, cols, goal] of [...boards, ...boards]) {
      const start = randomSolvable(goal, cols, seededRandom(rows));
      const distance = new StateSpace(goal, rows, cols).distanceOf(start);
      expect(estimate('pattern-database', start, goal, cols)).toBe(distance);
    }
  });

  test('of a 4×4 board is the sum over the tables that are given', () => {
    const goal = Array.from({ length: 16 }, (_, tile) => tile);
    const resources = { patterns: poor(0) };
    expect(estimate('pattern-database', goal, goal, 4, resources)).toBe(0);
    expect(estimate('pattern-database', applyAction(goal, 1, 4, 4)!, goal, 4, resources)).toBe(1);
  });
});

describe('the maximum of several', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];

  test('is the greatest of its members on every board', () => {
    const random = seededRandom(3);
    for (let draw = 0; draw < 300; draw++) {
      const cells = randomSolvable(goal, 3, random);
      const parts = (['gaschnig', 'linear-conflict', 'walking-distance'] as const).map((id) =>
        estimate(id, cells, goal, 3),
      );
      expect(estimate('max', cells, goal, 3)).toBe(Math.max(...parts));
    }
  });

  test('is that of the chosen members', () => {
    const cells = [2, 1, 3, 4, 5, 6, 8, 7, 0];
    expect(estimate('max', cells, goal, 3, { members: ['misplaced', 'manhattan'] })).toBe(4);
    expect(estimate('max', cells, goal, 3, { members: ['gaschnig'] })).toBe(6);
  });

  test('ignores members that do not support the board, and needs one that does', () => {
    const wide = [1, 2, 3, 4, 0, 5, 6, 7, 8, 9];
    const target = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
    expect(estimate('max', wide, target, 5)).toBe(estimate('linear-conflict', wide, target, 5));
    expect(() => estimate('max', wide, target, 5, { members: ['walking-distance'] })).toThrow('None of the heuristics');
  });
});

test('Manhattan times a factor is rounded down', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const cells = [1, 2, 3, 4, 5, 6, 0, 7, 8];
  const times = (factor: number): number => estimate('manhattan-times', cells, goal, 3, { factor });
  expect([times(1.2), times(1.5), times(3)]).toEqual([2, 3, 6]);
});

test('Manhattan times a factor is the product of whole hundredths: 1.16 × 25 is 29', () => {
  const target = { rows: 4, cols: 4, goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] };
  const manhattan = measureOf('manhattan', target);
  const random = seededRandom(5);
  const boards = Array.from({ length: 400 }, (_, moves) => scramble(target.goal, 4, 4, moves, random));
  const byManhattan = new Map(boards.map((cells) => [manhattan(cells), cells]));
  expect(byManhattan.has(25)).toBe(true);
  for (let hundredths = 100; hundredths <= 1000; hundredths++) {
    const times = measureOf('manhattan-times', target, { factor: hundredths / 100 });
    for (const [h, cells] of byManhattan) expect(times(cells)).toBe(Number((BigInt(hundredths) * BigInt(h)) / 100n));
  }
});
