/** Experiments through the services: counted in this thread, a few searches at a time, as the test lets them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { ExperimentText } from '../../shared/contract/experiments.ts';
import { Experiment, type CountedWork } from '../../shared/lab/experiment.ts';
import { unpackResults } from '../../shared/lab/results.ts';
import { countTask } from '../experiments/countTask.ts';
import { Domains } from '../solver/domains.ts';
import type { Store } from '../store/database.ts';
import { deleteDocuments, restoreDocuments } from '../store/deleted.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import type { StartedCounting } from './services.ts';
import { Experiments, GO_ON_AFTER_MS } from './experiments.ts';

const TEXT: ExperimentText = {
  recipe: {
    title: 'Small',
    puzzles: {
      ...{ from: 'distance', rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0], seed: 7 },
      ...{ least: 1, most: 10, step: 1, each: 2 },
    },
    searches: [DEFAULT_SEARCH, { ...DEFAULT_SEARCH, algorithm: 'bfs' }],
  },
  book: [],
};

/** A counter that counts so many tasks whenever it is told to. */
class Hand {
  readonly works: CountedWork[] = [];
  #step: ((tasks: number) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  readonly count = (work: CountedWork, onProgress: () => void): StartedCounting => {
    this.works.push(work);
    const { puzzles } = new Experiment(work.recipe);
    const means = { databases: [], domains: new Domains(), now: () => 0 };
    let stop = (): void => {};
    const ended = new Promise<void>((resolve, reject) => {
      stop = resolve;
      this.#fail = reject;
      this.#step = (tasks) => {
        for (let task = 0, counted = 0; task < work.tasks && counted < tasks; task++) {
          if (work.isDone(task)) continue;
          const [puzzle, search] = [Math.floor(task / 2), task % 2];
          const result = countTask(puzzles[puzzle]!.puzzle, work.recipe.searches[search]!, means);
          work.add([{ ...result, puzzle, search }]);
          counted++;
          onProgress();
        }
        if (Array.from({ length: work.tasks }, (_, task) => task).every((task) => work.isDone(task))) resolve();
      };
    });
    return { ended, stop };
  };

  /** Counts so many tasks, and waits until what follows from that has happened. */
  async step(tasks = Infinity): Promise<void> {
    this.#step!(tasks);
    await settled();
  }

  async fail(): Promise<void> {
    this.#fail!(new Error('no room'));
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp(folder = memoryFolder(onTestFinished), engineVersion = 1) {
  const store: Store = openStore(folder);
  onTestFinished(store.close);
  const hand = new Hand();
  let nowMs = 0;
  const experiments = new Experiments(store, hand.count, engineVersion, () => nowMs);
  onTestFinished(() => experiments.close());
  const { api } = experiments;
  const results = async (experimentId: number) =>
    unpackResults(new Float64Array((await api.results({ experimentId, from: 0 })).packed));
  const pass = (ms: number): void => void (nowMs += ms);
  const listed = () => store.read((db) => experiments.list(db)).rows;
  return { listed, folder, store, hand, experiments, api, results, pass };
}

test('an experiment is counted, paused, and counted to its end, each search once', async () => {
  const { api, hand, results, listed } = setUp();
  const { experimentId, total, state } = await api.create(TEXT);
  expect([state, total]).toEqual(['new', 40]);
  expect(await api.start({ experimentId })).toMatchObject({ state: 'running', done: 0 });
  await hand.step(7);
  expect(await api.pause({ experimentId })).toMatchObject({ state: 'paused', done: 7 });
  await settled();
  await api.start({ experimentId });
  await hand.step();
  expect(listed()).toEqual([{ experimentId, title: 'Small', state: 'done', done: 40, total: 40, fault: null }]);
  const counted = (await results(experimentId)).map(({ puzzle, search }) => puzzle * 2 + search);
  expect(counted.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, task) => task));
});

test('an experiment interrupted by a kill waits for the user and says so, with its saved results', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const killed = setUp();
  vi.advanceTimersByTime(GO_ON_AFTER_MS);
  const { experimentId } = await killed.api.create(TEXT);
  const { experimentId: waiting } = await killed.api.create(TEXT);
  await killed.api.start({ experimentId });
  await killed.api.start({ experimentId: waiting });
  await killed.hand.step(5);
  killed.pass(10_000);
  await killed.hand.step(1); // this saves what came before as well
  await killed.hand.step(3); // this is lost
  killed.store.close();
  const { api, hand, store } = setUp(killed.folder);
  const died = { state: 'paused', done: 6, fault: expect.stringContaining('while it ran this experiment') };
  expect(await api.get({ experimentId })).toMatchObject(died);
  vi.advanceTimersByTime(GO_ON_AFTER_MS);
  expect(await api.get({ experimentId })).toMatchObject(died);
  expect(await api.get({ experimentId: waiting })).toMatchObject({ state: 'running', fault: null });
  store.close(); // killed once more
  const again = setUp(killed.folder);
  expect(await again.api.get({ experimentId })).toMatchObject(died);
  expect(hand.works).toHaveLength(1);
  expect(await again.api.start({ experimentId })).toMatchObject({ state: 'running', fault: null });
  await again.hand.step();
  expect(await again.api.get({ experimentId })).toMatchObject({ state: 'done', done: 40, recipe: TEXT.recipe });
});

test('results that nobody looks at are freed, and read again when somebody does', async () => {
  const { api, hand, experiments, results } = setUp();
  const { experimentId } = await api.create(TEXT);
  await api.start({ experimentId });
  await hand.step(5);
  experiments.forgetResults();
  await hand.step();
  experiments.forgetResults();
  expect(await results(experimentId)).toHaveLength(40);
});

test('an experiment that was running at the end of the program continues at the next start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = setUp();
  const { experimentId } = await ended.api.create(TEXT);
  await ended.api.start({ experimentId });
  await ended.hand.step(5);
  await ended.experiments.close();
  ended.store.close();
  const { api, hand } = setUp(ended.folder);
  expect(await api.get({ experimentId })).toMatchObject({ state: 'waiting', done: 5, fault: null });
  vi.advanceTimersByTime(GO_ON_AFTER_MS);
  await hand.step();
  expect(await api.get({ experimentId })).toMatchObject({ state: 'done', done: 40 });
});

test('one runs at a time, and the next one follows', async () => {
  const { api, hand, listed } = setUp();
  const [one, other] = [await api.create(TEXT), await api.create({ ...TEXT, recipe: { ...TEXT.recipe, title: 'B' } })];
  await api.start(one);
  expect(await api.start(other)).toMatchObject({ state: 'waiting' });
  await hand.step();
  expect(listed().map(({ title, state }) => [title, state])).toEqual([
    ['B', 'running'],
    ['Small', 'done'],
  ]);
  expect(await api.stop(other)).toMatchObject({ state: 'stopped', done: 0 });
});

test('an experiment with results keeps its recipe; its title and the figures of a book can change', async () => {
  const { api, hand } = setUp();
  const { experimentId } = await api.create(TEXT);
  const searches = [DEFAULT_SEARCH];
  expect(await api.write({ experimentId, change: { recipe: { ...TEXT.recipe, searches } } })).toMatchObject({
    total: 20,
  });
  await api.write({ experimentId, change: { recipe: TEXT.recipe } });
  await api.start({ experimentId });
  await hand.step(1);
  await expect(api.write({ experimentId, change: { recipe: { ...TEXT.recipe, searches } } })).rejects.toMatchObject({
    code: 'changed',
  });
  const book = [{ title: 'The book', values: [[4, 13] as const] }];
  const changed = await api.write({ experimentId, change: { recipe: { ...TEXT.recipe, title: 'Mine' }, book } });
  expect(changed).toMatchObject({ recipe: { title: 'Mine' }, book, done: 1 });
});

test('deleted while it runs, it stands still, and comes back with what was counted', async () => {
  const { api, store, experiments, hand, listed } = setUp();
  const { experimentId } = await api.create(TEXT);
  await api.start({ experimentId });
  await hand.step(3);
  const deleted = { kind: 'experiment', ids: [experimentId] } as const;
  experiments.pause(deleted.ids);
  store.write((db) => deleteDocuments(db, deleted, 1));
  expect(listed()).toEqual([]);
  store.write((db) => restoreDocuments(db, deleted));
  expect(listed()).toMatchObject([{ state: 'paused', done: 3 }]);
});

test('results of another engine do not stay beside new ones', async () => {
  const before = setUp();
  const { experimentId } = await before.api.create(TEXT);
  await before.api.start({ experimentId });
  await before.hand.step(3);
  await before.api.pause({ experimentId });
  await before.experiments.close();
  before.store.close();
  const { api, listed } = setUp(before.folder, 2);
  expect(listed()).toMatchObject([{ done: 3 }]);
  expect(await api.start({ experimentId })).toMatchObject({ done: 0, state: 'running' });
});

test('corrupted results are counted again, and the others are kept', async () => {
  const before = setUp();
  const { experimentId } = await before.api.create(TEXT);
  await before.api.start({ experimentId });
  await before.hand.step(5);
  before.pass(10_000);
  await before.hand.step(1); // saves a part of its own
  before.store.write((db) => void db.exec("UPDATE experiment_parts SET packed = x'00'"));
  before.pass(10_000);
  await before.hand.step(4); // and another one with the last search
  before.store.close();
  const { api, hand, results } = setUp(before.folder);
  expect(await results(experimentId)).toHaveLength(1);
  await api.start({ experimentId });
  await hand.step();
  expect(await api.get({ experimentId })).toMatchObject({ state: 'done', done: 40 });
  expect(await results(experimentId)).toHaveLength(40);
});

test('an experiment whose counting cannot begin pauses, and is not said to have ended the program', async () => {
  const folder = memoryFolder(onTestFinished);
  const store = openStore(folder);
  const refused = (): never => {
    throw new Error('no thread');
  };
  const experiments = new Experiments(store, refused, 1, () => 0);
  const { api } = experiments;
  const { experimentId } = await api.create(TEXT);
  const fault = 'The experiment stopped unexpectedly. Its results so far are saved.';
  expect(await api.start({ experimentId })).toMatchObject({ state: 'paused', fault });
  await experiments.close();
  store.close();
  const { api: next } = setUp(folder);
  expect(await next.get({ experimentId })).toMatchObject({ state: 'paused', fault: null });
});

test('a failing thread stops its experiment, and the reason is shown', async () => {
  const { api, hand } = setUp();
  const { experimentId } = await api.create(TEXT);
  await api.start({ experimentId });
  await hand.step(2);
  await hand.fail();
  expect(await api.get({ experimentId })).toMatchObject({
    ...{ state: 'paused', done: 2 },
    fault: 'The experiment stopped unexpectedly. Its results so far are saved.',
  });
});

test.each([
  [{ least: 40, most: 50 }, 'No state is that far from the goal: there is no puzzle to search.'],
  [{ each: 'all' as const, most: 21, least: 0 }, null],
])('a recipe that cannot be counted is refused in a sentence', async (change, fault) => {
  const { api } = setUp();
  const recipe = { ...TEXT.recipe, puzzles: { ...TEXT.recipe.puzzles, ...change } as typeof TEXT.recipe.puzzles };
  const created = api.create({ ...TEXT, recipe });
  if (fault === null) await expect(created).resolves.toMatchObject({ total: 720 });
  else await expect(created).rejects.toMatchObject({ code: 'bad-params', message: fault });
});
