import { AppError } from '../../shared/contract/errors.ts';
import type { Solver } from './solver.ts';
import type { StartedSolver } from './startSolver.ts';

/** A solver in the thread of the services, for a host that is itself a thread beside the page. */
export function solverHere(solver: Solver): StartedSolver {
  let lastId = 0;
  let isTerminated = false;

  function open<T>(call: () => T): Promise<Awaited<T>> {
    return new Promise((resolve) => {
      if (isTerminated) throw new AppError('closed', 'The solver is closed.');
      resolve(call() as Awaited<T>);
    });
  }

  return {
    client: {
      prepare: (params) => open(() => solver.prepare(params)),
      open: (params) =>
        open(() => {
          const searchId = ++lastId;
          solver.open({ searchId, ...params });
          return { searchId };
        }),
      shortest: (params) => open(() => solver.shortest(params)),
      advance: (params) => open(() => solver.advance(params)),
      outcome: (params) => open(() => solver.outcome(params)),
      time: (params) => open(() => solver.time(params)),
      close: (params) => open(() => solver.close(params)),
      judge: (params) => open(() => solver.judge(params)),
      judgeRest: (params) => open(() => solver.judgeRest(params)),
      value: (params) => open(() => solver.value(params)),
      overestimated: (params) => open(() => solver.overestimated(params)),
    },
    wake() {},
    rest() {},
    async terminate() {
      isTerminated = true;
    },
  };
}
