import { spawn, spawnSync } from 'node:child_process';

/** @typedef {'silent' | 'too long'} Overrun which limit does not hold any more */
/**
 * @typedef {object} Limits
 * @property {number} silenceMs without a sign of progress for this long, a command is given up
 * @property {number} totalMs after this long it is given up in any case
 */

const ON_WINDOWS = process.platform === 'win32';
const LOOK_EVERY_MS = 500;

/**
 * Runs a command until it ends or overruns a limit; then it is killed, with all that it has started. What it prints is
 * dropped. It has an IPC channel, so that it can notice the end of its parent.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} where
 * @param {() => Overrun | undefined} overrun asked again and again
 * @returns {Promise<Overrun | undefined>} undefined when it has ended by itself, well or not
 */
export async function runLimited(command, args, where, overrun) {
  // A process group of its own can be killed as a whole.
  const options = { ...where, detached: !ON_WINDOWS, windowsHide: true };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  /** @type {Overrun | undefined} */
  let reason;
  const watch = setInterval(() => {
    reason ??= overrun();
    if (reason) killTree(child.pid);
  }, LOOK_EVERY_MS);
  await ended;
  clearInterval(watch);
  return reason;
}

/**
 * What to ask about a command that starts now.
 * @param {Limits} limits
 * @param {() => number} progress an amount that changes as long as the command gets on
 * @param {() => number} nowMs a clock
 * @returns {() => Overrun | undefined}
 */
export function overrunOf({ silenceMs, totalMs }, progress, nowMs) {
  const startMs = nowMs();
  let last = { amount: progress(), atMs: startMs };
  return () => {
    const [amount, atMs] = [progress(), nowMs()];
    if (amount !== last.amount) last = { amount, atMs };
    if (atMs - startMs >= totalMs) return 'too long';
    return atMs - last.atMs >= silenceMs ? 'silent' : undefined;
  };
}

/** @param {number | undefined} pid of a leader of its group */
function killTree(pid) {
  if (pid === undefined) return;
  if (ON_WINDOWS) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
  else killGroup(pid);
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
