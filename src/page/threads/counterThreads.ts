import { countingBytes } from '../../host/experiments/countingMemory.ts';
import type {
  CounterData,
  CounterReport,
  CounterThread,
  CounterThreads,
} from '../../host/experiments/runExperiment.ts';
import type { StartedThread, StartThread } from './threadsOfPage.ts';

/** Threads that count: one for each core but one, which stays free for the screen. */
export function counterThreads(start: StartThread): CounterThreads {
  const count = Math.max(1, navigator.hardwareConcurrency - 1);
  return {
    start: (data) => threadOf(start('counter'), data),
    count,
    bytes: countingBytes(bytesOfMachine()),
  };
}

/** This machine's memory if the browser reports it, or that of a small one. */
function bytesOfMachine(): number {
  const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
  return deviceMemory * 2 ** 30;
}

function threadOf({ port, ended, end }: StartedThread, counterData: CounterData): CounterThread {
  port.postMessage(counterData);
  return {
    count: (tasks) => port.postMessage(tasks),
    onReport: (hear) => port.addEventListener('message', ({ data }: MessageEvent<CounterReport>) => hear(data)),
    onError: (hear) => void ended.then(hear),
    end: async () => end(),
  };
}
