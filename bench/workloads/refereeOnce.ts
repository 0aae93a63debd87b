/** Judges a file as the worker of the page does, which is a new one for each file, and prints the milliseconds and what it found. */
import { openAsBlob } from 'node:fs';
import { refereeServices } from '../../src/renderer/referee/refereeMethods.ts';

export interface JudgedOnce {
  readonly ms: number;
  readonly verdict: string;
  readonly bugs: number;
}

const file = { name: 'output', source: await openAsBlob(process.argv[2]!), entry: null };
const startedAt = performance.now();
const { judged } = await refereeServices().referee.judge({ file, claim: {} });
const ms = performance.now() - startedAt;
if (typeof judged === 'string') throw new Error(judged);
const once: JudgedOnce = { ms, verdict: judged.verdict, bugs: judged.broken?.bugs.length ?? 0 };
process.stdout.write(JSON.stringify(once));
