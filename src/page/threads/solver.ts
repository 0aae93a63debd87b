/** Entry of the thread of searches with a program of the user: it can be ended without the library. */
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { Solver, SOLVER_METHODS, type Tables } from '../../host/solver/solver.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import { LEAST_TIMED_MS, now } from './clock.ts';
import { portOf } from './portOf.ts';
import { loadQuickJS, programsIn } from './programs.ts';
import { signsTo, type ThreadData } from './startThread.ts';

export interface SolverThreadData extends ThreadData {
  /** Its pipe, which keeps messages until it is served. */
  readonly port: MessagePort;
}

/** Searches with a program need no tables. */
const NO_TABLES: Tables = {
  peek: () => null,
  progress: () => 0,
  ready: () => Promise.reject(new Error('There are no tables here.')),
};

self.addEventListener('message', ({ data }: MessageEvent<SolverThreadData>) => void begin(data), { once: true });

async function begin({ quickJS, signs: signsPort, port }: SolverThreadData): Promise<void> {
  const signs = signsTo(signsPort);
  try {
    const own = new OwnMeasures(programsIn(await loadQuickJS(quickJS), signs));
    serve(
      portOf(port),
      { solver: new Solver(now, NO_TABLES, { own, leastTimedMs: LEAST_TIMED_MS }) },
      SOLVER_METHODS,
      console.error,
    );
  } catch (error) {
    signs.fail(`The interpreter for JavaScript could not be loaded (${error}).`);
  }
}
