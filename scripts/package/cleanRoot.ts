/**
 * Systems as they are right after their installation, made by debootstrap: a program in such a root finds no library of this
 * computer. Each is made once and kept in `.cache`; a check works in a copy.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject, say } from '../bootstrap/project.mjs';

/** The home of whoever uses the system, as seen from inside. */
export const HOME = '/home/pupil';

const DEBOOTSTRAP = '/usr/sbin/debootstrap';
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** Runs a command ($2…) as a user ($1) in a root ($0). The mount is seen by that command alone, and ends with it. */
const ENTER = `user=$1; shift; mount -t proc proc "$0/proc" && exec chroot --userspec="$user" "$0" env -i HOME=${HOME} PATH=${PATH} LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"`;

/** Why no clean system can be made on this computer, as the end of a sentence. */
export function reasonAgainstRoots(): string | undefined {
  if (!existsSync(DEBOOTSTRAP)) return 'debootstrap is not installed';
  return process.getuid?.() === 0 ? undefined : 'only root may enter another root';
}

/** Copies the clean system of a suite of Debian to `folder`; returns whether there is one. */
export function copyRoot(suite: string, folder: string): boolean {
  const kept = inProject('.cache', 'package', `debian-${suite}`);
  if (!existsSync(kept) && !make(suite, kept)) return false;
  return spawnSync('cp', ['-a', kept, folder], { stdio: 'inherit' }).status === 0;
}

function make(suite: string, kept: string): boolean {
  say(`Making a clean Debian (${suite}); this happens once.`);
  const unfinished = `${kept}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  const { status } = spawnSync(DEBOOTSTRAP, ['--variant=minbase', suite, unfinished], { stdio: 'ignore' });
  if (status !== 0) return false;
  for (const task of ['update', 'clean']) if (runInRoot(unfinished, 0, ['apt-get', task]).status !== 0) return false;
  renameSync(unfinished, kept);
  return true;
}

/** Command and arguments that run `command` in `root` as the user with that number. */
export function inRoot(root: string, user: number, command: readonly string[]): [string, string[]] {
  return ['unshare', ['--mount', 'sh', '-c', ENTER, root, `${user}:${user}`, ...command]];
}

/** Runs it to its end. */
export function runInRoot(root: string, user: number, command: readonly string[]) {
  return spawnSync(...inRoot(root, user, command), { encoding: 'utf8' });
}
