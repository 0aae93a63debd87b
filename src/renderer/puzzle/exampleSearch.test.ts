import { expect, test } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { MAX_EXAMPLES, type ExampleQuest } from './examples.ts';
import { puzzleServices } from './puzzleMethods.ts';
import { ExampleSearch } from './exampleSearch.svelte.ts';
import { Workers } from '../ui/worker.fixture.ts';

const QUEST: ExampleQuest = {
  rows: 3,
  cols: 3,
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
  moves: [20, 24],
  conditions: [{ measure: 'astarExpands', bound: 'at least', value: 0 }],
  rules: { order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
  seed: 1,
};

function open(): { search: ExampleSearch; errors: unknown[]; workers: Workers } {
  const errors: unknown[] = [];
  const workers = new Workers((port, now) => serveOwn(port, puzzleServices(now)));
  const search = new ExampleSearch(
    () => workers.start(),
    (error) => errors.push(error),
  );
  return { search, errors, workers };
}

test('ends, and its worker with it, when there are enough', async () => {
  const { search, errors, workers } = open();
  await search.start(QUEST);
  expect(search.progress!.found).toHaveLength(MAX_EXAMPLES);
  expect(search.running).toBe(false);
  expect(workers.ended).toBe(1);
  expect(errors).toEqual([]);
});

test('is cancelled at once, and keeps what it has found', async () => {
  const { search, errors, workers } = open();
  const started = search.start({ ...QUEST, conditions: [{ measure: 'manhattanGap', bound: 'at least', value: 99 }] });
  await expect.poll(() => search.progress?.tried ?? 0).toBeGreaterThan(2);
  search.cancel();
  const { tried } = search.progress!;
  await started;
  expect(search.progress!.tried).toBe(tried);
  expect(search.running).toBe(false);
  expect(workers.ended).toBe(1);
  expect(errors).toEqual([]);
});
