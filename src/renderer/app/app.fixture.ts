/** The program over a library of its own, without a window: services, store and engine are the real ones. */
import { expect, onTestFinished, vi } from 'vitest';
import { OpenedFiles } from '../../main/hosts/openedFiles.ts';
import { openServices } from '../../host/services/createServices.ts';
import { MemoryDestination } from '../../host/services/memoryDestination.fixture.ts';
import { Solver, type Tables } from '../../host/solver/solver.ts';
import type { StartedSolver } from '../../host/solver/startSolver.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import type { AppError } from '../../shared/contract/errors.ts';
import { serveApi, type Api } from '../../shared/contract/api.ts';
import type { PageBrings } from '../../shared/contract/description.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import { openApp, readPlace, type App } from './openApp.ts';

export const DESCRIPTION: AppDescription = {
  version: '0.1.0',
  engineVersion: 1,
  host: 'web',
  versions: { Node: '26.0.0' },
  releases: null,
  dataFolder: '/data',
  isReadOnly: false,
  notices: [],
  isFileWaiting: false,
};

/** Tables of which a quarter is built, and never more. */
const UNFINISHED: Tables = { peek: () => null, ready: () => new Promise(() => {}), progress: () => 0.25 };

/** What passes with each look at the clock while a search is timed: where nothing passes, it is repeated 1,000 times. */
const TIMED_MS = 5;

/** The engine in this thread; time stands still for it, so that answers are as long as they may be. */
function solverInThread(): StartedSolver {
  let [now, passing] = [0, 0];
  const solver = new Solver(() => (now += passing), UNFINISHED);
  let lastId = 0;
  return {
    client: {
      prepare: async (params) => solver.prepare(params),
      open: async (params) => {
        solver.open({ searchId: ++lastId, ...params });
        return { searchId: lastId };
      },
      advance: async (params) => solver.advance(params),
      shortest: async (params) => solver.shortest(params),
      outcome: async (params) => solver.outcome(params),
      time: async (params) => {
        passing = TIMED_MS;
        const time = solver.time(params);
        passing = 0;
        return time;
      },
      close: async (params) => solver.close(params),
      judge: async (params) => solver.judge(params),
      judgeRest: async (params) => solver.judgeRest(params),
      value: async (params) => solver.value(params),
      overestimated: async (params) => solver.overestimated(params),
    },
    wake: () => {},
    rest: () => {},
    terminate: async () => {},
  };
}

const same = (answer: unknown): unknown => answer;

type Call = (params: unknown) => Promise<unknown>;

/** A test's hand on the way to the host: it sees calls, refuses them and holds their answers back, by their name. */
class Way {
  readonly calls: { name: string; params: unknown }[] = [];
  readonly refusals = new Map<string, AppError>();
  /** What becomes of an answer on its way. */
  readonly changes = new Map<string, (answer: unknown) => unknown>();
  readonly #gates = new Map<string, Promise<void>>();

  /** Answers to `name` wait until the returned function is called. */
  hold(name: string): () => void {
    let release = (): void => {};
    this.#gates.set(name, new Promise((resolve) => (release = resolve)));
    return () => (this.#gates.delete(name), release());
  }

  paramsOf(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ params }) => params);
  }

  through(api: Api): Api {
    const spaces = Object.entries(api).map(([space, methods]) => [
      space,
      Object.fromEntries(
        Object.entries<Call>(methods).map(([name, call]) => [name, this.#through(`${space}.${name}`, call)]),
      ),
    ]);
    return Object.fromEntries(spaces) as Api;
  }

  #through(name: string, call: Call): Call {
    return async (params) => {
      this.calls.push({ name, params });
      const refusal = this.refusals.get(name);
      if (refusal) throw refusal;
      const answer = await call(params);
      await this.#gates.get(name);
      return (this.changes.get(name) ?? same)(answer);
    };
  }
}

/** Reads what was on the board at the end of the last session, and opens it. */
export async function restore(app: App): Promise<void> {
  const open = await readPlace(app);
  await open();
}

/** A library with the starter set, and the program over it as often as it is opened. Time stands still. */
export function setUp() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const way = new Way();
  const store = openStore(temporaryFolder(onTestFinished));
  const opened = new OpenedFiles();
  const services = openServices({
    store,
    solver: solverInThread(),
    destination: new MemoryDestination(),
    opened,
    pageTemplate: () => Promise.reject(new Error('No page is exported here.')),
    countExperiment: () => ({ ended: new Promise(() => {}), stop() {} }),
    description: DESCRIPTION,
  });
  onTestFinished(() => services.close());
  const [left, right] = loopback(structuredClone);
  const connection = services.connect();
  serveApi(left, way.through(connection.api), undefined, connection.onChange);
  const api = connect<Api>(right);
  const open = async (change: Partial<Settings> = {}, brings?: PageBrings): Promise<App> => {
    const app = openApp(
      api,
      { ...DESCRIPTION, ...(brings && { brings }) },
      { ...(await api.settings.read({})), ...change },
    );
    await restore(app);
    await quiet();
    return app;
  };
  const damage = (sql: string): void => store.write((db) => void db.exec(sql));
  return { way, api, open, opened, damage, disconnect: () => left.close() };
}

/** Everything that can happen without the test's doing has happened. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The program, opened; `brings`: as an exported page. */
export async function opened(brings?: PageBrings) {
  const all = setUp();
  return { ...all, app: await all.open({}, brings) };
}

/** The settings that were put off are written. */
export async function settingsWritten(): Promise<void> {
  vi.runAllTimers();
  await quiet();
}

/** Compares the members that `expected` names; state classes have getters, which printing a failure would miss. */
export function expectOf(state: object, expected: object): void {
  const members = Object.keys(expected).map((name) => [name, state[name as keyof typeof state]]);
  expect(Object.fromEntries(members)).toMatchObject(expected);
}

/** What the parts of the program tell, by short names. */
export function parts({ navigation, current, settings, notices, main }: App) {
  const { disconnected } = notices;
  const { run, saving } = main;
  return {
    view: navigation.view,
    shown: current.shown,
    settings: settings.now,
    notice: notices.shown,
    disconnected,
    run,
    saving,
  };
}
