import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from './measure.ts';

/** Medians of the first run in a fresh process, by contender, in turns. */
export function coldMs<Name extends string>(
  workload: string,
  names: readonly Name[],
  rounds: number,
): Record<Name, number> {
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times.get(name)!.push(firstRun(workload, name));
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Name, number>;
}

function firstRun(workload: string, contender: string): number {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'once.ts'), workload, contender], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`The first run of "${contender}" failed.`);
  return Number(child.stdout);
}
