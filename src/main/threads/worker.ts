/** Entry of the worker thread: the engine, served to the host that started it. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { serve } from '../../shared/rpc/rpc.ts';
import { Sandbox } from '../sandbox/sandbox.ts';
import { collectGarbage, whenQuiet } from './collection.ts';
import { PatternDatabases } from '../../host/solver/databases.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { Solver } from '../../host/solver/solver.ts';
import { SOLVER_METHODS } from '../../host/solver/startSolver.ts';
import { startBuilder } from './tables/builder.ts';
import { portToHost } from './workerPort.ts';

export interface SolverData {
  /** `null` for none. */
  readonly tablesFolder: string | null;
}

if (!parentPort) throw new Error('The solver runs as a worker thread only.');

/** The built scripts lie beside this file. */
const builder = new URL('./tables.js', import.meta.url);
const sandbox = new URL('./sandbox.js', import.meta.url);
const { tablesFolder } = workerData as SolverData;
const tables = new PatternDatabases((blank) => startBuilder(builder, { folder: tablesFolder, blank }));

const own = new OwnMeasures(
  (source, target, log) => new Sandbox(source, target, (workerData) => new Worker(sandbox, { workerData }), log),
);
const solver = new Solver(() => performance.now(), tables, { collect: whenQuiet(collectGarbage), own });

serve(portToHost(parentPort), { solver }, SOLVER_METHODS, console.error);
