/** Entry of the worker thread: the engine, served to the host that started it. */
import { parentPort } from 'node:worker_threads';
import { serve } from '../../shared/rpc/rpc.ts';
import { methodsOf, Solver } from './solver.ts';
import { portToHost } from './workerPort.ts';

if (!parentPort) throw new Error('The solver runs as a worker thread only.');

serve(portToHost(parentPort), methodsOf(new Solver(() => performance.now())), console.error);
