import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { TraceReader } from '../readings/reading.ts';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import type { AskedRun } from './askedRun.ts';
import { anyRecipe, searched } from './askedRuns.fixture.ts';
import { WaitingKeys } from './waitingKeys.ts';

/** A run in which a state is opened again that was expanded before. */
function reopening(): Pick<AskedRun, 'reader' | 'options'> {
  const limits = { expansions: 200, nodes: 1000 };
  const order = [0, 1, 2, 3];
  const options: SearchOptions = { strategy: 'astar', ties: 'low-h', goalTest: 'expansion', order, limits };
  const search = new Search(gridDomain(REOPENING.rows, REOPENING.estimates), options);
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return { reader, options };
}

/** Compares the counts with the frontier at every step but the last, after which nothing is taken. */
function expectRight(run: Pick<AskedRun, 'reader' | 'options'>): void {
  const keys = new WaitingKeys(run);
  for (let step = 0; step < run.reader.expansions; step++) {
    keys.moveTo(step);
    const waiting = Array.from(run.reader.waitingAt(step), (node) => keys.keyOf(node));
    for (const key of new Set(waiting)) expect(keys.count(key)).toBe(waiting.filter((other) => other === key).length);
    const taken = keys.keyOf(run.reader.expandedBy(Math.max(1, step)));
    if (!waiting.includes(taken)) expect(keys.count(taken)).toBe(0);
  }
}

test('so many nodes wait with each value as the frontier has, also where a state is opened again', () => {
  const ranked = anyRecipe.filter(({ options }) =>
    ['ucs', 'greedy', 'astar', 'weighted-astar'].includes(options.strategy),
  );
  fc.assert(
    fc.property(ranked, (recipe) => {
      expectRight(searched(recipe));
    }),
    { numRuns: 100 },
  );
  expectRight(reopening());
});
