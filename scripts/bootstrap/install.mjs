import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfPlatform } from './interpreters.mjs';
import { faultOfGlibc, glibcHere } from './oldest.mjs';
import { inProject, OWN_NODE, OWN_NODE_PACKAGE, ROOT, say } from './project.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages path → package */

/**
 * Whether all that the lock file asks for was installed. Of the optional packages, which depend on the platform, only
 * the interpreter counts.
 * @param {LockedPackages} wanted from `package-lock.json`
 * @param {LockedPackages} present from the copy that npm leaves in `node_modules` when it has finished
 * @param {string} [interpreter] path of the interpreter's package
 */
export function isComplete(wanted, present, interpreter = OWN_NODE_PACKAGE) {
  const counts = (/** @type {string} */ path, optional = false) => path !== '' && (!optional || path === interpreter);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => !counts(path, optional) || present[path]?.version === version,
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

/** Installs what the lock file names, unless it is there. Ends the process with a sentence where that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const fault = faultOfSystem() ?? install();
  if (fault === undefined) return;
  say(fault);
  process.exit(1);
}

/** Asked before half a gigabyte is fetched for a system that cannot run it. */
function faultOfSystem() {
  const fault = faultOfPlatform(process.platform, process.arch);
  return fault ?? (process.platform === 'linux' ? faultOfGlibc(glibcHere()) : undefined);
}

/** @returns {string | undefined} a sentence where it failed */
function install() {
  say('Installing packages; the first time this takes a minute or two.');
  if (process.platform === 'win32') setRunningNodeAside();
  const { command, args, shell } = npmCommand(process.env, process.platform);
  // Without scripts of packages, also where npm would not read the project's .npmrc.
  const quiet = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, ...quiet], {
    cwd: ROOT,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    return 'The packages could not be installed (see above). Check the connection to the npm registry and try again.';
  return faultOfOwnNode();
}

/** npm leaves out an optional package that it cannot fetch, and does not know whether this system can run it. */
function faultOfOwnNode() {
  if (!existsSync(OWN_NODE))
    return `npm has not installed ${OWN_NODE_PACKAGE}. Check that optional packages are allowed.`;
  const { status, stderr } = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' });
  return status === 0 ? undefined : `This system cannot run the project's own Node: ${reasonOf(stderr)}`;
}

/** @param {string} stderr of a program that did not start */
function reasonOf(stderr) {
  return stderr.trim().split('\n')[0] || 'it ends at once.';
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
 * the path, so it may well be the one that runs this.
 */
function setRunningNodeAside() {
  if (!existsSync(OWN_NODE)) return;
  const aside = inProject('.cache', 'old-node');
  rmSync(aside, { recursive: true, force: true, maxRetries: 0 });
  mkdirSync(aside, { recursive: true });
  renameSync(OWN_NODE, join(aside, `${process.pid}.exe`));
}
