/** h of one board, as the page shows it beside the judgement of all. */
import { expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { RunProgram } from '../../shared/judge/ownMeasure.ts';
import { NO_LOG } from '../../shared/puzzle/heuristics/programLog.ts';
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
  expect(startValue(measures, { own: OWN, puzzle: PUZZLE })).toEqual({ h: 7, failure: null, log: NO_LOG });
  expect(log).toEqual({ asked: [PUZZLE.start], running: 0 });
});

test('one that fails says so, and does not go on either', () => {
  const { log, measures } = programs(new HeuristicFault('h is 0.5.'));
  expect(startValue(measures, { own: OWN, puzzle: PUZZLE })).toMatchObject({ h: null, failure: 'h is 0.5.' });
  expect(log.running).toBe(0);
});

test('a formula that fails elsewhere has a value where it has one', () => {
  const own = { name: 'Mine', kind: 'formula', text: '2 / misplaced' } as const;
  expect(startValue(new OwnMeasures(), { own, puzzle: PUZZLE })).toMatchObject({ h: 1 });
});

test('what a program has written about the board comes with its value, and with its failure', () => {
  const failing: RunProgram = (_source, _target, log) => ({
    measure: () => {
      log!.write('one\ntwo');
      throw new HeuristicFault('h fails.');
    },
    close: () => {},
  });
  expect(startValue(new OwnMeasures(failing), { own: OWN, puzzle: PUZZLE })).toEqual({
    ...{ h: null, failure: 'h fails.' },
    log: { lines: ['one', 'two'], more: 0 },
  });
});
