import { describe, expect, test } from 'vitest';
import type { Puzzle, ShortestProgress } from '../../shared/contract/types.ts';
import { applyMoves } from '../../shared/puzzle/board.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { blankFor, PARTITIONS, type PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { scramble, seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { ShortestSolutions } from './shortestSolutions.ts';

const GOAL = GOALS['blank-last'].cells(4, 4);

function scrambled(moves: number, seed: number): Puzzle {
  return { rows: 4, cols: 4, goal: GOAL, start: scramble(GOAL, 4, 4, moves, seededRandom(seed)) };
}

/** Solutions whose clock is over after each slice, with tables that come when the test says so. */
function open(): { solutions: ShortestSolutions; tables: { database: PatternDatabase | null } } {
  const tables = { database: null as PatternDatabase | null, peek: () => tables.database };
  let time = 0;
  return { solutions: new ShortestSolutions(() => (time += 1000), tables), tables };
}

function toEnd(solutions: ShortestSolutions, puzzle: Puzzle): ShortestProgress[] {
  const told = [solutions.goOn({ puzzle, millis: 1 })];
  while (told.at(-1)!.solution === null) told.push(solutions.goOn({ puzzle, millis: 1 }));
  return told;
}

describe('a shortest solution of a 15-puzzle', () => {
  test('is found a slice at a time, and its bound never falls', () => {
    const { solutions } = open();
    const puzzle = scrambled(120, 3);
    const told = toEnd(solutions, puzzle);
    const { solution, bound } = told.at(-1)!;
    expect(applyMoves(puzzle.start, solution!, 4, 4)).toEqual(GOAL);
    expect(bound).toBe(solution!.length);
    const bounds = told.map((progress) => progress.bound);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(solutions.goOn({ puzzle, millis: 1 })).toEqual(told.at(-1));
  });

  test('is remembered for the puzzles that were asked about last', () => {
    const { solutions } = open();
    const first = scrambled(20, 1);
    const [done] = toEnd(solutions, first);
    for (let seed = 2; seed <= 5; seed++) toEnd(solutions, scrambled(20, seed));
    expect(solutions.goOn({ puzzle: first, millis: 1 })).toEqual(done);
  });
});

test('better tables take over when they come, and what is known by then stays known', () => {
  const { solutions, tables } = open();
  const puzzle = scrambled(400, 8);
  const before = solutions.goOn({ puzzle, millis: 1 });
  expect(before.solution).toBeNull(); // it takes more than a slice
  const blank = blankFor(GOAL);
  const sizes = PARTITIONS[blank].map((pattern) => 16 ** pattern.length);
  tables.database = { blank, tables: sizes.map((size) => new Uint8Array(size).fill(1)) }; // they know next to nothing
  const after = solutions.goOn({ puzzle, millis: 1 });
  expect(after.generated).toBeGreaterThan(before.generated);
  expect(after.bound).toBe(before.bound);
});
