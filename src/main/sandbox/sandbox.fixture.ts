/** Programs in their own threads, as the program starts them. */
import { Worker } from 'node:worker_threads';
import { Sandbox } from './sandbox.ts';

export const EIGHT = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
export const EIGHT_START = [1, 5, 2, 8, 0, 3, 4, 7, 6];

export function sandboxOf(source: string, target = EIGHT): Sandbox {
  const worker = new URL('./worker.ts', import.meta.url);
  return new Sandbox(source, target, (workerData) => new Worker(worker, { workerData }));
}

/** h of one board by a program that runs for it alone, or the sentence in which it ends. */
export function outcomeOf(source: string): number | string {
  try {
    const sandbox = sandboxOf(source);
    const h = new Uint16Array(1);
    try {
      sandbox.measure(Uint8Array.from(EIGHT_START), 1, h);
    } finally {
      sandbox.close();
    }
    return h[0];
  } catch (error) {
    if ((error as Error).constructor.name !== 'HeuristicFault') throw error;
    return (error as Error).message;
  }
}
