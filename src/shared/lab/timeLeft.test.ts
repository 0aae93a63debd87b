import { expect, test } from 'vitest';
import { Experiment } from './experiment.ts';
import { PRESETS } from './presets.ts';
import type { LabResult } from './results.ts';
import { timeOf } from './timeLeft.ts';

const recipe = {
  ...PRESETS.textbook.recipe,
  puzzles: { ...PRESETS.textbook.recipe.puzzles, least: 2, most: 8, each: 4 },
  searches: PRESETS.textbook.recipe.searches.slice(0, 1),
};

/** Results of the first puzzles; each search takes twice as long two moves farther away. */
function counted(puzzles: number): Experiment {
  const experiment = new Experiment(recipe);
  experiment.add(
    experiment.puzzles.slice(0, puzzles).map(({ d }, puzzle): LabResult => ({
      ...{
        puzzle,
        search: 0,
        status: 'solved',
        expanded: 1,
        generated: 1,
        straightBack: 0,
        distinct: 1,
        maxFrontier: 1,
      },
      ...{ length: d, h: null, ms: 2 ** (d! / 2) },
    })),
  );
  return experiment;
}

test('what is left follows from how the cost has grown so far', () => {
  expect(timeOf(counted(0))).toEqual({ spentMs: 0, restMs: null });
  expect(timeOf(counted(16))).toEqual({ spentMs: 4 * (2 + 4 + 8 + 16), restMs: 0 });
  expect(timeOf(counted(8))).toEqual({ spentMs: 4 * (2 + 4), restMs: 4 * (8 + 16) });
});
