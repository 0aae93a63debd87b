import { appService } from './app.ts';
import { Experiments } from './experiments.ts';
import { Challenges } from './challenges.ts';
import { agreedCounting, agreedSolver } from './agreedOnly.ts';
import { Agreements } from './agreements.ts';
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
} from './library.ts';
import { inTurn } from './inTurn.ts';
import { Searches } from './searches.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Connection, CountExperiment, Services, ServicesOptions } from './services.ts';
import { settingsService } from './settings.ts';
import type { Store } from '../store/database.ts';

/** A library that is closed again within this time of its newest backup gets no other one. */
const BACKUP_AGE_MS = 60 * 60 * 1000;

const LONG_BACKUP = 'Searchlight is backing up your library. It closes in a few seconds.';

/** So long after its last page has gone the host gives back what the next one does not need, or can have made anew: not while a page is loaded again. */
export const REST_AFTER_MS = 15_000;

const FULL_CHECK_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The program behind its contract: what every host serves to every renderer that connects. */
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
      const connection = openConnection(options, { solver, score, experiments, agreements }, () => leave(connection));
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
 * What was done today is in a backup before the program ends: the next start may find a damaged file. Once a week all of the
 * file is checked, when nobody waits for it.
 */
function closeStore(store: Store): void {
  try {
    store.renewBackup(BACKUP_AGE_MS);
    store.checkFully(FULL_CHECK_AGE_MS);
  } finally {
    store.close();
  }
}

/** What all connections share. */
interface Shared {
  readonly solver: SolverApi;
  readonly experiments: Experiments;
  readonly agreements: Agreements;
  /** Counts what challenges ask for. */
  readonly score: CountExperiment;
}

function openConnection(
  { store, destination, opened, pageTemplate, description, lastErrors = () => [] }: ServicesOptions,
  { solver, score, experiments, agreements }: Shared,
  onClose: () => void,
): Connection {
  const history = new History(store, description.engineVersion);
  const searches = new Searches(solver, (open, outcome) => history.keepAtEnd(open, outcome));
  const exchange = new Exchange(store, destination, opened, pageTemplate);
  const challenges = new Challenges(store, score);
  const api = {
    app: appService(description, store, opened, lastErrors),
    library: libraryService(store),
    searches: searches.api,
    runs: runsService(store, searches, history),
    settings: settingsService(store),
    pictures: picturesService(store),
    comparisons: comparisonsService(store),
    questions: questionsService(store),
    lessons: lessonsService(store),
    experiments: experiments.api,
    heuristics: heuristicsService(store, agreements, solver),
    challenges: challenges.api,
    exchange: exchange.api,
  };
  const close = (): void => {
    searches.close();
    exchange.close();
    challenges.close();
    onClose();
  };
  return { api, leaving: () => exchange.leaving, close };
}
