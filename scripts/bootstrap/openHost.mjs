import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { END_WITH_PARENT, inProject, OWN_NODE, ROOT } from './project.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * What the C library of Linux does with large blocks: by itself it begins to keep them for later use once some were freed,
 * and the columns of searches that were closed stay in the process (177 MB instead of 117 MB after `npm run bench:ui --
 * memory`). With a fixed threshold each block of at least so many bytes goes back to the system when it is freed.
 */
export const GIVING_BACK = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' };

/**
 * Runs the program in a window of its own.
 * @param {string} binary Electron's executable
 * @param {readonly string[]} args
 * @returns {Promise<{ status: number, fault: string | undefined }>} exit status; `fault`: why the user has seen nothing of
 * it, as the end of a sentence, where nobody has stopped it before
 */
export async function openElectron(binary, args) {
  const shown = join(mkdtempSync(join(tmpdir(), 'searchlight-start-')), 'shown');
  let hasShown = false;
  // Not only at the end: the system may have cleaned its temporary folder by then.
  const look = () => (hasShown ||= existsSync(shown));
  const watcher = watch(dirname(shown), look).on('error', () => {});
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...GIVING_BACK, SEARCHLIGHT_SHOWN: shown };
  // Set by the terminals of some editors; it would turn Electron into a plain Node.
  delete env.ELECTRON_RUN_AS_NODE;
  let isStopped = false;
  const stop = () => (isStopped = true);
  for (const signal of SIGNALS) process.on(signal, stop);
  const child = spawn(binary, [ROOT, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const { status, how } = await untilEnd(child).then(inWords, notStarted);
  for (const signal of SIGNALS) process.off(signal, stop);
  look();
  watcher.close();
  rmSync(dirname(shown), { recursive: true, force: true });
  return { status, fault: hasShown || isStopped ? undefined : `Electron did not start (${how})` };
}

/** @param {number} status */
function inWords(status) {
  const signal = Object.entries(constants.signals).find(([, number]) => status === 128 + number)?.[0];
  return { status, how: signal ?? `exit status ${status}` };
}

/** @param {NodeJS.ErrnoException} error of a program that the system could not run */
function notStarted({ code, message }) {
  return { status: 1, how: code ?? message };
}

/**
 * Serves the program to the browser.
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit status
 */
export function openWeb(args) {
  return runOnOwnNode([inProject('out', 'main', 'web.js'), ...args]);
}

/**
 * Runs a script on the project's own Node, in this terminal. It ends when this process does.
 * @param {readonly string[]} args options of Node, the script and its arguments
 * @param {string} [cwd]
 * @returns {Promise<number>} exit status
 */
export function runOnOwnNode(args, cwd = ROOT) {
  const env = { ...process.env, ...GIVING_BACK };
  return untilEnd(
    spawn(OWN_NODE, [...END_WITH_PARENT, ...args], { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  );
}

/**
 * Passes signals on and waits.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} exit status, as a shell counts it
 */
async function untilEnd(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => void (fromTerminal(signal) || child.kill(signal));
  for (const signal of SIGNALS) process.on(signal, pass);
  const watch = endWithNpm(child);
  try {
    return await endOf(child);
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
    clearInterval(watch);
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} exit status, as a shell counts it */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) =>
      resolve(status ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]),
    );
  });
}

/**
 * A terminal sends Ctrl+C to the child as well.
 * @param {NodeJS.Signals} signal
 */
function fromTerminal(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY;
}

/**
 * When the npm that started us is killed, nobody can stop the child any more: then it ends, too.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const before = ancestors();
  return setInterval(() => ancestors() === before || child.kill('SIGTERM'), 1000).unref();
}

/** Our parent and its parent, which change when one of them dies: on Linux, npm puts a shell between itself and us. */
function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
