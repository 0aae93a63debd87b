/** The installed packages of a target, as npm installs them from the lock file: it verifies the integrity of each. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { npmCommand } from '../bootstrap/install.mjs';
import { inProject, ROOT, say } from '../bootstrap/project.mjs';
import { PackageFault } from './packageFault.ts';
import type { Target } from './targets.ts';

/** What npm reads. */
const INPUTS = ['package.json', 'package-lock.json', '.npmrc'];
/** Beginning of the fingerprint that tells one lock file from another. */
const DIGITS = 12;

/** The folder that holds `node_modules` with the production packages of `target`; it is kept for the next time. */
export function stagePackages(target: Target): string {
  const folder = inProject('.cache', 'package', `${target.name}-${fingerprint(ROOT, INPUTS).slice(0, DIGITS)}`);
  if (!existsSync(folder)) install(target, folder);
  return folder;
}

function install({ name, platform, cpu, interpreter, executable }: Target, folder: string): void {
  say(`Fetching the packages for ${name}; this happens once.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const file of INPUTS) copyFileSync(inProject(file), join(unfinished, file));
  const { command, args, shell } = npmCommand(process.env, process.platform);
  const system = ['--os', platform, '--cpu', cpu, '--libc', 'glibc'];
  const quiet = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, 'ci', ...system, ...quiet], {
    cwd: unfinished,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new PackageFault(`npm could not install the packages for ${name} (see above).`);
  // npm leaves out an optional package that it cannot fetch.
  if (!existsSync(join(unfinished, 'node_modules', interpreter, executable)))
    throw new PackageFault(`npm has not installed ${interpreter}: is it in the registry?`);
  renameSync(unfinished, folder);
}
