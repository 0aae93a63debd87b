import { availableParallelism, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { countingBytes } from '../../host/experiments/countingMemory.ts';
import type { CounterThread, CounterThreads } from '../../host/experiments/runExperiment.ts';
import type { CounterWorkerData } from './worker.ts';

/** Heap for new objects, of which counting makes few: by default Node lets it grow to 48 MB. */
const YOUNG_MB = 6;

/** Threads of `script`, the built or unbuilt `experiments/worker.ts`, one for each core. */
export function threadsInFront(script: URL): CounterThreads {
  const count = availableParallelism();
  return { start: (data) => started(script, { ...data, isInBackground: false }), count, bytes: bytesHere() };
}

/** Like `threadsInFront`, beside a program in use: with low priority on Linux; elsewhere one core stays free. */
export function threadsInBackground(script: URL): CounterThreads {
  const cores = availableParallelism();
  const count = process.platform === 'linux' ? cores : Math.max(1, cores - 1);
  return { start: (data) => started(script, { ...data, isInBackground: true }), count, bytes: bytesHere() };
}

/** Bytes for all counting threads, of this machine's memory or of the part that the program may use. */
function bytesHere(): number {
  return countingBytes(Math.min(totalmem(), process.constrainedMemory() || Infinity));
}

function started(script: URL, workerData: CounterWorkerData): CounterThread {
  return counterThreadOf(new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } }));
}

export function counterThreadOf(worker: Worker): CounterThread {
  return {
    count: (tasks) => worker.postMessage(tasks),
    onReport: (hear) => void worker.on('message', hear),
    onError: (hear) => void worker.on('error', hear),
    end: () => worker.terminate(),
  };
}
