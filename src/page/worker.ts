/** The library, the engine and the services, in a worker of the page. */
import project from '../../package.json' with { type: 'json' };
import { LastErrors } from '../host/lastErrors.ts';
import { openServices } from '../host/services/createServices.ts';
import { PatternDatabases, type Builder, type BuilderMessage } from '../host/solver/databases.ts';
import { Solver } from '../host/solver/solver.ts';
import { solverHere } from '../host/solver/solverHere.ts';
import { portToPage } from '../renderer/ui/worker.ts';
import { startSolver } from '../host/solver/startSolver.ts';
import { countInBackground } from '../host/experiments/countInBackground.ts';
import { serveApi } from '../shared/contract/api.ts';
import { AppError } from '../shared/contract/errors.ts';
import type { LibraryKeeping } from '../shared/contract/types.ts';
import { readContent } from '../shared/exchange/pageFile.ts';
import { ENGINE_VERSION } from '../shared/engine/version.ts';
import type { Beginning, Begun } from './beginning.ts';
import { LEAST_TIMED_MS, now } from './threads/clock.ts';
import type { TablesRequest } from './tables.ts';
import { bringContent, broughtBy } from './content.ts';
import { PageDestination } from './destination.ts';
import { presentFault, sayingWhy } from './library/fileFaults.ts';
import { openPageLibrary } from './library/openLibrary.ts';
import { whyInMemory } from './library/whyInMemory.ts';
import { openSqlite } from './library/openSqlite.ts';
import { offersThrough } from './offers.ts';
import { counterThreads } from './threads/counterThreads.ts';
import { solverWithPrograms, startSolverThread } from './threads/solvers.ts';
import { threadsOfPage, type StartedThread } from './threads/threadsOfPage.ts';

self.addEventListener('message', ({ data }: MessageEvent<Beginning>) => void begin(data), { once: true });

async function begin(beginning: Beginning): Promise<void> {
  const begun = await open(beginning).then(
    ({ isLasting }) => ({ refused: null, isKept: isLasting }),
    (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error), isKept: false }),
  );
  self.postMessage(begun satisfies Begun);
}

async function open({ wasm, threads, offers, content: text, template, ...page }: Beginning): Promise<LibraryKeeping> {
  const content = text === null ? null : readContent(text);
  const memory = whyInMemory({ content: text, storage: navigator.storage as StorageManager | undefined, ...page });
  const wish = { memory, isEmpty: content !== null, hasLink: page.hasLink };
  const { store, keeping } = await openPageLibrary(await openSqlite(wasm), wish);
  const start = threadsOfPage(threads);
  const databases = new PatternDatabases((blank) => builderOf(start('tables'), { blank, isKept: keeping.isLasting }));
  const errors = new LastErrors(console.error);
  const programs = startSolver(() => startSolverThread(start), errors.note);
  const services = openServices({
    store,
    lastErrors: () => errors.messages,
    solver: solverWithPrograms(solverHere(new Solver(now, databases, { leastTimedMs: LEAST_TIMED_MS })), programs),
    destination: new PageDestination(offersThrough(offers)),
    pageTemplate: () => readTemplate(template),
    countExperiment: countInBackground(counterThreads(start), databases),
    opened: { isWaiting: false, take: () => null, recent: [], openRecent: () => false, clearRecent() {} },
    description: {
      ...{ version: project.version, engineVersion: ENGINE_VERSION },
      ...{ host: 'page', versions: {}, releases: null, dataFolder: store.folder, keeping },
      ...(content && { brings: broughtBy(content) }),
    },
  });
  const { api, onChange } = services.connect();
  if (content !== null) await bringContent(api, content);
  const served = keeping.isLasting ? sayingWhy(api, () => presentFault(navigator.storage)) : api;
  serveApi(portToPage(), served, errors.note, onChange);
  return keeping;
}

function builderOf({ port, ended, end }: StartedThread, request: TablesRequest): Builder {
  port.postMessage(request);
  const onMessage: Builder['onMessage'] = (hear) =>
    port.addEventListener('message', ({ data }: MessageEvent<BuilderMessage>) => hear(data));
  onMessage(({ database }) => database && end());
  return { onMessage, onEnd: (hear) => void ended.then(hear), end: async () => end() };
}

/** The page in one file. Rejects with an `AppError` where it cannot be fetched. */
async function readTemplate(template: Beginning['template']): Promise<string> {
  if ('text' in template) return template.text;
  const response = await fetch(template.url).catch(() => null);
  if (!response?.ok)
    throw new AppError(
      'not-saved',
      'The page could not be exported, because searchlight.html could not be read. Are you online?',
    );
  return response.text();
}
