import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAction } from './board.ts';
import { estimate, HEURISTICS, needsTables, type HeuristicId } from './heuristics.ts';
import { randomSolvable, seededRandom } from './scramble.ts';
import { createSlidingDomain } from './slidingDomain.ts';

const SIDES = fc.integer({ min: 2, max: 5 });
const WALK = fc.array(fc.nat(3), { maxLength: 60 });

describe('the sliding domain', () => {
  test.each<[number, number, number]>([
    [2, 2, 1],
    [3, 3, 1],
    [2, 5, 2],
    [4, 4, 2],
    [4, 5, 4],
    [5, 5, 4],
  ])('packs a board of %i×%i into %i words: the last cell follows from the others', (rows, cols, words) => {
    const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
    expect(createSlidingDomain({ rows, cols, start: goal, goal }, 'zero').words).toBe(words);
  });

  test.each(Object.keys(HEURISTICS) as HeuristicId[])(
    'walks like the board, with h of %s at every step',
    (heuristic) => {
      fc.assert(
        fc.property(SIDES, SIDES, fc.integer(), WALK, (rows, cols, seed, walk) => {
          fc.pre(HEURISTICS[heuristic].isFor(rows, cols) && !needsTables(heuristic, rows, cols));
          const random = seededRandom(seed);
          const goal = randomSolvable(
            Array.from({ length: rows * cols }, (_, tile) => tile),
            cols,
            random,
          );
          const start = randomSolvable(goal, cols, random);
          const domain = createSlidingDomain({ rows, cols, start, goal }, heuristic);
          const other = createSlidingDomain({ rows, cols, start: goal, goal }, heuristic);
          const words = new Int32Array(2 * domain.words);
          let cells = start;
          for (const action of walk) {
            const next = applyAction(cells, action, rows, cols);
            expect(domain.isLegal(action)).toBe(next !== null);
            if (next === null) continue;
            domain.apply(action);
            cells = next;
            expect(domain.h()).toBe(estimate(heuristic, cells, goal, cols));
            expect(domain.isGoal()).toBe(cells.join() === goal.join());
            domain.store(words, domain.words);
            other.load(words, domain.words);
            expect(other.h()).toBe(domain.h());
            expect([0, 1, 2, 3].map((a) => other.isLegal(a))).toEqual([0, 1, 2, 3].map((a) => domain.isLegal(a)));
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  test('gives different words for different boards, and the same for the same', () => {
    const words = new Set<string>();
    const goal = [1, 2, 3, 4, 5, 0];
    const random = seededRandom(2);
    const domain = (start: number[]) => createSlidingDomain({ rows: 2, cols: 3, start, goal }, 'zero');
    for (let draw = 0; draw < 5000; draw++) {
      const stored = new Int32Array(1);
      domain(randomSolvable(goal, 3, random)).store(stored, 0);
      words.add(stored.join());
    }
    expect(words.size).toBe(360);
  });

  test('takes a move back by its inverse, and goes back to the start by reset', () => {
    const start = [1, 2, 3, 7, 4, 5, 6, 8, 0];
    const domain = createSlidingDomain({ rows: 3, cols: 3, start, goal: start }, 'manhattan');
    for (const action of [0, 2]) {
      domain.apply(action);
      expect(domain.isGoal()).toBe(false);
      domain.apply(domain.inverse(action));
      expect([domain.isGoal(), domain.h()]).toEqual([true, 0]);
    }
    domain.apply(0);
    domain.reset();
    expect(domain.isGoal()).toBe(true);
  });
});
