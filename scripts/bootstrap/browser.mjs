import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installedBrowsers, onPath } from '../../src/main/web/installedBrowsers.mjs';
import { say } from './project.mjs';

/**
 * Where browsers are looked for.
 * @typedef {object} Surroundings
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {string} home
 * @property {(folder: string) => readonly string[]} list names in a folder, none where it does not exist
 */

/** Chromium without its window, as Debian packages it: the same pages with half the work. The tests take it first. */
const SHELL = 'chromium-headless-shell';
const CHROME_FOR_TESTING = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';
/** Inside a `chromium-1234` folder of Playwright's own downloads: as Playwright 1.65 names them, and as older ones did. */
const PLAYWRIGHT_PATHS = [
  'chrome-linux64/chrome',
  'chrome-linux-arm64/chrome',
  `chrome-mac-arm64/${CHROME_FOR_TESTING}`,
  `chrome-mac-x64/${CHROME_FOR_TESTING}`,
  'chrome-win64/chrome.exe',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/**
 * Every place where a browser may be, the preferred one first: the one that `SEARCHLIGHT_BROWSER` names, installed
 * ones, Playwright's own.
 * @param {Surroundings} surroundings
 * @param {boolean} [withWindow] whether it must be able to show its window
 * @returns {string[]} paths that may not exist
 */
export function browserCandidates(surroundings, withWindow = true) {
  const { env, platform } = surroundings;
  if (env.SEARCHLIGHT_BROWSER) return [env.SEARCHLIGHT_BROWSER];
  return [
    ...(withWindow || platform !== 'linux' ? [] : onPath(env, SHELL)),
    ...installedBrowsers(surroundings),
    ...playwrightBrowsers(surroundings),
  ];
}

/**
 * Why the browser that `SEARCHLIGHT_BROWSER` names cannot be used, as a sentence; undefined where it can, or names none.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function faultOfNamedBrowser({ SEARCHLIGHT_BROWSER: path } = process.env) {
  if (!path || isFile(path)) return undefined;
  return `SEARCHLIGHT_BROWSER names "${path}", which is not a file: give it the path of Chrome, Chromium or Edge, or unset it.`;
}

/**
 * Path of a Chromium-like browser, or undefined. Throws where `SEARCHLIGHT_BROWSER` names something else. `withWindow`: one that
 * can show its window, as users have it; otherwise one without is preferred.
 */
export function findBrowser({ withWindow = false } = {}) {
  const fault = faultOfNamedBrowser();
  if (fault) throw new Error(fault);
  const list = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);
  const here = { platform: process.platform, env: process.env, home: homedir(), list };
  return browserCandidates(here, withWindow).find(isFile);
}

/** The same for the tests; where there is none and this is a Debian or Ubuntu run by root, Chromium is installed first. */
export function ensureBrowser() {
  return findBrowser() ?? (installChromium() ? findBrowser() : undefined);
}

/** What to do when `ensureBrowser` finds nothing. */
export const NO_BROWSER =
  'No browser was found: install Chrome, Chromium or Edge, or set SEARCHLIGHT_BROWSER to the path of one.';

/** Options for Chromium, which refuses to run as root with its sandbox on. */
export const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** @param {Surroundings} surroundings @returns {string[]} */
function playwrightBrowsers(surroundings) {
  const folder = surroundings.env.PLAYWRIGHT_BROWSERS_PATH || join(cacheFolder(surroundings), 'ms-playwright');
  const versions = surroundings.list(folder).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => PLAYWRIGHT_PATHS.map((path) => join(folder, version, path)));
}

/** The user's folder for caches, as Playwright finds it. @param {Surroundings} surroundings */
function cacheFolder({ platform, env, home }) {
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  return env.XDG_CACHE_HOME || join(home, '.cache');
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** @returns {boolean} whether the package manager could install it */
function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing Chromium for the end-to-end tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const install = (/** @type {string} */ name) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (install(SHELL) || install('chromium'));
}
