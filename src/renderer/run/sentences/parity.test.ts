import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import { whyUnsolvable } from './parity.ts';

/** Any two arrangements of a board of any size. */
const anyPair = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 })).chain(([rows, cols]) => {
  const arrangement = fc.shuffledSubarray([...Array(rows * cols).keys()], { minLength: rows * cols });
  return fc.record({ cols: fc.constant(cols), start: arrangement, goal: arrangement });
});

/** Pairs of tiles that follow each other in one order in `start` and in the other in `goal`, counted one by one. */
function oppositePairs(start: readonly number[], goal: readonly number[]): number {
  let count = 0;
  for (let tile = 1; tile < start.length; tile++) {
    for (let other = tile + 1; other < start.length; other++) {
      const before = start.indexOf(tile) < start.indexOf(other);
      if (before !== goal.indexOf(tile) < goal.indexOf(other)) count++;
    }
  }
  return count;
}

const rowOfBlank = (cells: readonly number[], cols: number) => Math.floor(cells.indexOf(0) / cols);

describe('the reason why a goal cannot be reached', () => {
  test('counts what can be counted on the boards, and comes to an odd number exactly where there is no solution', () => {
    fc.assert(
      fc.property(anyPair, ({ cols, start, goal }) => {
        const judged = solvability(start, goal, cols);
        const rows = Math.abs(rowOfBlank(start, cols) - rowOfBlank(goal, cols));
        const pairs = oppositePairs(start, goal);
        const expected = cols % 2 === 1 ? [pairs] : [pairs, rows, pairs + rows];
        expect(expected.at(-1)! % 2 === 0).toBe(judged.solvable);
        if (judged.solvable) return;
        expect(whyUnsolvable(judged, cols).match(/\d+/g)!.map(Number)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('is one sentence, in the singular and in the plural', () => {
    const always = 'an odd number, and no move changes whether it is odd.';
    const judge = (inversions: number, blankRows: number, sum: number) => ({
      solvable: false,
      inversions,
      blankRows,
      sum,
    });
    expect(whyUnsolvable(judge(1, 0, 1), 3)).toBe(
      `1 pair of tiles stands in the opposite order of the goal: ${always}`,
    );
    expect(whyUnsolvable(judge(7, 2, 7), 3)).toBe(
      `7 pairs of tiles stand in the opposite order of the goal: ${always}`,
    );
    expect(whyUnsolvable(judge(2, 1, 3), 4)).toBe(
      `2 pairs of tiles stand in the opposite order of the goal and the blank is 1 row from its goal, together 3: ${always}`,
    );
  });
});
