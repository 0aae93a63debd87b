/** C compares the search that was on the screen, until somebody chooses what is compared. */
import { expect, onTestFinished, test } from 'vitest';
import { setUp } from '../app/app.fixture.ts';
import { Comparison } from './comparison.svelte.ts';
import { chosenIn } from './lane.svelte.ts';
import { OwnLane } from './ownLane.ts';
import { searchesOf } from './presets.ts';

async function started() {
  const app = await setUp().open();
  const comparison = new Comparison(app, app.main);
  onTestFinished(() => comparison.close());
  const own = new OwnLane(comparison);
  /** Goes to Compare and back, as the key does. */
  const compare = async (change: Parameters<typeof app.main.setSearch>[0] = {}) => {
    await app.main.setSearch(change);
    own.take(app.main.search);
    comparison.enter();
    comparison.close();
    return chosenIn(comparison.lanes).map(({ algorithm, heuristic }) => `${algorithm} ${heuristic}`);
  };
  return { app, comparison, compare };
}

test('my search is one of the lanes, and follows when I change it', async () => {
  const { comparison, compare } = await started();
  expect(await compare()).toEqual(['bfs manhattan', 'astar manhattan']);
  expect(comparison.preset).toBe('bfs-astar');
  expect(await compare({ algorithm: 'greedy' })).toEqual(['bfs manhattan', 'greedy manhattan']);
  const { lanes } = comparison;
  expect(await compare()).toEqual(['bfs manhattan', 'greedy manhattan']);
  expect(comparison.lanes).toBe(lanes); // at the steps where they were
  expect(await compare({ heuristic: 'misplaced' })).toEqual(['bfs manhattan', 'greedy misplaced']);
  expect(await compare({ algorithm: 'bfs' })).toEqual(['bfs misplaced', 'astar manhattan']);
});

test('what somebody has chosen stays: a preset, a lane, an option, a saved comparison, bets', async () => {
  for (const choose of [
    ({ comparison }: Awaited<ReturnType<typeof started>>) => comparison.use('bfs-astar'),
    ({ comparison }) => comparison.add(),
    ({ comparison }) => comparison.change(comparison.lanes[0]!, { algorithm: 'ucs' }),
    ({ comparison }) => (comparison.bets = [{ name: 'Row 1', ratio: 5 }]),
    ({ app, comparison }) => {
      const { puzzle, title } = app.current.shown!;
      const at = { clock: 'step', steps: [0, 0], bets: [], title, puzzleId: null } as const;
      comparison.reopen({ puzzle, searches: searchesOf('bfs-astar'), ...at });
    },
  ] satisfies ((all: Awaited<ReturnType<typeof started>>) => void)[]) {
    const all = await started();
    await all.compare();
    choose(all);
    const chosen = chosenIn(all.comparison.lanes).map(({ algorithm, heuristic }) => `${algorithm} ${heuristic}`);
    expect(await all.compare({ algorithm: 'greedy' })).toEqual(chosen);
  }
});
