import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import { MAX_GRAPH_CELLS } from '../states/stateGraph.ts';
import { solvability } from '../solvable.ts';
import { faultOfLength, isSmall, shortestLength } from './shortest.ts';
import { StateSpace } from '../states/stateSpace.ts';

const SMALL_SIZES = [2, 3, 4, 5]
  .flatMap((rows) => [2, 3, 4, 5].map((cols) => ({ rows, cols })))
  .filter(({ rows, cols }) => rows * cols <= MAX_GRAPH_CELLS);

const anyBoards = (sizes: readonly { rows: number; cols: number }[]) =>
  fc.constantFrom(...sizes).chain(({ rows, cols }) => {
    const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
    const board = fc.shuffledSubarray(cells, { minLength: cells.length });
    return fc.record({ rows: fc.constant(rows), cols: fc.constant(cols), start: board, goal: board });
  });

test('the length of a small board is its distance in the space of its own goal', () => {
  const compare = fc.property(anyBoards(SMALL_SIZES), (boards) => {
    const { rows, cols, start, goal } = boards;
    expect(isSmall(boards)).toBe(true);
    expect(shortestLength(boards)).toBe(new StateSpace(goal, rows, cols).distanceOf(start));
  });
  fc.assert(compare, { numRuns: 60 });
});

test('of all lengths exactly one is right for a small board, and none for one without a solution', () => {
  const judge = fc.property(anyBoards(SMALL_SIZES), (boards) => {
    const right = Array.from({ length: 40 }, (_, length) => length).filter((length) => !faultOfLength(length, boards));
    expect(right).toEqual([shortestLength(boards)].filter((length) => length !== null));
  });
  fc.assert(judge, { numRuns: 60 });
});

describe('a length of the 15-puzzle', () => {
  const goal = Array.from({ length: 16 }, (_, cell) => cell);
  const boardsOf = (start: number[]) => ({ rows: 4, cols: 4, start, goal });
  const { tiles: start, optimal } = korf.instances[0]!;

  test('that was published is possible, for every puzzle', () => {
    for (const { tiles, optimal } of korf.instances) expect(faultOfLength(optimal, boardsOf(tiles))).toBeNull();
  });

  test.each([
    [optimal + 1, /^\d+ moves cannot be its length: every solution has an (odd|even) number of moves\.$/],
    [optimal % 2, /at least \d\d\.$/],
    [998 + (optimal % 2), /more than 80\.$/],
  ])('%i is refused', (length, sentence) => {
    expect(faultOfLength(length, boardsOf(start))).toMatch(sentence);
  });

  test('is refused where there is no solution', () => {
    const swapped = start.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
    expect(solvability(swapped, goal, 4).solvable).toBe(false);
    expect(faultOfLength(optimal, boardsOf(swapped))).toMatch('it has no solution.');
  });
});
