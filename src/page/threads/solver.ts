/** Entry of the thread of searches with a program of the user: it can be ended without the library. */
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { Solver, type Tables } from '../../host/solver/solver.ts';
import { SOLVER_METHODS } from '../../host/solver/startSolver.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import { LEAST_TIMED_MS, now } from './clock.ts';
import { onBegin } from './onBegin.ts';
import { portOf } from './portOf.ts';
import { loadQuickJS, programsIn } from './programs.ts';

/** Searches with a program need no tables. */
const NO_TABLES: Tables = {
  peek: () => null,
  progress: () => 0,
  ready: () => Promise.reject(new Error('There are no tables here.')),
};

onBegin(async ({ quickJS, port, signs }) => {
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
});
