import type { SolverApi, StartedSolver, Thread } from '../../host/solver/startSolver.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { portOf } from './portOf.ts';
import type { StartThread } from './threadsOfPage.ts';

/** An open search, and its id in the solver that runs it. */
interface SolverPlace {
  readonly client: SolverApi;
  readonly searchId: number;
}

/**
 * Two solvers as one: searches with a program of the user run `apart`, in a thread that can be ended, all others
 * `here`.
 */
export function solverWithPrograms(here: StartedSolver, apart: StartedSolver): StartedSolver {
  const places = new Map<number, SolverPlace>();
  let lastId = 0;

  const by = (own: OwnHeuristic | null): SolverApi => (own?.kind === 'javascript' ? apart : here).client;
  const search = ({ search }: { search: SearchSpec }): SolverApi => by(ownOf(search));

  function placed<Params extends { searchId: number }, Result>(
    call: (client: SolverApi, params: Params) => Promise<Result>,
  ): (params: Params) => Promise<Result> {
    return async (params) => {
      const place = places.get(params.searchId);
      if (!place) throw new AppError('not-found', 'This search is no longer open.');
      return call(place.client, { ...params, searchId: place.searchId });
    };
  }

  const close = placed<{ searchId: number }, void>((client, params) => client.close(params));
  return {
    client: {
      prepare: (params) => search(params).prepare(params),
      async open(params) {
        const client = search(params);
        const { searchId } = await client.open(params);
        places.set(++lastId, { client, searchId });
        return { searchId: lastId };
      },
      shortest: (params) => here.client.shortest(params),
      advance: placed((client, params) => client.advance(params)),
      outcome: placed((client, params) => client.outcome(params)),
      time: placed((client, params) => client.time(params)),
      async close(params) {
        if (!places.has(params.searchId)) return;
        await close(params).finally(() => places.delete(params.searchId));
      },
      judge: (params) => by(params.own).judge(params),
      judgeRest: (params) => by(params.own).judgeRest(params),
      value: (params) => by(params.own).value(params),
      overestimated: (params) => by(params.own).overestimated(params),
    },
    wake: () => here.wake(),
    rest: () => apart.rest(),
    terminate: async () => void (await Promise.all([here.terminate(), apart.terminate()])),
  };
}

/** Starts the thread of searches with a program. */
export function startSolverThread(start: StartThread): Thread {
  const { port, ended, end } = start('solver');
  let fault: AppError | null = null;
  void ended.then((error) => {
    if (error instanceof HeuristicFault) fault = new AppError('bad-heuristic', error.message);
  });
  return {
    port: { ...portOf(port), onClose: (hear) => void ended.then(() => hear()), close: end },
    onError: (hear) => void ended.then((error) => fault === null && hear(error)),
    fault: () => fault,
    end: async () => end(),
  };
}
