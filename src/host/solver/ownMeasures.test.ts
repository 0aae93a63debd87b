import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { promisesOfSearch, provesShortest } from '../../shared/contract/searchPromises.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { batchByFormula, readFormula } from '../../shared/puzzle/formula/formula.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { Domains } from './domains.ts';
import { openCounting } from './openCounting.ts';
import { openSearch } from './openSearch.ts';
import { OwnMeasures } from './ownMeasures.ts';

const NINE: Puzzle = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const SIXTEEN: Puzzle = {
  ...{ rows: 4, cols: 4, start: [5, 1, 2, 4, 9, 6, 3, 8, 13, 10, 7, 11, 0, 14, 15, 12] },
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0],
};

const formula = (text: string): OwnHeuristic => ({ name: 'Mine', kind: 'formula', text });
const searchBy = (text: string, change: Partial<SearchSpec> = {}): SearchSpec => ({
  ...DEFAULT_SEARCH,
  ...change,
  heuristic: 'own',
  own: formula(text),
});

/** Counters and solution of both engines. */
function countsOf(puzzle: Puzzle, spec: SearchSpec, domains = new Domains()) {
  const search = openSearch(puzzle, spec, undefined, domains);
  search.advance(100_000);
  const counting = openCounting(puzzle, { ...spec, options: searchOptionsOf(spec) }, domains);
  counting.advance(100_000);
  return {
    traced: { expanded: search.trace.expansions, status: search.trace.status },
    counted: { expanded: counting.counts.expanded, status: counting.status },
  };
}

describe('a search by a formula', () => {
  test.each([
    ['3×3', NINE, 'astar'],
    ['3×3', { ...NINE, start: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, 'weighted-astar'],
    ['4×4', SIXTEEN, 'astar'],
    ['4×4', SIXTEEN, 'idastar'],
  ] as const)('on %s is the search by the heuristic that it writes out', (_size, puzzle, algorithm) => {
    const own = countsOf(puzzle, searchBy('sum(tile => abs(row(tile) - goalRow(tile)) + abs(col(tile) - goalCol(tile)))', { algorithm })); // prettier-ignore
    const named = countsOf(puzzle, { ...DEFAULT_SEARCH, algorithm, heuristic: 'manhattan' });
    expect(own).toEqual(named);
    expect(own.traced).toEqual(own.counted);
    expect(own.traced.status).toBe('solved');
  });

  test('goes on with another formula, and with another goal', () => {
    const domains = new Domains();
    const goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
    const of = (text: string, puzzle: Puzzle) => countsOf(puzzle, searchBy(text), domains).traced.expanded;
    const [most, fewer, other] = [of('misplaced', NINE), of('manhattan', NINE), of('manhattan', { ...NINE, goal })];
    expect(fewer).toBeLessThan(most);
    expect(other).toBe(countsOf({ ...NINE, goal }, DEFAULT_SEARCH).traced.expanded);
  });
});

describe('what is proved of it', () => {
  test('on a small board are its traits, once it has been prepared', () => {
    const spec = searchBy('misplaced + 0 * 1001');
    const before = promisesOfSearch(spec, NINE).optimal;
    expect([before.answer, provesShortest(spec, NINE)]).toEqual(['no', false]);
    expect(before.because).toContain('It is not proved');
    expect(new OwnMeasures().measuredStates(spec.own!, NINE).proof).toEqual({
      ...{ admissible: true, consistent: true, exact: false, zero: false, belowOneMove: false },
    });
    expect(provesShortest(spec, NINE)).toBe(true);
    expect(provesShortest(spec, { ...NINE, goal: NINE.start })).toBe(false);
    expect(provesShortest(spec, { rows: 3, cols: 3 })).toBe(false);
  });

  test('on a larger board is nothing', () => {
    const spec = searchBy('manhattan + 0 * 1002');
    expect(new OwnMeasures().prepare(spec.own!, SIXTEEN, () => true)).toBe(1);
    openSearch(SIXTEEN, spec).advance(10);
    expect(provesShortest(spec, SIXTEEN)).toBe(false);
  });

  test('says where h is less than a move off the goal, overestimates, or is the distance', () => {
    const proof = (text: string) => new OwnMeasures().measuredStates(formula(text), NINE).proof;
    expect(proof('conflicts')).toMatchObject({ admissible: true, belowOneMove: true, zero: false });
    expect(proof('0')).toMatchObject({ admissible: true, consistent: true, zero: true });
    expect(proof('patternDatabase')).toMatchObject({ exact: true, consistent: true });
    expect(proof('manhattan + 1')).toMatchObject({ admissible: false, consistent: false });
  });

  test('bounds weighted A* by one move more where h can be 0 off the goal and the goal is tested on generation', () => {
    const spec = searchBy('conflicts', { algorithm: 'weighted-astar', weight: 2, goalTest: 'generation' });
    expect(promisesOfSearch(spec, NINE).optimal).toEqual({
      answer: 'bounded',
      because:
        'w × h can overestimate. A solution has at most w = 2 times as many moves as a shortest one, and 1 more.',
      bound: { factor: 2, more: 1 },
    });
  });

  test('bounds it by one move more, too, where every move costs 50 and h can be 1 off the goal: a search takes it', () => {
    const square: Puzzle = { rows: 2, cols: 2, start: [3, 0, 2, 1], goal: [1, 2, 3, 0], costs: [50, 50, 50] };
    const text = 'cell(1) == 1 && cell(2) == 2 ? patternDatabase : min(1, patternDatabase)';
    const spec = searchBy(text, { algorithm: 'weighted-astar', weight: 1.39, goalTest: 'generation' });
    const search = openSearch(square, spec);
    search.advance(100);
    expect(solutionLength(search.trace)).toBe(7);
    expect(new StateSpace(square.goal, 2, 2).distanceOf(square.start)).toBe(5);
    expect(1.39 * 5).toBeLessThan(7);
    expect(promisesOfSearch(spec, square).optimal).toMatchObject({
      answer: 'bounded',
      bound: { factor: 1.39, more: 1 },
    });
  });
});

test('it is prepared in parts, and what is there is not computed again', () => {
  let calls = 0;
  const own: OwnHeuristic = { name: 'Mine', kind: 'javascript', text: 'function h() { return 0 }' };
  const closed: number[] = [];
  const states = 181_440;
  const measures = new OwnMeasures((_source, target) => {
    const measure = batchByFormula(readFormula('0'), target);
    return { measure: (...batch) => ((calls += batch[1]), measure(...batch)), close: () => closed.push(calls) };
  });
  const parts: number[] = [];
  while (parts.at(-1) !== 1) parts.push(measures.prepare(own, NINE, () => false));
  expect(parts.length).toBeGreaterThan(10);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  const { values } = measures.measuredStates(own, NINE);
  expect([values.length, closed]).toEqual([states, [2 * states, 2 * states]]); // asked twice, by a program each
  expect(calls).toBe(2 * states);
});

describe('a heuristic that fails', () => {
  test('on a state of a small board says so before the search begins, with the board', () => {
    const fault = () => openSearch(NINE, searchBy('20 / (manhattan - 20)'));
    expect(fault).toThrow(HeuristicFault);
    expect(fault).toThrow(/^h is −?[\d.]+…? on the board [\d_ /]+, (?:not a whole number|and must not be negative)/);
  });

  test('on a larger board ends the search at the board, and is asked anew by the next search', () => {
    let opened = 0;
    const own: OwnHeuristic = { name: 'Mine', kind: 'javascript', text: 'x' };
    const measures = new OwnMeasures((_source, target) => {
      opened++;
      return { measure: batchByFormula(readFormula('manhattan > 8 ? 1 / 2 : manhattan'), target), close: () => {} };
    });
    const domains = new Domains(undefined, measures);
    const spec = { ...searchBy('1'), own };
    const search = () => openSearch(SIXTEEN, spec, undefined, domains).advance(1000);
    expect(search).toThrow(/^h is 0.5 on the board/);
    expect(search).toThrow(HeuristicFault);
    expect(opened).toBe(2);
  });

  test('is one in JavaScript where no program can be run', () => {
    const spec = {
      ...searchBy('1'),
      own: { name: 'Mine', kind: 'javascript', text: 'function h() { return 0 }' },
    } as const;
    expect(() => openSearch(NINE, spec)).toThrow('There is no interpreter for JavaScript here');
  });
});
