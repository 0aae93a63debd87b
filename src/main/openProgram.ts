/** The library, the engine in its worker, and the services on top of both, for every host on Node. */
import { homedir, release, type } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import project from '../../package.json' with { type: 'json' };
import { serveApi } from '../shared/contract/api.ts';
import type { AppDescription } from '../shared/contract/description.ts';
import { ENGINE_VERSION } from '../shared/engine/version.ts';
import { defaultDataFolder, shellFolder, type Surroundings } from './dataFolder.ts';
import { TABLES_FOLDER } from './disk/files.ts';
import type { Destination } from '../host/destination.ts';
import type { OpenedFiles } from './hosts/openedFiles.ts';
import type { OpenedProgram } from './hosts/openedProgram.ts';
import { LastErrors } from '../host/lastErrors.ts';
import { openServices } from '../host/services/createServices.ts';
import type { CountExperiment } from '../host/services/services.ts';
import { readPageTemplate } from './pageTemplate.ts';
import { closeToOthers } from './hosts/privacy.ts';
import { startSolver } from '../host/solver/startSolver.ts';
import { collectGarbage, collectWhenGrown, whenQuiet } from './threads/collection.ts';
import type { SolverData } from './threads/worker.ts';
import { threadOf } from './threads/workerPort.ts';
import { openStore } from './disk/openStore.ts';
import { countInBackground } from '../host/experiments/countInBackground.ts';
import { threadsInBackground } from './experiments/counterThreads.ts';
import { PatternDatabases } from '../host/solver/databases.ts';
import { startBuilder } from './threads/tables/builder.ts';

export const PROGRAM_VERSION = project.version;
const { homepage } = project as { readonly homepage?: string };
/** `null` in a copy built from source. */
export const RELEASES = homepage === undefined ? null : `${homepage}/releases`;

export interface ProgramOptions {
  readonly host: AppDescription['host'];
  readonly dataFolder: string;
  readonly destination: Destination;
  readonly opened: OpenedFiles;
  /** The built `solver.js`, which lies beside the host's entry. */
  readonly solver: URL;
}

/** Throws an `AppError` with one of the codes `store-…`. */
export function openProgram({ host, dataFolder, destination, opened, solver }: ProgramOptions): OpenedProgram {
  closeToOthers(dataFolder, dataFolder === usualDataFolder());
  const workerData: SolverData = { tablesFolder: join(dataFolder, TABLES_FOLDER) };
  const tables = new PatternDatabases((blank) =>
    startBuilder(new URL('./tables.js', solver), { folder: workerData.tablesFolder, blank }),
  );
  const collectSoon = whenQuiet(collectGarbage);
  collectWhenGrown();
  const counter = new URL('./experiments.js', solver);
  const errors = new LastErrors(console.error);
  const services = openServices({
    store: openStore(dataFolder),
    destination,
    opened,
    solver: startSolver(() => threadOf(new Worker(solver, { workerData })), errors.note),
    pageTemplate: () => readPageTemplate(new URL('../page/searchlight.html', solver)),
    countExperiment: afterwards(countInBackground(threadsInBackground(counter), tables), collectSoon),
    onRest: () => {
      tables.forget();
      collectSoon();
    },
    description: {
      version: PROGRAM_VERSION,
      engineVersion: ENGINE_VERSION,
      host,
      versions: versionsOf(process.versions),
      releases: RELEASES,
      dataFolder,
    },
    lastErrors: () => errors.messages,
  });
  return {
    serve(port) {
      const connection = services.connect();
      port.onClose(connection.close);
      serveApi(port, connection.api, errors.note, connection.onChange);
    },
    busy: () => services.busy(),
    longEnd: () => services.longEnd(),
    note: errors.note,
    close: async () => {
      await services.close();
      await tables.close();
    },
  };
}

/** Like `count`, and calls `then` at the end: ended threads leave memory behind for a garbage collection. */
function afterwards(count: CountExperiment, then: () => void): CountExperiment {
  return (...params) => {
    const started = count(...params);
    void started.ended.then(then, then);
    return started;
  };
}

function versionsOf({ node, electron, chrome }: NodeJS.ProcessVersions): Readonly<Record<string, string>> {
  return {
    System: `${type()} ${release()} ${process.arch}`,
    Node: node,
    ...(electron && { Electron: electron }),
    ...(chrome && { Chromium: chrome }),
  };
}

export function usualDataFolder(): string {
  return defaultDataFolder(surroundings());
}

export function shellFolderOf(dataFolder: string): string {
  return shellFolder(surroundings(), dataFolder);
}

function surroundings(): Surroundings {
  return { platform: process.platform, env: process.env, home: homedir() };
}
