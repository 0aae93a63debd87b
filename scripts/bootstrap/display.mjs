import { readFileSync, statSync } from 'node:fs';

/**
 * What decides whether Electron can open a window here.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {number | undefined} uid
 * @property {(name: string) => string | undefined} kernelSetting value of a file under /proc/sys/kernel
 * @property {boolean} sandboxHelper whether Electron's setuid sandbox helper is installed
 */

/** Reasons on Linux, tried in this order; the other systems have none. @type {readonly { reason: string, holds: (machine: Machine) => boolean }[]} */
const REASONS = [
  {
    reason: 'there is no display',
    holds: ({ env }) => !env.DISPLAY && !env.WAYLAND_DISPLAY,
  },
  {
    reason: 'Electron does not run as root with its sandbox on',
    holds: ({ uid }) => uid === 0,
  },
  {
    // Ubuntu 23.10 and later, and Debian before 11: no user namespaces, so no sandbox without the setuid helper.
    reason: 'this system does not let Electron set up its sandbox',
    holds: ({ kernelSetting, sandboxHelper }) =>
      !sandboxHelper &&
      (kernelSetting('apparmor_restrict_unprivileged_userns') === '1' ||
        kernelSetting('unprivileged_userns_clone') === '0'),
  },
];

/**
 * Why Electron cannot open a window, as the end of a sentence, or undefined where it can.
 * @param {Machine} machine
 */
export function reasonAgainstWindow(machine) {
  if (machine.platform !== 'linux') return undefined;
  return REASONS.find(({ holds }) => holds(machine))?.reason;
}

/**
 * @param {string} helper path of Electron's `chrome-sandbox`
 * @returns {Machine} this machine
 */
export function thisMachine(helper) {
  return {
    platform: process.platform,
    env: process.env,
    uid: process.getuid?.(),
    kernelSetting,
    sandboxHelper: isSetuidRoot(helper),
  };
}

/** @param {string} name */
function kernelSetting(name) {
  try {
    return readFileSync(`/proc/sys/kernel/${name}`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function isSetuidRoot(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.uid === 0 && (stats.mode & 0o4000) !== 0;
}
