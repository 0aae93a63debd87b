import { describe, expect, test } from 'vitest';
import { applyAction } from '../board.ts';
import {
  blankFor,
  buildPatternDatabase,
  buildTables,
  indexBoard,
  PARTITIONS,
  patternMeasure,
  viewsOf,
} from './patternDatabase.ts';
import { buildPatternTable } from './patternTable.ts';
import { scribbled } from './patterns.fixture.ts';
import { randomSolvable, scramble, seededRandom } from '../states/scramble.ts';
import { FRAME_BLANKS } from '../square.ts';

const ORDERED = Array.from({ length: 16 }, (_, tile) => tile);

/** A goal with the blank on `cell`. */
function goalWithBlankOn(cell: number): number[] {
  const tiles = randomSolvable(ORDERED, 4, seededRandom(cell)).filter((tile) => tile !== 0);
  return tiles.toSpliced(cell, 0, 0);
}

describe('the partitions', () => {
  test.each(FRAME_BLANKS)(
    'for a blank on cell %i hold every other cell once, in groups that hang together',
    (blank) => {
      const partition = PARTITIONS[blank];
      expect(partition.map(({ length }) => length)).toEqual([6, 6, 3]);
      expect([...partition.flat(), blank].toSorted((a, b) => a - b)).toEqual(ORDERED);
      for (const pattern of partition) {
        const neighbours = (cell: number): number[] =>
          pattern.filter((other) => Math.abs((cell >> 2) - (other >> 2)) + Math.abs((cell & 3) - (other & 3)) === 1);
        const together = new Set([pattern[0]]);
        for (const cell of together) neighbours(cell).forEach((other) => together.add(other));
        expect(together.size).toBe(pattern.length);
      }
    },
  );
});

describe('the tables of a partition', () => {
  /** What is returned, and all that was told before. */
  function built<T>(building: Generator<number, T>): { made: T; told: number[] } {
    const told: number[] = [];
    let step = building.next();
    for (; !step.done; step = building.next()) told.push(step.value);
    return { made: step.value, told };
  }

  test('are those of its patterns, and building them yields progress', () => {
    const partition = [[15, 14, 11], [9, 8], [1]];
    const { made, told } = built(buildTables(partition, 0));
    const patterns = partition.map((pattern) => built(buildPatternTable(pattern, 0)));
    expect(made).toEqual(patterns.map((pattern) => pattern.made));
    const all = 16 * 15 * 14 + 16 * 15 + 16;
    const before = [0, 16 * 15 * 14, 16 * 15 * 14 + 16 * 15];
    expect(told).toEqual(
      patterns.flatMap((pattern, index) => pattern.told.map((count) => (before[index] + count) / all)),
    );
    expect(told.at(-1)).toBe(1);
  });

  test('of the database are begun with the first of its patterns', () => {
    const share = buildPatternTable(PARTITIONS[1][0], 1).next().value as number;
    expect(buildPatternDatabase(1).next().value).toBe(share / (2 * 5_765_760 + 3360));
  });
});

describe('the views of a board', () => {
  test('show every goal as the one that the tables start from', () => {
    for (const cell of ORDERED) {
      const goal = goalWithBlankOn(cell);
      const home = PARTITIONS[blankFor(goal)].map((pattern) =>
        pattern.reduce((index, place, tile) => index + place * 16 ** tile, 0),
      );
      for (const view of viewsOf(goal)) {
        const indices = new Int32Array(4).fill(-1, 1);
        indexBoard(view, goal, indices, 1);
        expect(Array.from(indices)).toEqual([0, ...home]);
      }
    }
  });

  test('are two where the diagonal goes through the blank of the goal or its mirror image', () => {
    expect(ORDERED.map((cell) => viewsOf(goalWithBlankOn(cell)).length)).toEqual([
      2, 1, 1, 2, 1, 2, 2, 1, 1, 2, 2, 1, 2, 1, 1, 2,
    ]);
  });

  test('keep moves: what is one move away is one move away as they show it', () => {
    for (const cell of ORDERED) {
      const goal = goalWithBlankOn(cell);
      const start = scramble(goal, 4, 4, 50, seededRandom(cell));
      for (const view of viewsOf(goal)) {
        const next = applyAction(
          start,
          [0, 1].find((action) => applyAction(start, action, 4, 4))!,
          4,
          4,
        )!;
        const [before, after] = [start, next].map((board) => board.indexOf(0)).map((blank) => view.cellMap[blank]);
        expect(Math.abs((before >> 2) - (after >> 2)) + Math.abs((before & 3) - (after & 3))).toBe(1);
      }
    }
  });
});

describe('h of the patterns', () => {
  test('is the greatest sum of the views', () => {
    const database = scribbled(0);
    const goal = goalWithBlankOn(12);
    const measure = patternMeasure(database, goal);
    const random = seededRandom(2);
    for (let draw = 0; draw < 100; draw++) {
      const cells = randomSolvable(goal, 4, random);
      const sums = viewsOf(goal).map((view) => {
        const indices = new Int32Array(3);
        indexBoard(view, cells, indices, 0);
        return database.tables.reduce((sum, table, pattern) => sum + table[indices[pattern]], 0);
      });
      expect(measure(cells)).toBe(Math.max(...sums));
    }
  });

  test('is refused for a goal with the blank elsewhere', () => {
    expect(() => patternMeasure(scribbled(0), goalWithBlankOn(5))).toThrow('for goals with the blank elsewhere');
  });
});
