import { Worker } from 'node:worker_threads';
import type { Builder } from '../../../host/solver/databases.ts';
import type { DatabaseRequest } from './openDatabase.ts';

/** Starts the thread of `script`, the built or unbuilt `tables/worker.ts`. It does not keep the process alive. */
export function startBuilder(script: URL, request: DatabaseRequest): Builder {
  return builderOf(new Worker(script, { workerData: request }));
}

export type BuilderThread = Pick<Worker, 'on' | 'terminate' | 'unref'>;

export function builderOf(thread: BuilderThread): Builder {
  thread.unref();
  return {
    onMessage: (hear) => void thread.on('message', hear),
    onEnd(hear) {
      thread.on('error', hear);
      thread.on('exit', () => hear());
    },
    end: () => thread.terminate(),
  };
}
