/** Experiments from recipe to table, counted in this thread and in others. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import facts from '../../../cases/lab.json' with { type: 'json' };
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { ExperimentRecipe, PuzzlesByDistance } from '../../shared/contract/experiments.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { SummaryRow } from '../../shared/lab/summary.ts';
import { countHere } from '../../host/experiments/countHere.fixture.ts';
import { runExperiment, tablesFor } from '../../host/experiments/runExperiment.ts';
import { counterThreadOf, threadsInFront } from './counterThreads.ts';

const TEXTBOOK: ExperimentRecipe = PRESETS.textbook.recipe;

const meansOf = (rows: readonly SummaryRow[], search: number): (number | undefined)[] =>
  rows.map(({ cells }) => cells[search]!.spreads.generated?.mean);

/** How far the means of two samples of 100 puzzles may differ. */
const SAMPLING = 0.15;

test('the textbook’s table: nodes that A* generates at each distance', () => {
  const [, ...searches] = TEXTBOOK.searches;
  const experiment = new Experiment({ ...TEXTBOOK, searches });
  countHere(experiment);
  const { rows } = experiment;
  expect(rows.map(({ d }) => d)).toEqual(facts.d);
  expect(rows.map(({ puzzles }) => puzzles)).toEqual([4, 16, 39, ...Array(9).fill(100)]);
  for (const [search, means] of [facts.misplaced, facts.manhattan].entries()) {
    const found = meansOf(rows, search);
    // All states of these distances, so that nothing is left to chance.
    expect(found.slice(0, 3).map((mean) => Math.round(mean!))).toEqual(means.slice(0, 3));
    for (const [index, mean] of means.entries()) expect(Math.abs(found[index]! / mean - 1)).toBeLessThan(SAMPLING);
  }
});

test('breadth-first search of the textbook’s table, at the lesser distances', () => {
  const puzzles = { ...(TEXTBOOK.puzzles as PuzzlesByDistance), most: 12 };
  const experiment = new Experiment({ ...TEXTBOOK, puzzles, searches: TEXTBOOK.searches.slice(0, 1) });
  countHere(experiment);
  const means = meansOf(experiment.rows, 0);
  for (const [index, d] of [8, 10, 12].entries())
    expect(Math.abs(means[d / 2 - 1]! / facts.bfs8to12[index]! - 1)).toBeLessThan(SAMPLING);
});

test('other threads count the same, in whatever order they are done', async () => {
  const recipe: ExperimentRecipe = {
    title: 'Small',
    puzzles: {
      from: 'distance',
      rows: 2,
      cols: 3,
      goal: [1, 2, 3, 4, 5, 0],
      seed: 1,
      least: 0,
      most: 21,
      step: 1,
      each: 4,
    },
    searches: [DEFAULT_SEARCH, { ...DEFAULT_SEARCH, algorithm: 'bidirectional' }],
  };
  const [here, elsewhere] = [new Experiment(recipe), new Experiment(recipe)];
  countHere(here);
  const { start, bytes } = threadsInFront(new URL('./worker.ts', import.meta.url));
  const done: number[] = [];
  await runExperiment(elsewhere, { start, count: 2, bytes, patterns: [] }, () => done.push(elsewhere.done));
  const timeless = (rows: readonly SummaryRow[]) =>
    rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, spreads: { ...cell.spreads, ms: null } })),
    }));
  expect(elsewhere.done).toBe(elsewhere.tasks);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(timeless(elsewhere.rows)).toEqual(timeless(here.rows));
});

test('a thread that fails ends the experiment with its error', async () => {
  const experiment = new Experiment({ ...TEXTBOOK, puzzles: { ...(TEXTBOOK.puzzles as PuzzlesByDistance), most: 2 } });
  const start = () => counterThreadOf(new Worker('throw new Error("no room")', { eval: true }));
  await expect(runExperiment(experiment, { start, count: 2, bytes: 2 ** 29, patterns: [] })).rejects.toThrow('no room');
});

test('an experiment asks for the pattern databases of its goals, and for none on small boards', async () => {
  const asked: number[] = [];
  const tables = { ready: (blank: 0 | 1 | 5) => (asked.push(blank), Promise.resolve({ blank, tables: [] })) };
  const fifteen: ExperimentRecipe = PRESETS.fifteen.recipe;
  expect(await tablesFor(fifteen, tables)).toMatchObject([{ blank: 0 }]);
  expect(await tablesFor(PRESETS.heuristics.recipe, tables)).toEqual([]);
  expect(asked).toEqual([0]);
});
