import { startWorker } from '../../renderer/ui/worker.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { addressOf, type ThreadPart } from './threadPart.ts';
import { LifeSigns, watchSigns, type LifeSign } from './lifeSigns.ts';

export interface ThreadData {
  readonly quickJS: ThreadPart;
  readonly signs: MessagePort;
}

export interface StartedThread {
  readonly worker: Worker;
  /** Resolves when it has died, or had to be ended: then with a `HeuristicFault`. Never resolves after `end`. */
  readonly ended: Promise<Error>;
  end(): void;
}

/** Starts the worker of `script`, a built entry of this folder, with `data`. */
export function startThread(
  script: ThreadPart,
  data: Readonly<Record<string, unknown>> & Omit<ThreadData, 'signs'>,
  transfer: Transferable[] = [],
): StartedThread {
  const worker = startWorker(addressOf(script));
  const { port1, port2 } = new MessageChannel();
  const onSign = (hear: (sign: LifeSign) => void): void => {
    port1.onmessage = ({ data }: MessageEvent<LifeSign>) => hear(data);
  };
  let stopWatching = (): void => {};
  const ended = new Promise<Error>((resolve) => {
    worker.addEventListener('error', ({ message }) => resolve(new Error(message)), { once: true });
    stopWatching = watchSigns(onSign, (fault) => resolve(new HeuristicFault(fault)));
  });
  function end(): void {
    stopWatching();
    port1.close();
    worker.terminate();
  }
  void ended.then(end);
  worker.postMessage({ ...data, signs: port2 }, [port2, ...transfer]);
  return { worker, ended, end };
}

export function signsTo(port: MessagePort): LifeSigns {
  return new LifeSigns(
    (sign) => port.postMessage(sign),
    () => performance.now(),
  );
}
