/** Installs packages apart from the project's, and keeps them for the next time. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { npmCommand } from '../bootstrap/install.mjs';
import { inProject, ROOT, say } from '../bootstrap/project.mjs';
import { PackageFault } from './packageFault.ts';

/** Beginning of the fingerprint that tells one lock file from another. */
const DIGITS = 12;

interface Wanted {
  /** What is installed, as it stands in a sentence. */
  readonly what: string;
  /** Beginning of the name of its folder. */
  readonly name: string;
  /** What npm reads, as paths in the project. */
  readonly inputs: readonly string[];
  /** Options of `npm ci`. */
  readonly options: readonly string[];
  /** Throws if npm has left something out of `folder`. */
  readonly check?: (folder: string) => void;
}

/** The folder that holds `node_modules` with the packages of a lock file; npm verifies the integrity of each. Throws a `PackageFault`. */
export function installFromLock(wanted: Wanted): string {
  const lock = fingerprint(ROOT, wanted.inputs).slice(0, DIGITS);
  const folder = inProject('.cache', 'package', `${wanted.name}-${lock}`);
  if (!existsSync(folder)) install(wanted, folder);
  return folder;
}

function install({ what, inputs, options, check }: Wanted, folder: string): void {
  say(`Fetching ${what}; this happens once.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const input of inputs) copyFileSync(inProject(input), join(unfinished, basename(input)));
  const { command, args, shell } = npmCommand(process.env, process.platform);
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, 'ci', ...options, ...quiet], {
    cwd: unfinished,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new PackageFault(`npm could not install ${what} (see above).`);
  check?.(unfinished);
  renameSync(unfinished, folder);
}
