import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { searchOptionsOf } from '../contract/searchOptions.ts';
import { USUAL_OPTIONS } from './runs.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchByFormula, readFormula } from '../puzzle/formula/formula.ts';
import { dominatedOf, dominatingOf } from '../puzzle/heuristics/traits.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { StateSpace } from '../puzzle/states/stateSpace.ts';
import { compareExpansions } from './expansions.ts';
import { judge, type Judged, type Sampled } from './judge.ts';
import { measureByValues, Runs } from './runs.ts';
import { consistencyOf, sampledAdmissibility, wrongStartSentence } from './sentences.ts';
import { compareWithAll } from './values.ts';
import { isAdmissible, isConsistent } from './verdict.ts';
import { doubtfulStarts, nearestWrongStart } from './wrongStart.ts';

const EIGHT = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const FIFTEEN = { rows: 4, cols: 4, goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] };

const OUT_OF_LINE = 'sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile)))';

function judged(formula: string): Judged {
  return judge(EIGHT, batchByFormula(readFormula(formula), EIGHT)) as Judged;
}

describe('facts of the 3×3 with the blank last', () => {
  test('tiles out of row plus tiles out of column is admissible and consistent, with a mean of 10.67', () => {
    const { verdict } = judged(OUT_OF_LINE);
    expect(verdict).toMatchObject({ states: 181_440, moves: 483_840, overestimates: 0, inconsistentMoves: 0 });
    expect([isAdmissible(verdict), isConsistent(verdict), verdict.mean.toFixed(2)]).toEqual([true, true, '10.67']);
  });

  test('with 2 for each pair of neighbours in each other’s place it is admissible, not consistent, with a mean of 10.94', () => {
    const { verdict } = judged(`${OUT_OF_LINE} + 2 * reversals`);
    expect(verdict).toMatchObject({
      overestimates: 0,
      largestOverestimate: 0,
      inconsistentMoves: 3600,
      largestFall: 2,
    });
    expect([isAdmissible(verdict), isConsistent(verdict), verdict.mean.toFixed(2)]).toEqual([true, false, '10.94']);
  });

  test('with misplaced tiles it overestimates 16,423 states by up to 8, and A* gets a start of 8 moves wrong', () => {
    const { verdict, space, values } = judged(`${OUT_OF_LINE} + misplaced`);
    expect(verdict).toMatchObject({
      overestimates: 16_423,
      largestOverestimate: 8,
      inconsistentMoves: 55_440,
      values: 24,
    });
    expect([verdict.mean, verdict.meanDistance, verdict.share].map((value) => value.toFixed(2))).toEqual([
      '17.78',
      '21.97',
      '0.82',
    ]);
    expect(nearestWrongStart(space, values)).toMatchObject({
      nearest: { start: [1, 5, 2, 8, 0, 3, 4, 7, 6], distance: 8, h: 15, length: 10 },
      isCertain: true,
    });
  });
});

test('a consistent h that is not 0 on the goal says so', () => {
  const { verdict } = judged('manhattan + 1');
  expect(consistencyOf(verdict)).toEqual({
    title: 'Consistent but for the goal',
    isGood: false,
    sentence:
      'h falls by more than 1 on none of the 483,840 moves; but h of the goal is 1, and the textbooks’ proofs need 0.',
  });
  expect(consistencyOf(judged('manhattan').verdict)).toMatchObject({ title: 'Consistent', isGood: true });
});

test('a heuristic stands to the others as it does in the table of dominance', () => {
  const { space, values } = judged('linearConflict');
  const relation = (dominance: string) =>
    compareWithAll(space.graph, values)
      .filter((one) => one.dominance === dominance && HEURISTICS[one.heuristic].admissible)
      .map(({ heuristic }) => heuristic);
  expect(relation('same')).toEqual(['linear-conflict']);
  expect(relation('above')).toEqual(dominatedOf('linear-conflict', EIGHT));
  expect(relation('below')).toEqual(dominatingOf('linear-conflict', EIGHT));
});

test('A* expands as many nodes by a formula as by the heuristic that it writes out, on the same puzzles', () => {
  const { space, values } = judged('manhattan');
  const { means, puzzles, distance } = compareExpansions(space, values);
  const meanBy = (heuristic: string | null) => means.find((row) => row.heuristic === heuristic)!.mean;
  expect([puzzles, distance]).toEqual([100, 14]);
  expect(meanBy(null)).toBe(meanBy('manhattan'));
  expect(meanBy('zero')).toBeGreaterThan(meanBy('misplaced'));
});

describe('the nearest start that A* gets wrong', () => {
  const space = new StateSpace([1, 2, 3, 4, 5, 0], 2, 3);

  /** Errors of h: mostly small ones, which make A* wrong here and there only. */
  const errors = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -6, max: 6 })), {
    minLength: space.graph.size,
    maxLength: space.graph.size,
  });

  test('is the nearest of all, and a start that is left out is right', () => {
    let wrongs = 0;
    fc.assert(
      fc.property(errors, fc.nat(3), (error, raised) => {
        const h = Uint16Array.from(space.distances, (distance, state) => Math.max(0, distance + error[state]) + raised);
        const runs = new Runs(space, measureByValues(space.graph, h));
        const isWrong = Array.from(h, (_, state) => runs.from(state).length > space.distances[state]);
        const doubtful = doubtfulStarts(space, h);
        expect(isWrong.filter((wrong, state) => wrong && doubtful[state] === 0)).toEqual([]);
        const nearest = space.order.find((state) => isWrong[state]);
        if (nearest !== undefined) wrongs++;
        const start = nearestWrongStart(space, h).nearest?.start;
        expect(start).toEqual(nearest === undefined ? undefined : space.graph.cellsOf(nearest));
      }),
      { numRuns: 20 },
    );
    expect(wrongs).toBeGreaterThan(10);
  });

  test('is one of those that are equally near', () => {
    const { space: eight, values } = judged(`${OUT_OF_LINE} + misplaced`);
    expect(wrongStartSentence(nearestWrongStart(eight, values), 3)).toBe(
      '1 5 2 / 8 _ 3 / 4 7 6 is a start that A* gets wrong, and none is nearer. It needs 8 moves, and h is 15; A* returns 10 moves.',
    );
  });

  test('is not looked for where h is admissible', () => {
    const { space: eight, values } = judged('manhattan');
    expect(nearestWrongStart(eight, values)).toEqual({ nearest: null, tried: 0, isCertain: true });
  });
});

describe('on a larger board', () => {
  const sampled = (formula: string) =>
    (judge(FIFTEEN, batchByFormula(readFormula(formula), FIFTEEN)) as Sampled).verdict;

  test('what is right is never refuted', () => {
    expect(sampled('linearConflict')).toMatchObject({ overestimates: 0, inconsistentMoves: 0, overestimated: null });
  });

  test('what is wrong near the goal is found, with a board', () => {
    const verdict = sampled('cell(15) == 15 ? 5 : manhattan');
    expect(verdict).toMatchObject({ overestimated: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15] });
    expect(verdict.fallsFrom).not.toBeNull();
  });

  test('a large overestimate is written with its separators', () => {
    expect(sampledAdmissibility(sampled('1000 * manhattan'), 4).sentence).toMatch(/, by at least \d{1,3}(?:,\d{3})+: /);
  });
});

test('a heuristic that fails on a state names its board', () => {
  expect(() => judged('20 / (manhattan - 20)')).toThrow(
    /^h is −?[\d.]+…? on the board [\d_ /]+, (?:not a whole number|and must not be negative)/,
  );
});

test('A* is judged with the options that a search begins with', () => {
  expect(searchOptionsOf(DEFAULT_SEARCH)).toMatchObject(USUAL_OPTIONS);
});
