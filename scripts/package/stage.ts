/** The installed packages of a target, as npm installs them from the lock file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromLock } from './installFromLock.ts';
import { PackageFault } from './packageFault.ts';
import type { Target } from './targets.ts';

/** The folder that holds `node_modules` with the production packages of `target`; it is kept for the next time. */
export function stagePackages({ name, platform, cpu, interpreter, executable }: Target): string {
  return installFromLock({
    what: `the packages for ${name}`,
    name,
    inputs: ['package.json', 'package-lock.json', '.npmrc'],
    options: ['--os', platform, '--cpu', cpu, '--libc', 'glibc', '--omit=dev'],
    check(folder) {
      // npm leaves out an optional package that it cannot fetch.
      if (!existsSync(join(folder, 'node_modules', interpreter, executable)))
        throw new PackageFault(`npm has not installed ${interpreter}: is it in the registry?`);
    },
  });
}
