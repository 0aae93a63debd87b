/** Entry of the thread that builds one pattern database, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPatterns, type DatabaseRequest } from './openDatabase.ts';
import type { BuilderMessage } from '../../../host/solver/databases.ts';

if (!parentPort) throw new Error('Pattern databases are built in a worker thread only.');

const port = parentPort;
const post = (message: BuilderMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);
const database = openPatterns(workerData as DatabaseRequest, (done) => post({ done }));
post(
  { done: 1, database },
  database.tables.map(({ buffer }) => buffer as ArrayBuffer),
);
