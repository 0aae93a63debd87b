/** h of one board, as the page shows it beside the judgement of all. */
import { expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { RunProgram } from '../../shared/judge/ownMeasure.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { startValue } from './judging.ts';
import { OwnMeasures } from './ownMeasures.ts';

const PUZZLE: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 0, 4, 5], goal: [1, 2, 3, 4, 5, 0] };
const OWN = { name: 'Mine', kind: 'javascript', text: 'const h = () => 7' } as const;

/** Programs of which h is 7; what they are asked, and how many run. */
function programs(fault: HeuristicFault | null = null) {
  const log = { asked: [] as number[][], running: 0 };
  const run: RunProgram = () => {
    log.running++;
    return {
      measure: (boards, count, out) => {
        if (fault !== null) throw fault;
        log.asked.push(Array.from(boards));
        out.fill(7, 0, count);
      },
      close: () => log.running--,
    };
  };
  return { log, measures: new OwnMeasures(run) };
}

test('a program is asked about the start alone, and runs no longer than that', () => {
  const { log, measures } = programs();
  expect(startValue(measures, { own: OWN, puzzle: PUZZLE })).toEqual({ h: 7 });
  expect(log).toEqual({ asked: [PUZZLE.start], running: 0 });
});

test('one that fails says so, and does not go on either', () => {
  const { log, measures } = programs(new HeuristicFault('h is 0.5.'));
  expect(() => startValue(measures, { own: OWN, puzzle: PUZZLE })).toThrow('h is 0.5.');
  expect(log.running).toBe(0);
});

test('a formula that fails elsewhere has a value where it has one', () => {
  const own = { name: 'Mine', kind: 'formula', text: '2 / misplaced' } as const;
  expect(startValue(new OwnMeasures(), { own, puzzle: PUZZLE })).toEqual({ h: 1 });
});
