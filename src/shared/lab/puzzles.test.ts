import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PuzzlesByDistance } from '../contract/experiments.ts';
import { StateSpace } from '../puzzle/states/stateSpace.ts';
import { numberOfPuzzles, puzzlesOf } from './puzzles.ts';

const GOAL = [1, 2, 3, 4, 5, 0];
const SPACE = new StateSpace(GOAL, 2, 3);

const sources = fc
  .record({
    seed: fc.nat(999_999),
    ends: fc.tuple(fc.nat(21), fc.nat(21)),
    step: fc.integer({ min: 1, max: 5 }),
    each: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 60 })),
  })
  .map(({ ends, ...rest }): PuzzlesByDistance => ({
    ...{ from: 'distance', rows: 2, cols: 3, goal: GOAL, least: Math.min(...ends), most: Math.max(...ends) },
    ...rest,
  }));

test('puzzles by distance lie exactly there, none twice, as many as there are or are asked for, the nearest first', () => {
  fc.assert(
    fc.property(sources, (source) => {
      const puzzles = puzzlesOf(source);
      const starts = puzzles.map(({ puzzle }) => puzzle.start.join());
      expect(new Set(starts).size).toBe(starts.length);
      expect(puzzles.map(({ d }) => d)).toEqual(puzzles.map(({ puzzle }) => SPACE.distanceOf(puzzle.start)));
      const expected = SPACE.counts.flatMap((states, d) => {
        const isAsked = d >= source.least && d <= source.most && (d - source.least) % source.step === 0;
        return isAsked ? Array<number>(source.each === 'all' ? states : Math.min(source.each, states)).fill(d) : [];
      });
      expect(puzzles.map(({ d }) => d)).toEqual(expected);
      expect(numberOfPuzzles(source)).toBe(puzzles.length);
      expect(puzzlesOf(source)).toEqual(puzzles);
    }),
    { numRuns: 60 },
  );
});

test('puzzles with costs are the same boards, and each has the costs', () => {
  fc.assert(
    fc.property(sources, fc.constantFrom('tile' as const, [5, 1, 1, 9, 2]), (source, costs) => {
      const heavy = puzzlesOf({ ...source, costs });
      expect(heavy).toEqual(puzzlesOf(source).map(({ puzzle, d }) => ({ puzzle: { ...puzzle, costs }, d })));
      expect(numberOfPuzzles({ ...source, costs })).toBe(heavy.length);
    }),
    { numRuns: 20 },
  );
});

test('another seed draws other puzzles, and another range the same ones where both have a distance', () => {
  const source: PuzzlesByDistance = {
    from: 'distance',
    rows: 2,
    cols: 3,
    goal: GOAL,
    seed: 7,
    least: 8,
    most: 14,
    step: 1,
    each: 5,
  };
  expect(puzzlesOf({ ...source, seed: 8 })).not.toEqual(puzzlesOf(source));
  expect(puzzlesOf(source).filter(({ d }) => d === 14)).toEqual(puzzlesOf({ ...source, least: 14 }));
});

test('every state of a distance is drawn as often as any other', () => {
  const drawn = new Map<string, number>();
  const source: PuzzlesByDistance = {
    from: 'distance',
    rows: 2,
    cols: 3,
    goal: GOAL,
    seed: 0,
    least: 4,
    most: 4,
    step: 1,
    each: 2,
  };
  const rounds = 2000;
  for (let seed = 0; seed < rounds; seed++)
    for (const { puzzle } of puzzlesOf({ ...source, seed }))
      drawn.set(puzzle.start.join(), (drawn.get(puzzle.start.join()) ?? 0) + 1);
  const expected = (2 * rounds) / SPACE.counts[4]!;
  expect(drawn.size).toBe(SPACE.counts[4]);
  for (const times of drawn.values()) expect(Math.abs(times - expected)).toBeLessThan(6 * Math.sqrt(expected));
});

test('random puzzles of a small board have their distance, those of a larger one none; a walk is no distance', () => {
  const random = { from: 'random', rows: 2, cols: 3, goal: GOAL, seed: 3, count: 20, walk: null } as const;
  expect(puzzlesOf(random).map(({ d }) => d)).toEqual(
    puzzlesOf(random).map(({ puzzle }) => SPACE.distanceOf(puzzle.start)),
  );
  const walked = puzzlesOf({ ...random, walk: 18 });
  expect(walked.every(({ d }) => d! <= 18)).toBe(true);
  expect(walked.some(({ d }) => d! < 18)).toBe(true);
  const fifteen = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
  expect(puzzlesOf({ ...random, rows: 4, cols: 4, goal: fifteen, count: 2 }).map(({ d }) => d)).toEqual([null, null]);
});
