/** Own heuristics where tiles weigh: judged by what cheapest paths cost. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchByFormula, readFormula } from '../puzzle/formula/formula.ts';
import { measureOf } from '../puzzle/heuristics/heuristics.ts';
import { bestPaths } from '../puzzle/states/bestPaths.fixture.ts';
import { judgedSpaceOf } from '../puzzle/states/costSpace.ts';
import type { TileCosts } from '../puzzle/tileCosts.ts';
import { judge, type Judged, type Sampled } from './judge.ts';
import { measureByValues, Runs } from './runs.ts';
import { admissibilityOf, consistencyOf, sampledConsistency, wrongStartSentence } from './sentences.ts';
import { compareWithAll } from './values.ts';
import { proofByValues } from './verdict.ts';
import { doubtfulStarts, nearestWrongStart } from './wrongStart.ts';

const SIX = { rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0] };
const EIGHT = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const WEIGHED = 'sum(tile => cost(tile) * (abs(row(tile) - goalRow(tile)) + abs(col(tile) - goalCol(tile))))';

function judged(formula: string, costs: TileCosts, board = SIX): Judged {
  const target = { ...board, costs };
  return judge(target, batchByFormula(readFormula(formula), target)) as Judged;
}

test('cost(tile) is what its move costs, and 1 where nothing is said', () => {
  const valueFor = (costs?: TileCosts): number => {
    const out = new Uint16Array(1);
    batchByFormula(readFormula('sum(tile => cost(tile)) + cost(blank)'), { ...SIX, costs })(
      Uint8Array.from(SIX.goal),
      1,
      out,
    );
    return out[0];
  };
  expect([valueFor(), valueFor('tile'), valueFor([5, 1, 1, 1, 99])]).toEqual([5, 15, 107]);
});

describe('a heuristic', () => {
  test('with the costs of the tiles is what the program’s own is, and both are judged alike', () => {
    const { verdict, values, space } = judged(WEIGHED, 'tile', EIGHT);
    const manhattan = measureOf('manhattan', { ...EIGHT, costs: 'tile' });
    expect(Array.from(values.slice(0, 500))).toEqual(
      Array.from({ length: 500 }, (_, state) => manhattan(space.graph.cellsOf(state))),
    );
    expect(verdict).toMatchObject({ byCost: true, states: 181_440, overestimates: 0, inconsistentMoves: 0 });
    const compared = compareWithAll(space.graph, values, 'tile');
    expect(compared.find(({ heuristic }) => heuristic === 'manhattan')!.dominance).toBe('same');
    expect(compared.find(({ heuristic }) => heuristic === 'linear-conflict')!.dominance).toBe('below');
  });

  test('that is admissible among heavy tiles may not be so where every move costs 1', () => {
    expect(judged('2 * manhattan', [9, 9, 9, 9, 9]).verdict.overestimates).toBeGreaterThan(0); // manhattan weighs, too
    expect(judged('5 * misplaced / 9', [9, 9, 9, 9, 9]).verdict.overestimates).toBe(0);
    const light = judge(SIX, batchByFormula(readFormula('5 * misplaced'), SIX)) as Judged;
    expect(light.verdict.overestimates).toBeGreaterThan(0);
  });

  test('is exact where it is the cost, not where it is the number of moves', () => {
    const space = judgedSpaceOf({ ...SIX, costs: 'tile' });
    expect(proofByValues(space, Uint16Array.from(space.distances)).exact).toBe(true);
    const moves = judgedSpaceOf(SIX);
    expect(proofByValues(space, Uint16Array.from(moves.distances))).toMatchObject({ admissible: true, exact: false });
  });

  test('may fall by what the move costs, and no more', () => {
    const { verdict } = judged('2 * sum(tile => cost(tile) * (cell(tile) != goalCell(tile)))', 'tile');
    expect(consistencyOf(verdict)).toMatchObject({ title: 'Not consistent' });
    expect(consistencyOf(verdict).sentence).toMatch(/^h falls by more than the move costs on [\d,]+ of 840 moves\.$/);
    expect(admissibilityOf(verdict).isGood).toBe(false);
    expect(consistencyOf(judged(WEIGHED, 'tile').verdict).sentence).toBe(
      'h falls by more than the move costs on none of the 840 moves.',
    );
  });

  test('of a large board is sampled by costs', () => {
    const goal = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
    const target = { rows: 4, cols: 4, goal, costs: 'tile' as const };
    const sampled = (formula: string): Sampled =>
      judge(target, batchByFormula(readFormula(formula), target)) as Sampled;
    expect(sampled(WEIGHED).verdict).toMatchObject({ byCost: true, overestimates: 0, inconsistentMoves: 0 });
    expect(sampledConsistency(sampled(WEIGHED).verdict, 4).sentence).toContain(
      'h falls by more than the move costs on none',
    );
    expect(sampled(`2 * ${WEIGHED}`).verdict.overestimates).toBeGreaterThan(0);
  });
});

test('distances are those of plain boards, the cheapest states first', () => {
  const space = judgedSpaceOf({ ...SIX, costs: [3, 1, 7, 2, 9] });
  const paths = bestPaths(SIX.goal, 3, (tile) => [0, 3, 1, 7, 2, 9][tile]);
  for (const { cells, cost } of paths.values()) expect(space.distances[space.graph.stateOf(cells)]).toBe(cost);
  const inOrder = Array.from(space.order, (state) => space.distances[state]);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect([space.depth, space.meanDistance]).toEqual([
    inOrder.at(-1),
    inOrder.reduce((sum, cost) => sum + cost, 0) / inOrder.length,
  ]);
});

test('the start that A* gets wrong is the cheapest of all, and a start that is left out is right', () => {
  const space = judgedSpaceOf({ ...SIX, costs: [3, 1, 7, 2, 9] });
  const { size } = space.graph;
  const errors = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 20 })), {
    minLength: size,
    maxLength: size,
  });
  let wrongs = 0;
  fc.assert(
    fc.property(errors, (error) => {
      const h = Uint16Array.from(space.distances, (cost, state) => Math.max(0, cost + error[state]));
      h[space.order[0]] = 0;
      const runs = new Runs(space, measureByValues(space.graph, h));
      const isWrong = Array.from(h, (_, state) => runs.from(state).length > space.distances[state]);
      const doubtful = doubtfulStarts(space, h);
      expect(isWrong.filter((wrong, state) => wrong && doubtful[state] === 0)).toEqual([]);
      const nearest = space.order.find((state) => isWrong[state]);
      if (nearest !== undefined) wrongs++;
      const found = nearestWrongStart(space, h);
      expect(found.nearest?.start).toEqual(nearest === undefined ? undefined : space.graph.cellsOf(nearest));
      if (found.nearest)
        expect(wrongStartSentence(found, 3)).toMatch(/cheapest solution costs \d+, .* one that costs \d+\.$/);
    }),
    { numRuns: 12 },
  );
  expect(wrongs).toBeGreaterThan(3);
});
