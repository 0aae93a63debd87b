import type { Thread } from '../../host/solver/thread.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import type { ThreadPart } from './threadPart.ts';
import { portOf } from './portOf.ts';
import { startThread } from './startThread.ts';

/** Starts the thread of searches with a program. `script`: the built `solver.ts`. */
export function startSolverThread(script: ThreadPart, quickJS: ThreadPart): Thread {
  const { port1, port2 } = new MessageChannel();
  const { ended, end } = startThread(script, { quickJS, port: port2 }, [port2]);
  let fault: AppError | null = null;
  void ended.then((error) => {
    if (error instanceof HeuristicFault) fault = new AppError('bad-heuristic', error.message);
  });
  return {
    port: { ...portOf(port1), onClose: (hear) => void ended.then(() => hear()), close: end },
    onError: (hear) => void ended.then((error) => fault === null && hear(error)),
    fault: () => fault,
    end: async () => end(),
  };
}
