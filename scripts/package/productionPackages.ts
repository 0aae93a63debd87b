/** Which installed packages run in the program. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';

interface Manifest {
  readonly version: string;
  /** Its name, as SPDX has it. */
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages that only build others, and are not needed where those are built already. */
const BUILD_ONLY = ['node-addon-api'];

/** The packages that the program loads when it runs, by their names, sorted. `root`: a folder with `node_modules`. */
export function runningPackages(root: string): string[] {
  return withDependencies(root, Object.keys(manifestOf(inProject()).dependencies ?? {}));
}

/** `names` and all that they need, sorted. What is not installed in `root` is left out. */
export function withDependencies(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const folder = join(root, 'node_modules', name);
    if (found.has(name) || BUILD_ONLY.includes(name) || !existsSync(folder)) continue;
    found.add(name);
    waiting.push(...Object.keys(manifestOf(folder).dependencies ?? {}));
  }
  return [...found].sort();
}

/** The `package.json` in a folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
