import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, OWN_NODE, ROOT, say } from './project.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages path → package */

/**
 * Whether all that the lock file asks for was installed. Optional packages depend on the platform and do not count.
 * @param {LockedPackages} wanted from `package-lock.json`
 * @param {LockedPackages} present from the copy that npm leaves in `node_modules` when it has finished
 */
export function isComplete(wanted, present) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/**
 * How to call npm: the very npm that started us, on its own Node, or whichever is on the path.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
export function npmCommand(env, platform) {
  const cli = env.npm_execpath;
  if (cli?.endsWith('npm-cli.js'))
    return { command: env.npm_node_execpath ?? process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

/** Installs what the lock file names, unless it is there. Ends the process with a sentence when npm fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages; the first time this takes a minute or two.');
  if (process.platform === 'win32') setRunningNodeAside();
  const { command, args, shell } = npmCommand(process.env, process.platform);
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, ...quiet], {
    cwd: ROOT,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0 && existsSync(OWN_NODE)) return;
  say('The packages could not be installed (see above). Check the connection to the npm registry and try again.');
  process.exit(1);
}

function isInstalled() {
  const [wanted, present] = [inProject('package-lock.json'), inProject('node_modules', '.package-lock.json')];
  if (!existsSync(present) || !existsSync(OWN_NODE)) return false;
  return isComplete(packagesIn(wanted), packagesIn(present));
}

/** @param {string} lockFile @returns {LockedPackages} */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

/**
 * Windows refuses to delete a program that runs, but lets it be renamed. npm puts the project's own Node first on
 * the path, so it may well be the one that runs this; its file has a second name in the package it came from.
 */
function setRunningNodeAside() {
  const aside = inProject('.cache', 'old-node');
  rmSync(aside, { recursive: true, force: true, maxRetries: 0 });
  mkdirSync(aside, { recursive: true });
  const packages = inProject('node_modules', 'node', 'node_modules');
  const folders = existsSync(packages) ? readdirSync(packages).map((name) => join(packages, name)) : [];
  const names = [OWN_NODE, ...folders.map((folder) => join(folder, 'bin', 'node.exe'))].filter(existsSync);
  names.forEach((name, i) => renameSync(name, join(aside, `${process.pid}-${i}.exe`)));
}
