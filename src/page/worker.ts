/** The library, the engine and the services, in a worker of the page. */
import project from '../../package.json' with { type: 'json' };
import { LastErrors } from '../host/lastErrors.ts';
import { openServices } from '../host/services/createServices.ts';
import { PatternDatabases, type Builder, type BuilderMessage } from '../host/solver/databases.ts';
import { Solver } from '../host/solver/solver.ts';
import { solverHere } from '../host/solver/solverHere.ts';
import { portToPage, startWorker } from '../renderer/ui/worker.ts';
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
import { addressOf } from './threads/threadPart.ts';
import { solverWithPrograms, startSolverThread } from './threads/solvers.ts';

self.addEventListener('message', ({ data }: MessageEvent<Beginning>) => void begin(data), { once: true });

async function begin(beginning: Beginning): Promise<void> {
  const begun = await open(beginning).then(
    ({ isLasting }) => ({ refused: null, isKept: isLasting }),
    (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error), isKept: false }),
  );
  self.postMessage(begun satisfies Begun);
}

async function open({ wasm, parts, offers, content: text, template, ...page }: Beginning): Promise<LibraryKeeping> {
  const content = text === null ? null : readContent(text);
  const memory = whyInMemory({ content: text, storage: navigator.storage as StorageManager | undefined, ...page });
  const wish = { memory, isEmpty: content !== null, hasLink: page.hasLink };
  const { store, keeping } = await openPageLibrary(await openSqlite(wasm), wish);
  const databases = new PatternDatabases((blank) =>
    startBuilder(addressOf(parts.tables), { blank, isKept: keeping.isLasting }),
  );
  const errors = new LastErrors(console.error);
  const programs = startSolver(() => startSolverThread(parts.solver, parts.quickJS), errors.note);
  const services = openServices({
    store,
    lastErrors: () => errors.messages,
    solver: solverWithPrograms(solverHere(new Solver(now, databases, { leastTimedMs: LEAST_TIMED_MS })), programs),
    destination: new PageDestination(offersThrough(offers)),
    pageTemplate: () => readTemplate(template),
    countExperiment: countInBackground(counterThreads(parts.counter, parts.quickJS), databases),
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

function startBuilder(script: string, request: TablesRequest): Builder {
  const worker = startWorker(script);
  worker.postMessage(request);
  return {
    onMessage: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<BuilderMessage>) => hear(data)),
    onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(new Error(message))),
    end: async () => worker.terminate(),
  };
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
