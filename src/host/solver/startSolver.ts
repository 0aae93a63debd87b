/** The solver's client: everything that the services know of its thread. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import { trusted, type ParsersOf } from '../../shared/rpc/services.ts';
import type { SolverMethods } from './solver.ts';

export interface Thread {
  /** The host's end of its pipe; closing it ends the thread. */
  readonly port: Port;
  onError(hear: (error: unknown) => void): void;
  /** Why it was ended, if something in it had to be ended. */
  fault?(): AppError | null;
  /** Resolves when the thread has ended. Idempotent. */
  end(): Promise<unknown>;
}

/** The engine behind a worker port. Ids are never reused, not even after a worker has died. */
export interface SolverApi extends Omit<SolverMethods, 'open'> {
  /** Opens a search and expands nothing yet. Starts a worker if none is running. */
  open(params: { puzzle: Puzzle; search: SearchSpec }): Promise<{ searchId: number }>;
}

type CallName = Exclude<keyof SolverMethods, 'open'>;

/** Whether a call starts a worker if none is running. */
const STARTS: Readonly<Record<CallName, boolean>> = {
  ...{ prepare: true, shortest: true, judge: true, value: true },
  ...{ judgeRest: false, overestimated: false, advance: false, outcome: false, time: false, close: false },
};

/** The worker's allow-list. Its host has already parsed what it sends. */
export const SOLVER_METHODS = {
  solver: Object.fromEntries(['open', ...Object.keys(STARTS)].map((name) => [name, trusted])),
} as unknown as ParsersOf<{ solver: SolverMethods }>;

/** The client that asks `call` for everything but `open`. */
export function solverClient(
  open: SolverApi['open'],
  call: (name: CallName, params: never) => Promise<unknown>,
): SolverApi {
  const calls = (Object.keys(STARTS) as CallName[]).map((name) => [name, (params: never) => call(name, params)]);
  return { open, ...Object.fromEntries(calls) } as SolverApi;
}

export interface StartedSolver {
  readonly client: SolverApi;
  /** Starts the worker in advance, so that the first search does not wait for it. */
  wake(): void;
  /** Ends the idle worker; the next search starts another one. */
  rest(): void;
  /** Resolves when the worker has ended; pending and later calls are refused as `closed`. Idempotent. */
  terminate(): Promise<void>;
}

/**
 * A solver in a thread of `startThread`, started by `wake` or with the first search. If the thread dies, its error goes
 * to `log`, its searches are lost, pending calls are refused as `internal`, and the next `open` starts another one.
 */
export function startSolver(startThread: () => Thread, log: (error: unknown) => void = () => {}): StartedSolver {
  let running: Connected<{ solver: SolverMethods }> | null = null;
  let thread: Thread | null = null;
  let isTerminated = false;
  let lastId = 0;

  function start(): Connected<{ solver: SolverMethods }> {
    if (isTerminated) throw new AppError('closed', 'The solver is closed.');
    thread = startThread();
    thread.onError(log);
    return connect<{ solver: SolverMethods }>(thread.port, () => (running = null));
  }

  async function ask<T>(call: (solver: SolverMethods) => Promise<T>): Promise<T> {
    if (!running) throw new AppError('not-found', 'This search is no longer open.');
    const asked = thread;
    return call(running.solver).catch((error: unknown) => {
      throw isTerminated ? error : afterDeath(error, asked);
    });
  }

  return {
    client: solverClient(
      async (params) => {
        const searchId = ++lastId;
        running ??= start();
        await ask((solver) => solver.open({ searchId, ...params }));
        return { searchId };
      },
      async (name, params) => {
        if (STARTS[name]) running ??= start();
        return ask<unknown>((solver) => solver[name](params));
      },
    ),
    wake() {
      if (!isTerminated) running ??= start();
    },
    rest() {
      running?.close();
      running = null;
    },
    async terminate() {
      isTerminated = true;
      running?.close();
      // A process that ends while a thread is still being stopped may crash.
      await thread?.end();
    },
  };
}

/** Where nobody has closed the connection, the worker has died. */
function afterDeath(error: unknown, thread: Thread | null): unknown {
  const isClosed = error instanceof AppError && error.code === 'closed';
  const fault = thread?.fault?.() ?? null;
  if (isClosed && fault !== null) return fault;
  return isClosed ? new AppError('internal', 'The solver stopped unexpectedly. Start the search again.') : error;
}
