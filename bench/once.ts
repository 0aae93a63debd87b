/** Runs one contender of a workload once, in a fresh process, and prints the milliseconds. Imports are not counted. */
import type { Contender } from './measure.ts';

const [, , name, contender] = process.argv;
const { contenders }: { contenders: Record<string, Contender> } = await import(`./workloads/${name}.ts`);
const startedAt = performance.now();
contenders[contender]();
process.stdout.write(String(performance.now() - startedAt));
