import { countingBytes } from '../../host/experiments/countingMemory.ts';
import type { CounterReport, CounterThread, ExperimentThreads } from '../../host/experiments/runExperiment.ts';
import type { ThreadPart } from './threadPart.ts';
import { startThread, type StartedThread } from './startThread.ts';

/** Threads of `script`, the built `counter.ts`: one for each core but one, which stays free for the screen. */
export function counterThreads(
  script: ThreadPart,
  quickJS: ThreadPart,
): Pick<ExperimentThreads, 'start' | 'count' | 'bytes'> {
  const count = Math.max(1, navigator.hardwareConcurrency - 1);
  return {
    start: (data) => threadOf(startThread(script, { ...data, quickJS })),
    count,
    bytes: countingBytes(bytesOfMachine()),
  };
}

/** This machine's memory if the browser reports it, or that of a small one. */
function bytesOfMachine(): number {
  const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
  return deviceMemory * 2 ** 30;
}

function threadOf({ worker, ended, end }: StartedThread): CounterThread {
  return {
    count: (tasks) => worker.postMessage(tasks),
    onReport: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<CounterReport>) => hear(data)),
    onError: (hear) => void ended.then(hear),
    end: async () => end(),
  };
}
