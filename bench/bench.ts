/**
 * `npm run bench`, or `npm run bench -- distances trace` for some of it: every workload in a process of its own, in which the
 * engine and the textbook take turns. The exit status is 1 when a target was missed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { head, printed, type Row } from './report.ts';

const WORKLOADS = [
  'distances',
  'astar',
  'costs',
  'trace',
  'idastar',
  'fifteen',
  'batch',
  'judge',
  'lab',
  'library',
  'referee',
];

interface Report {
  readonly title: string;
  readonly rows: readonly Row[];
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !WORKLOADS.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no workload "${unknown}". The workloads are ${WORKLOADS.join(', ')}.\n`);
  process.exit(2);
}

process.stdout.write(head());
let isMet = true;
for (const name of chosen.length > 0 ? chosen : WORKLOADS) {
  const { title, rows } = measured(name);
  process.stdout.write(`${title}\n${printed(rows)}`);
  isMet &&= rows.every((row) => row.isMet);
}
process.exitCode = isMet ? 0 : 1;

function measured(name: string): Report {
  const script = join(import.meta.dirname, 'workload.ts');
  const child = spawnSync(process.execPath, ['--expose-gc', script, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`The workload "${name}" failed.`);
  return JSON.parse(child.stdout);
}
