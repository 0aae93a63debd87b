import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { say } from './project.mjs';

/**
 * Where browsers are looked for.
 * @typedef {object} Surroundings
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {string} home
 * @property {(folder: string) => readonly string[]} list names in a folder, none where it does not exist
 */

/** Names on the path, on Linux. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
/** Inside a `chromium-1234` folder of Playwright's own downloads. */
const PLAYWRIGHT_PATHS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Every place where a browser may be, the preferred one first: the one that `SEARCHLIGHT_BROWSER` names, installed
 * ones, Playwright's own.
 * @param {Surroundings} surroundings
 * @returns {string[]} paths that may not exist
 */
export function browserCandidates(surroundings) {
  const { env } = surroundings;
  if (env.SEARCHLIGHT_BROWSER) return [env.SEARCHLIGHT_BROWSER];
  return [...installedBrowsers(surroundings), ...playwrightBrowsers(surroundings)];
}

/** Path of a Chromium-like browser, or undefined. */
export function findBrowser() {
  const list = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);
  const here = { platform: process.platform, env: process.env, home: homedir(), list };
  return browserCandidates(here).find((path) => existsSync(path));
}

/** The same; where there is none and this is a Debian or Ubuntu run by root, Chromium is installed first. */
export function ensureBrowser() {
  return findBrowser() ?? (installChromium() ? findBrowser() : undefined);
}

/** What to do when `ensureBrowser` finds nothing. */
export const NO_BROWSER =
  'No browser was found for the end-to-end tests: install Chrome, Chromium or Edge, or set SEARCHLIGHT_BROWSER to the path of one.';

/** @param {Surroundings} surroundings @returns {string[]} */
function installedBrowsers({ platform, env, home }) {
  if (platform === 'darwin') {
    const apps = MAC_APPS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    return [...apps, ...apps.map((path) => join(home, path))];
  }
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return WINDOWS_PATHS.flatMap((path) => roots.map((root) => `${root}\\${path}`));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {Surroundings} surroundings @returns {string[]} */
function playwrightBrowsers({ platform, env, home, list }) {
  const caches = { darwin: 'Library/Caches', win32: 'AppData/Local' };
  const cache = caches[/** @type {keyof typeof caches} */ (platform)] ?? '.cache';
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? join(home, cache, 'ms-playwright');
  const versions = list(folder).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => PLAYWRIGHT_PATHS.map((path) => join(folder, version, path)));
}

/** @returns {boolean} whether the package manager could install it */
function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing Chromium for the end-to-end tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}
