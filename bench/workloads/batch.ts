import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { decodeMessage, encodeMessage } from '../../src/shared/rpc/wire.ts';
import { median } from '../measure.ts';
import { timeRow, type Workload } from '../report.ts';

const NODES = 181_440;
const ROUNDS = 9;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** To the wire format and back: a batch by way of `wire.ts`, objects as the JSON that they would be sent as. */
const THROUGH_THE_WIRE = {
  objects: (list: unknown) => JSON.parse(decoder.decode(encoder.encode(JSON.stringify(list)))),
  batch: (buffer: unknown) => decodeMessage(encodeMessage({ id: 1, result: buffer })),
};

export const workload: Workload = {
  title: 'A batch of 181,440 nodes from the worker to the host and through the wire format; the textbook sends objects',
  async measure() {
    const url = new URL('./batchWorker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: { nodes: NODES, rounds: ROUNDS + 1 } });
    const times: Record<keyof typeof THROUGH_THE_WIRE, number[]> = { objects: [], batch: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const what of ['objects', 'batch'] as const) {
        globalThis.gc?.();
        const startedAt = performance.now();
        worker.postMessage(what);
        const [received] = await once(worker, 'message');
        THROUGH_THE_WIRE[what](received);
        if (round > 0) times[what].push(performance.now() - startedAt);
      }
    }
    await worker.terminate();
    return [timeRow('handed over and passed on', median(times.objects), median(times.batch), 100)];
  },
};
