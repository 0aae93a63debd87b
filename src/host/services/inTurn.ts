import type { CountExperiment, StartedCounting } from './services.ts';

/** Like `count`, one work at a time in the order of calls, so that each has the whole of its memory. */
export function inTurn(count: CountExperiment): CountExperiment {
  let last: Promise<unknown> = Promise.resolve();
  return (work, onProgress, part) => {
    let [started, isStopped]: [StartedCounting | null, boolean] = [null, false];
    const begin = (): Promise<void> | undefined => {
      if (!isStopped) started = count(work, onProgress, part);
      return started?.ended;
    };
    const ended = last.then(begin);
    last = ended.catch(() => {});
    const stop = (): void => {
      isStopped = true;
      started?.stop();
    };
    return { ended, stop };
  };
}
