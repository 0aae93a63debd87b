import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExperimentRecipe } from '../contract/experiments.ts';
import { Experiment } from './experiment.ts';
import { PRESETS } from './presets.ts';
import type { LabResult } from './results.ts';
import { timeOf } from './timeLeft.ts';

const { puzzles } = PRESETS.textbook.recipe;
const [, astar] = PRESETS.textbook.recipe.searches;
const recipe: ExperimentRecipe = {
  ...PRESETS.textbook.recipe,
  puzzles: { ...puzzles, least: 2, most: 26, step: 1, each: 6 },
  searches: [{ ...astar!, algorithm: 'idastar' }],
};
const ALL = new Experiment(recipe).puzzles;

/** Results whose nodes grow so much with each move; a search takes a little time beside its nodes. */
function resultsOf(growth: number): LabResult[] {
  return ALL.map(({ d }, puzzle) => {
    const generated = Math.round(6 * growth ** d!);
    const counts = { expanded: 1, generated, straightBack: 0, distinct: null, maxFrontier: 1 };
    return { puzzle, search: 0, status: 'solved', ...counts, length: d, h: null, ms: 0.05 + generated / 5000 };
  });
}

function partOf(results: readonly LabResult[], counted: number) {
  const experiment = new Experiment(recipe);
  experiment.add(results.slice(0, counted));
  const truth = results.slice(counted).reduce((sum, { ms }) => sum + ms, 0);
  return { ...timeOf(experiment), truth };
}

test('there is no estimate before the first results, and no time left at the end', () => {
  const results = resultsOf(2);
  expect(partOf(results, 0)).toMatchObject({ spentMs: 0, restMs: null });
  expect(partOf(results, 2)).toMatchObject({ restMs: null });
  expect(partOf(results, ALL.length)).toMatchObject({ restMs: 0, isAtLeast: false });
});

test('the time left is about right, or said to be the least, from the first distance to the last', () => {
  const anyMoment = fc.tuple(fc.double({ min: 1.1, max: 3, noNaN: true }), fc.integer({ min: 8, max: ALL.length }));
  fc.assert(
    fc.property(anyMoment, ([growth, counted]) => {
      const { restMs, isAtLeast, truth } = partOf(resultsOf(growth), counted);
      expect(restMs!).toBeLessThanOrEqual(truth * 1.2 + 1);
      if (!isAtLeast) expect(restMs! * 1.2 + 1).toBeGreaterThanOrEqual(truth);
    }),
  );
});

test('it is the least while costs far beyond the known ones are to come, and near the end it is not', () => {
  const results = resultsOf(2);
  expect(partOf(results, 40).isAtLeast).toBe(true);
  expect(partOf(results, ALL.length - 8).isAtLeast).toBe(false);
});

test('a search that drops repeats is not expected to reach more states than there are', () => {
  const experiment = new Experiment({ ...recipe, searches: [astar!] });
  experiment.add(
    resultsOf(2.2)
      .slice(0, 85)
      .map((result) => ({ ...result, ms: result.generated })),
  );
  const left = ALL.length - 85;
  expect(timeOf(experiment).restMs! / left).toBeLessThan(1.01 * 1.5 * 362_880);
});

test('a small board before larger ones does not make the time left shorter', () => {
  const square = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
  const listed = ALL.map(({ puzzle }) => puzzle);
  const restBehind = (first: readonly (typeof square)[]): number => {
    const experiment = new Experiment({
      ...recipe,
      puzzles: { from: 'list', puzzles: [...first, ...listed] },
      searches: [astar!],
    });
    const timed = resultsOf(1.5).map((result) => ({ ...result, ms: result.generated }));
    experiment.add(timed.slice(0, 85).map((result) => ({ ...result, puzzle: result.puzzle + first.length })));
    if (first.length > 0) experiment.add([{ ...timed[0]!, puzzle: 0, length: 1, ms: 1 }]);
    return timeOf(experiment).restMs!;
  };
  expect(restBehind([square])).toBeGreaterThan(0.9 * restBehind([]));
});
