import { AppError } from '../../shared/contract/errors.ts';
import type { Solver } from './solver.ts';
import { solverClient, type StartedSolver } from './startSolver.ts';

/** A solver in the thread of the services, for a host that is itself a thread beside the page. */
export function solverHere(solver: Solver): StartedSolver {
  let lastId = 0;
  let isTerminated = false;

  function whileOpen<T>(call: () => T): Promise<Awaited<T>> {
    return new Promise((resolve) => {
      if (isTerminated) throw new AppError('closed', 'The solver is closed.');
      resolve(call() as Awaited<T>);
    });
  }

  return {
    client: solverClient(
      (params) =>
        whileOpen(() => {
          const searchId = ++lastId;
          solver.open({ searchId, ...params });
          return { searchId };
        }),
      (name, params) => whileOpen<unknown>(() => solver[name](params)),
    ),
    wake() {},
    rest() {},
    async terminate() {
      isTerminated = true;
    },
  };
}
