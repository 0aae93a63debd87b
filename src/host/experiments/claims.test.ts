/** Checks the claims that the program's own experiments make, by counting a part of each. */
import { expect, test } from 'vitest';
import type { ExperimentRecipe, PuzzlesByDistance } from '../../shared/contract/experiments.ts';
import type { LabMeasureId } from '../../shared/contract/experimentLook.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import { countHere } from './countHere.fixture.ts';

/** The mean of a measure for each search, at some distances, of this many puzzles each. */
function means(recipe: ExperimentRecipe, measure: LabMeasureId, distances: readonly number[], each = 20): number[][] {
  return distances.map((d) => {
    const puzzles: PuzzlesByDistance = { ...(recipe.puzzles as PuzzlesByDistance), least: d, most: d, each };
    const experiment = new Experiment({ ...recipe, puzzles });
    countHere(experiment);
    return experiment.rows[0]!.cells.map(({ spreads }) => spreads[measure]!.mean);
  });
}

const falls = (values: readonly number[]): boolean => values.every((value, at) => at === 0 || value < values[at - 1]!);

test('the textbook’s table: each heuristic saves, the better one more', () => {
  for (const costs of means(PRESETS.textbook.recipe, 'generated', [8, 14])) expect(falls(costs)).toBe(true);
});

test('ties: they change the cost, and no solution', () => {
  const { recipe } = PRESETS.ties;
  for (const costs of means(recipe, 'generated', [12, 18])) expect(new Set(costs).size).toBe(costs.length);
  for (const excess of means(recipe, 'excess', [12, 18])) expect(excess).toEqual([0, 0, 0, 0]);
});

test('from both ends: fewer nodes at every distance but the least', () => {
  for (const costs of means(PRESETS['both-ends'].recipe, 'generated', [4, 10, 16], 10)) expect(falls(costs)).toBe(true);
});

test('weights: solutions become longer; nodes become more on near puzzles, and fewer on far ones', () => {
  const { recipe } = PRESETS.weights;
  const [near, far] = means(recipe, 'generated', [10, 24]);
  expect(near!.at(-1)).toBeGreaterThan(near![0]!);
  expect(falls(far!)).toBe(true);
  const [excess] = means(recipe, 'excess', [24]);
  expect(excess![0]).toBe(0);
  expect(falls(excess!.toReversed())).toBe(true);
});

test('heuristics: a pattern database of the 3×3 knows every distance, the others know less', () => {
  const [estimates] = means(PRESETS.heuristics.recipe, 'h', [20]);
  expect(estimates!.at(-1)).toBe(20);
  for (const h of estimates!.slice(0, -1)) expect(h).toBeLessThan(20);
  const [expanded] = means(PRESETS.heuristics.recipe, 'expanded', [20]);
  expect(Math.min(...expanded!)).toBe(expanded!.at(-1));
});
