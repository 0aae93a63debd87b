import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { MAX_COUNTING_BYTES, type ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import { Domains } from '../solver/domains.ts';
import { OwnMeasures } from '../solver/ownMeasures.ts';
import { counterOf } from './counter.ts';
import { countingBytes, planOf } from './countingMemory.ts';
import { countTask } from './countTask.ts';
import { runExperiment, type CounterData, type CounterReport, type CounterThread } from './runExperiment.ts';

const MB = 1024 * 1024;
const FIFTEEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
const random = (count: number, searches: readonly SearchSpec[], walk: number | null = null): ExperimentRecipe => ({
  ...{ title: 'Fifteen', puzzles: { from: 'random', rows: 4, cols: 4, goal: FIFTEEN, seed: 3, count, walk }, searches },
});

test('all threads together stay within the bound, on any machine and with any number of puzzles', () => {
  const machine = fc.integer({ min: 1024, max: 256 * 1024 });
  const anyCase = fc.tuple(machine, fc.integer({ min: 1, max: 256 }), fc.integer({ min: 1, max: 200_000 }));
  fc.assert(
    fc.property(anyCase, ([machineMB, cores, puzzles]) => {
      const bytes = countingBytes(machineMB * MB);
      expect(bytes).toBeLessThanOrEqual(Math.min(MAX_COUNTING_BYTES, (machineMB * MB) / 8));
      const { threads, bytesEach, bytesAlone } = planOf(bytes, cores, random(puzzles, [DEFAULT_SEARCH]), []);
      expect(threads).toBeGreaterThanOrEqual(1);
      expect(threads).toBeLessThanOrEqual(cores);
      expect(bytesAlone).toBeGreaterThanOrEqual(bytesEach);
      const inAll = threads * (bytesEach / 0.75 + 24 * MB + 400 * puzzles);
      // A single thread still counts more puzzles than a small machine has room for.
      if (threads > 1) expect(inAll).toBeLessThanOrEqual(bytes + threads);
    }),
  );
});

test('a recipe that asks for any number of nodes ends at the memory that its thread has', () => {
  const limits = { expansions: 9e15, nodes: 9e15, bytes: 9e15 };
  const { puzzle } = new Experiment(random(1, [DEFAULT_SEARCH])).puzzles[0]!;
  const means = { databases: [], domains: new Domains(), now: () => 0, bytes: MB };
  const { status, generated } = countTask(puzzle, { ...DEFAULT_SEARCH, algorithm: 'bfs', limits }, means);
  expect(status).toBe('memory-limit');
  expect(generated).toBeLessThan(MB / 20);
});

/** Threads that count here, and what each received. */
function threadsHere(given: number[]): (data: CounterData) => CounterThread {
  return (data) => {
    given.push(data.bytes);
    let hear: (report: CounterReport) => void = () => {};
    const count = counterOf(data, new OwnMeasures(), (report) => hear(report));
    return {
      count: (tasks) => void setImmediate(() => count(tasks)),
      onReport: (then) => (hear = then),
      onError: () => {},
      end: async () => {},
    };
  };
}

test('a result does not depend on how many threads share the memory', async () => {
  const searches = [DEFAULT_SEARCH, { ...DEFAULT_SEARCH, algorithm: 'bfs', limits: { bytes: 60 * MB } }] as const;
  const resultsOf = async (count: number) => {
    const experiment = new Experiment(random(3, searches, 18));
    const given: number[] = [];
    await runExperiment(experiment, { start: threadsHere(given), count, bytes: 130 * MB, patterns: [] });
    return { given, results: experiment.results.map(({ ms: _, ...counted }) => counted) };
  };
  const inOrder = (one: { puzzle: number; search: number }, other: typeof one): number =>
    one.puzzle - other.puzzle || one.search - other.search;
  const [alone, together] = [await resultsOf(1), await resultsOf(3)];
  expect(together.given.length).toBeGreaterThan(2);
  expect(together.given.at(-1)).toBeGreaterThan(together.given[0]!);
  expect(together.results.toSorted(inOrder)).toEqual(alone.results.toSorted(inOrder));
});

test('the presets keep a thread for each of eight cores', () => {
  for (const { recipe } of Object.values(PRESETS)) expect(planOf(MAX_COUNTING_BYTES, 8, recipe, []).threads).toBe(8);
});
