import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { watchSigns, type LifeSign } from './lifeSigns.ts';

/** The threads of the page's host, each an entry. */
export type ThreadName = 'counter' | 'solver' | 'tables';

export interface StartedThread {
  /** Passes messages to and from it. */
  readonly port: MessagePort;
  /** Resolves when it has died, or had to be ended: then with a `HeuristicFault`. Never resolves after `end`. */
  readonly ended: Promise<Error>;
  end(): void;
}

export type StartThread = (name: ThreadName) => StartedThread;

/** Starts threads by asking `startThreads`, at the other end of `requests`. */
export function threadsOfPage(requests: MessagePort): StartThread {
  return (name) => {
    const [life, signs, pipe] = [new MessageChannel(), new MessageChannel(), new MessageChannel()];
    const onSign = (hear: (sign: LifeSign) => void): void => {
      signs.port1.onmessage = ({ data }: MessageEvent<LifeSign>) => hear(data);
    };
    let stopWatching = (): void => {};
    const ended = new Promise<Error>((resolve) => {
      life.port1.onmessage = ({ data }: MessageEvent<string>) => resolve(new Error(data));
      stopWatching = watchSigns(onSign, (fault) => resolve(new HeuristicFault(fault)));
    });
    function end(): void {
      stopWatching();
      life.port1.postMessage('end');
      for (const { port1 } of [life, signs, pipe]) port1.close();
    }
    void ended.then(end);
    requests.postMessage(name, [life.port2, pipe.port2, signs.port2]);
    pipe.port1.start();
    return { port: pipe.port1, ended, end };
  };
}
