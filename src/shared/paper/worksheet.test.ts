import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import { applyAction } from '../puzzle/board.ts';
import { NONE } from '../trace/trace.ts';
import { anyRecipe, CASE_1, runOf, searched } from '../ask/askedRuns.fixture.ts';
import { partsOfStart, sheetRows, sheetTree, tiedSteps, type SheetRow } from './worksheet.ts';

const ALL = Object.keys(STRATEGIES) as StrategyId[];

/** Fills a table in by hand: which boards wait, by the moves that are written down alone. */
function filledIn(rows: readonly SheetRow[], { rows: height, cols, start, goal }: typeof CASE_1): number[] {
  let waiting: string[] = [start.join()];
  return rows.map(({ cells, joins, bound, half, step }) => {
    if (bound !== null && step > 1) waiting = [start.join()];
    if (half !== null && step === 1) waiting.push(goal.join());
    expect(waiting).toContain(cells.join());
    waiting.splice(waiting.indexOf(cells.join()), 1);
    waiting.push(...joins.map(({ action }) => applyAction(cells, action, height, cols)!.join()));
    return waiting.length;
  });
}

test('the moves of the table lead to the states that are taken, in every run of every algorithm', () => {
  fc.assert(
    fc.property(anyRecipe, fc.nat(40), (recipe, steps) => {
      const run = searched(recipe);
      const rows = sheetRows(run, steps);
      expect(rows.map(({ step }) => step)).toEqual(
        Array.from({ length: Math.min(steps, run.reader.expansions) }, (_, i) => i + 1),
      );
      const counts = filledIn(rows, run.puzzle);
      for (const [index, { waiting, ends }] of rows.entries()) {
        expect(waiting).toBe(run.reader.countersAt(index + 1).frontier);
        expect(counts[index]).toBeGreaterThanOrEqual(waiting - 1); // a cheaper path takes one out, a new iteration puts one in
        expect(ends !== null).toBe(run.reader.goal !== NONE && index + 1 === run.reader.expansions);
      }
    }),
    { numRuns: 60 },
  );
});

test('the tree has the states of the table, each with the step that takes it, below the state that generated it', () => {
  fc.assert(
    fc.property(anyRecipe, fc.integer({ min: 1, max: 25 }), (recipe, steps) => {
      const run = searched(recipe);
      const tree = sheetTree(run, steps);
      const taken = tree.filter(({ step }) => step !== null).sort((one, other) => one.step! - other.step!);
      expect(taken.map(({ cells, sum }) => [cells, sum])).toEqual(
        sheetRows(run, steps).map(({ cells, sum }) => [cells, sum]),
      );
      const byNode = new Map(tree.map((one) => [one.node, one]));
      for (const { parent, action, cells } of tree) {
        if (parent === NONE) continue;
        const { rows, cols } = run.puzzle;
        expect(cells).toEqual(applyAction(byNode.get(parent)!.cells, action!, rows, cols));
      }
    }),
    { numRuns: 50 },
  );
});

describe('of the first case', () => {
  test('A* fills in the lines that a teacher writes on the board', () => {
    const [first, ...rest] = sheetRows(runOf(), 20);
    expect(first).toEqual({
      ...{ step: 1, cells: CASE_1.start, sum: '0 + 8 = 8', waiting: 2, ends: null, half: null, bound: null },
      joins: [
        { action: 0, sum: '1 + 7 = 8' },
        { action: 2, sum: '1 + 9 = 10' },
      ],
    });
    expect(rest.at(-1)).toMatchObject({ step: 9, sum: '8 + 0 = 8', ends: 'taken', joins: [] });
  });

  test.each([
    ['bfs', '0', null],
    ['weighted-astar', '0 + 1.5 × 8 = 12', null],
    ['greedy', '8', null],
    ['idastar', '0 + 8 = 8', 8],
    ['iddfs', '0', 0],
  ] as const)('%s writes the start as %s, with the bound %s', (strategy, sum, bound) => {
    expect(sheetRows(runOf({ strategy }), 1)[0]).toMatchObject({ sum, bound });
  });

  test('only a search from both ends names the half of a state', () => {
    const halves = ALL.map((strategy) => sheetRows(runOf({ strategy }), 2).map(({ half }) => half));
    const expected = ALL.map((strategy) => (strategy === 'bidirectional' ? ['start', 'start'] : [null, null]));
    expect(halves.map((one) => one.map((half) => half !== null))).toEqual(
      expected.map((one) => one.map((half) => half !== null)),
    );
  });

  test('h of the start is the sum of its tiles, where it has such parts', () => {
    const run = runOf();
    expect(partsOfStart(run, 'manhattan')!.reduce((sum, { h }) => sum + h, 0)).toBe(run.reader.h[0]);
    expect(partsOfStart(run, 'manhattan')!.map(({ tile }) => tile)).toEqual([4, 5, 6, 7, 8]);
    expect([partsOfStart(run, 'gaschnig'), partsOfStart(run, 'zero')]).toEqual([null, null]);
    expect(partsOfStart(runOf({ strategy: 'bfs' }), 'manhattan')).toBeNull();
  });

  test('ties are at the steps that break one, and in no search without f', () => {
    expect(tiedSteps(runOf({ strategy: 'ucs' }), 4)).toEqual([2, 4]);
    expect(tiedSteps(runOf({ strategy: 'bfs' }), 20)).toEqual([]);
  });
});
