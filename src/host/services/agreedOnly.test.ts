/** Every method of the contract, asked to run a program that nobody has agreed to. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { METHODS } from '../../shared/contract/methods.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { methodNames } from '../../shared/rpc/methodNames.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { OpenedFiles } from '../../main/hosts/openedFiles.ts';
import type { CountedWork } from '../../shared/lab/experiment.ts';
import { agreedCounting } from './agreedOnly.ts';
import { Agreements } from './agreements.ts';
import { openServices } from './createServices.ts';
import { FakeSolver } from './fakeSolver.fixture.ts';
import { MemoryDestination } from './memoryDestination.fixture.ts';

const OWN = { name: 'Foreign', kind: 'javascript', text: 'const h = () => 1' } as const;
const PUZZLE: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const SEARCH = { ...DEFAULT_SEARCH, heuristic: 'own', own: OWN } as const;
const RECIPE: ExperimentRecipe = {
  title: 'Foreign',
  puzzles: {
    ...{ from: 'distance', rows: 2, cols: 2, goal: PUZZLE.goal, seed: 7 },
    ...{ least: 1, most: 2, step: 1, each: 1 },
  },
  searches: [SEARCH],
};

function setUp() {
  const store = openStore(memoryFolder(onTestFinished));
  const solver = new FakeSolver();
  /** What was asked of the threads that run heuristics. */
  const reached: unknown[] = [];
  const told = (method: string) => async (params: unknown) => {
    if (JSON.stringify(params).includes(OWN.text)) reached.push(method);
    return { done: 1 };
  };
  const client = Object.fromEntries(Object.keys(solver.client).map((method) => [method, told(method)]));
  const services = openServices({
    ...{ store, destination: new MemoryDestination(), opened: new OpenedFiles() },
    solver: Object.assign(solver, { client }),
    pageTemplate: () => Promise.reject(new Error('No page is exported here.')),
    countExperiment: (work) => {
      reached.push(work.recipe.title);
      let stop = (): void => {};
      return { ended: new Promise<void>((resolve) => (stop = resolve)), stop: () => stop() };
    },
    description: { version: '1', engineVersion: 1, host: 'web', versions: {}, releases: null, dataFolder: '/' },
  });
  onTestFinished(() => services.close());
  return { store, services, reached, api: services.connect().api };
}

/** What a method may be asked that runs a heuristic; `id` is that of what was made before. */
const asked = (id: number): object[] => [
  { puzzle: PUZZLE, search: SEARCH },
  { own: OWN, puzzle: PUZZLE },
  { own: OWN, puzzle: PUZZLE, offset: 0, limit: 10 },
  { challengeId: id, own: OWN },
  { experimentId: id },
  { own: OWN },
];

/** Names of the methods that refuse it, of all that take one of these. */
async function refusing(api: Api, id: number): Promise<string[]> {
  const names = methodNames(METHODS).filter((name) => !/^heuristics\.agree$|\.(delete|pause|stop)$/.test(name));
  const refused = new Set<string>();
  for (const name of names)
    for (const params of asked(id)) {
      const [namespace, method] = name.split('.') as [keyof Api, never];
      const parse = METHODS[namespace][method] as (params: unknown) => unknown;
      if (!takes(parse, params)) continue;
      const call = api[namespace][method] as (params: unknown) => Promise<unknown>;
      await call(params).catch(({ code }) => code === 'not-agreed' && refused.add(name));
    }
  return [...refused].toSorted();
}

function takes(parse: (params: unknown) => unknown, params: unknown): boolean {
  try {
    parse(params);
    return true;
  } catch {
    return false;
  }
}

test('a program that came in a file was judged and asked by methods that asked nobody; now none runs it', async () => {
  const { api, reached } = setUp();
  const { setId } = await api.library.createSet({ title: 'Set' });
  await api.library.savePuzzle({ setId, title: 'One', puzzle: PUZZLE });
  const challenge = { title: 'One', counted: 'expanded', ceiling: 9, demandsShortest: true } as const;
  await api.library.save({ kind: 'challenge', setId, document: { ...challenge, search: DEFAULT_SEARCH } });
  const { experimentId } = await api.experiments.create({ recipe: RECIPE, book: [] });
  expect(await refusing(api, experimentId)).toEqual([
    'challenges.start',
    'experiments.start',
    'heuristics.judge',
    'heuristics.overestimated',
    'heuristics.rest',
    'heuristics.value',
    'searches.prepare',
    'searches.start',
  ]);
  expect(reached).toEqual([]);

  await api.heuristics.agree({ own: OWN, isDraft: true });
  expect(await refusing(api, experimentId)).toEqual([]);
  expect(new Set(reached)).toEqual(
    new Set(['prepare', 'open', 'judge', 'judgeRest', 'value', 'overestimated', 'Foreign', 'One']),
  );
});

test('an experiment runs no program that nobody has agreed to, whoever starts it', () => {
  const { store } = setUp();
  const agreements = new Agreements(store);
  const count = vi.fn();
  const work = { recipe: RECIPE } as CountedWork;
  expect(() => agreedCounting(count, agreements)(work, () => {}, 1)).toThrow('“Foreign” was written elsewhere');
  agreements.agree(OWN);
  agreedCounting(count, agreements)(work, () => {}, 1);
  expect(count).toHaveBeenCalledOnce();
});

test('a draft runs until the program ends, and is not remembered', async () => {
  const { store, services, api } = setUp();
  await api.heuristics.agree({ own: OWN, isDraft: true });
  await services.connect().api.heuristics.judge({ own: OWN, puzzle: PUZZLE });
  expect(JSON.stringify(store.read((db) => db.prepare('SELECT * FROM settings').all()))).not.toContain('agreed');
});
