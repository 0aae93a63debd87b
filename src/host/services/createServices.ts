import type { Api } from '../../shared/contract/api.ts';
import { appService } from './app.ts';
import { Experiments } from './experiments.ts';
import { Challenges } from './challenges.ts';
import { agreedCounting, agreedSolver } from './agreedOnly.ts';
import { Agreements } from './agreements.ts';
import { ChangeSignal } from './changeSignal.ts';
import { listerOf } from './lists.ts';
import { Exchange } from './exchange/exchange.ts';
import { heuristicsService } from './heuristics.ts';
import { History } from './history.ts';
import {
  comparisonsService,
  lessonsService,
  libraryService,
  picturesService,
  questionsService,
  runsService,
  settingsService,
} from './library.ts';
import { inTurn } from './inTurn.ts';
import { Searches } from './searches.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Connection, CountExperiment, Services, ServicesOptions } from './services.ts';
import type { LibraryStore, Store } from '../store/database.ts';

/** A newer backup than this is not renewed when the library closes. */
const BACKUP_AGE_MS = 60 * 60 * 1000;

const LONG_BACKUP = 'Searchlight is backing up your library. It closes in a few seconds.';

/** After its last page has gone, the host frees caches only this much later, since a page may just be reloading. */
export const REST_AFTER_MS = 15_000;

const FULL_CHECK_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** What every host serves to every renderer that connects. */
export function openServices(options: ServicesOptions): Services {
  const connections = new Set<Connection>();
  const agreements = new Agreements(options.store);
  options.solver.wake();
  const { store, description } = options;
  const solver = agreedSolver(options.solver.client, agreements);
  const experiments = new Experiments(
    store,
    agreedCounting(options.countExperiment, agreements),
    description.engineVersion,
    () => performance.now(),
    (search) => agreements.require(search),
  );

  const changes = new ChangeSignal();
  const library = changes.of(store);
  const lister = listerOf(experiments, agreements);
  const score = agreedCounting(inTurn(options.countExperiment), agreements);
  let resting: ReturnType<typeof setTimeout> | undefined;

  function rest(): void {
    options.solver.rest();
    experiments.forgetResults();
    options.onRest?.();
  }

  function leave(connection: Connection): void {
    connections.delete(connection);
    if (connections.size === 0) resting = setTimeout(rest, REST_AFTER_MS);
  }

  return {
    connect() {
      clearTimeout(resting);
      options.solver.wake();
      const connection = openConnection(
        options,
        { solver, score, experiments, agreements, changes, library, lister },
        () => leave(connection),
      );
      connections.add(connection);
      return connection;
    },
    busy() {
      const files = [...connections].reduce((sum, connection) => sum + connection.leaving(), 0);
      return files === 0 ? null : `${files === 1 ? 'A file is' : `${files} files are`} still being written.`;
    },
    longEnd() {
      if (!store.isBackupLong(BACKUP_AGE_MS)) return null;
      return { sentence: LONG_BACKUP, work: () => store.renewBackup(BACKUP_AGE_MS) };
    },
    async close() {
      for (const connection of connections) connection.close();
      clearTimeout(resting);
      const ended = Promise.all([options.solver.terminate(), experiments.close()]);
      try {
        closeStore(options.store); // at once: a system that shuts down does not wait
      } finally {
        await ended;
      }
    },
  };
}

/**
 * Backs up today's work before the program ends, since the next start may find a damaged file. Once a week checks the
 * whole file, when nobody waits for it.
 */
function closeStore(store: Store): void {
  try {
    store.renewBackup(BACKUP_AGE_MS);
    store.checkFully(FULL_CHECK_AGE_MS);
  } finally {
    store.close();
  }
}

interface Shared {
  readonly solver: SolverApi;
  readonly experiments: Experiments;
  readonly agreements: Agreements;
  readonly changes: ChangeSignal;
  readonly library: LibraryStore;
  readonly lister: ReturnType<typeof listerOf>;
  readonly score: CountExperiment;
}

function openConnection(
  { store, destination, opened, pageTemplate, description, lastErrors = () => [] }: ServicesOptions,
  { solver, score, experiments, agreements, changes, library, lister }: Shared,
  onClose: () => void,
): Connection {
  const history = new History(library, description.engineVersion);
  const searches = new Searches(solver, (open, outcome) => history.keepAtEnd(open, outcome));
  const exchange = new Exchange(library, destination, opened, pageTemplate);
  const challenges = new Challenges(library, score);
  const api: Api = {
    app: appService(description, store, opened, lastErrors),
    library: libraryService(library, lister, ({ kind, ids }) => {
      if (kind === 'experiment') experiments.pause(ids);
    }),
    searches: searches.api,
    runs: runsService(library, searches, history),
    settings: settingsService(store),
    pictures: picturesService(library),
    comparisons: comparisonsService(library),
    questions: questionsService(library),
    lessons: lessonsService(library),
    experiments: experiments.api,
    heuristics: heuristicsService(library, agreements, solver, changes.tell),
    challenges: challenges.api,
    exchange: exchange.api,
  };
  const stopListening: (() => void)[] = [];
  const onChange = (hear: () => void): void => void stopListening.push(changes.listen(hear));
  const close = (): void => {
    for (const stop of stopListening) stop();
    searches.close();
    exchange.close();
    challenges.close();
    onClose();
  };
  return { api, onChange, leaving: () => exchange.leaving, close };
}
