/** Worker threads of Node: both ends of their pipes as ports. */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { Thread } from '../../host/solver/startSolver.ts';
import type { Port } from '../../shared/rpc/port.ts';

/** The host's end. Closed when the thread has ended, for whatever reason; `close` ends it. */
function portToThread(worker: Worker): Port {
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    onMessage: (receive) => worker.on('message', receive),
    onClose: (receive) => worker.once('exit', () => receive()),
    close: () => void worker.terminate(),
  };
}

export function threadOf(worker: Worker): Thread {
  return {
    port: portToThread(worker),
    onError: (hear) => void worker.on('error', hear),
    end: () => worker.terminate(),
  };
}

export function portToHost(parentPort: MessagePort): Port {
  return {
    post: (message, transfer = []) => parentPort.postMessage(message, transfer),
    onMessage: (receive) => parentPort.on('message', receive),
    onClose: (receive) => parentPort.once('close', () => receive()),
    close: () => parentPort.close(),
  };
}
