/**
 * Where browsers of Chromium's family are installed. Plain JavaScript, because the commands of the project look for one, too, before
 * anything else is installed.
 */
import { posix } from 'node:path';

/**
 * @typedef {object} BrowserPlaces what decides where a browser may be
 * @property {NodeJS.Platform} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} home
 */

/** Names on the path, on Linux. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
/** Variables of Windows that name folders of programs. */
const WINDOWS_ROOTS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** @type {Partial<Record<NodeJS.Platform, (places: BrowserPlaces) => string[]>>} */
const PLACES = {
  linux: ({ env }) => COMMANDS.flatMap((name) => onPath(env, name)),
  darwin({ home }) {
    const apps = MAC_APPS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    return [...apps, ...apps.map((path) => posix.join(home, path))];
  },
  win32({ env }) {
    const roots = WINDOWS_ROOTS.map((name) => env[name]).filter(Boolean);
    return WINDOWS_PATHS.flatMap((path) => roots.map((root) => `${root}\\${path}`));
  },
};

/**
 * Every place where a browser may be installed, the preferred one first; nothing need be there.
 * @param {BrowserPlaces} places
 * @returns {string[]}
 */
export function installedBrowsers(places) {
  return PLACES[places.platform]?.(places) ?? [];
}

/**
 * Where a command of Linux may be.
 * @param {BrowserPlaces['env']} env
 * @param {string} name
 */
export function onPath(env, name) {
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter(Boolean);
  return folders.map((folder) => posix.join(folder, name));
}
