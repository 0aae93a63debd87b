/** Entry of a thread that counts searches of one experiment. */
import { setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { counterOf } from '../../host/experiments/counter.ts';
import type { CounterData } from '../../host/experiments/runExperiment.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { Sandbox } from '../sandbox/sandbox.ts';

export interface CounterWorkerData extends CounterData {
  /** Whether other work has priority. */
  readonly isInBackground: boolean;
}

/** The priority of a background thread, as `nice` counts. */
const NICENESS = 10;

if (!parentPort) throw new Error('Experiments are counted in worker threads only.');

const port = parentPort;
const { isInBackground, ...data } = workerData as CounterWorkerData;
// A thread has a priority of its own on Linux only; elsewhere it would be that of the whole program.
if (isInBackground && process.platform === 'linux') setPriority(NICENESS);
/** Beside the built script lies that of the sandbox; the sources have folders. */
const sandbox = new URL(import.meta.url.endsWith('.ts') ? '../sandbox/worker.ts' : './sandbox.js', import.meta.url);
const own = new OwnMeasures(
  (source, target, log) => new Sandbox(source, target, (workerData) => new Worker(sandbox, { workerData }), log),
);

port.on(
  'message',
  counterOf(data, own, (report) => port.postMessage(report, [report.packed.buffer])),
);
