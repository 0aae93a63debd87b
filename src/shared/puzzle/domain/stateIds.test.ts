import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateIds } from '../../readings/stateIds.ts';
import { applyAction } from '../board.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { createSlidingDomain } from './slidingDomain.ts';

const SIDES = fc.integer({ min: 2, max: 5 });

/** Boards of one word and of several are told apart, whichever way led to them. */
test('two states have the same number just where their boards are the same', () => {
  fc.assert(
    fc.property(SIDES, SIDES, fc.integer(), fc.array(fc.nat(3), { maxLength: 80 }), (rows, cols, seed, walk) => {
      const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
      const start = randomSolvable(goal, cols, seededRandom(seed));
      const numbers = new StateIds(createSlidingDomain({ rows, cols, start, goal }, 'zero'));
      const boards = new Map<string, number>();
      const expectOne = (cells: readonly number[], number: number): void => {
        expect(boards.get(cells.join()) ?? boards.size).toBe(number);
        boards.set(cells.join(), number);
        expect(numbers.count).toBe(boards.size);
      };
      let [cells, state]: [readonly number[], number] = [start, numbers.start()];
      expectOne(cells, state);
      for (const action of walk) {
        const next = applyAction(cells, action, rows, cols);
        if (next === null) continue;
        [cells, state] = [next, numbers.after(state, action)];
        expectOne(cells, state);
      }
      expectOne(goal, numbers.goal());
      expectOne(start, numbers.start());
    }),
  );
});
