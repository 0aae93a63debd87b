import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPLETE, electronBinary } from './electron.mjs';
import { END_WITH_PARENT, inProject, OWN_NODE, ROOT, say } from './project.mjs';
import { overrunOf, runLimited } from './runLimited.mjs';

/** A download that brings no new byte for a minute, or is not done after ten, is given up. */
const LIMITS = { silenceMs: 60_000, totalMs: 600_000 };
/** From here on something is really coming, and the person who waits is told. */
const WORTH_SAYING_BYTES = 1_000_000;
/** After a failure, starts do not try again for this long: a blocked network costs its minute once. */
const PAUSE_MS = 6 * 3_600_000;
const FAILURE = inProject('.cache', 'electron-not-fetched');
const DOWNLOADS = inProject('.cache', 'electron-download');
const UNPACKED = inProject('node_modules', 'electron', 'dist');

/** Why there is no Electron after `fetchElectron`, as the end of a sentence. */
export const NOT_FETCHED =
  'Electron could not be fetched (it is tried again after six hours, or once .cache/electron-not-fetched is deleted)';

/**
 * Fetches Electron's binary, once and within limits, unless that failed a short while ago.
 * @returns {Promise<string | undefined>} its path, or undefined
 */
export async function fetchElectron() {
  if (failedLately()) return undefined;
  await runInstaller();
  const binary = electronBinary();
  if (!binary) writeFileSync(FAILURE, version());
  return binary;
}

function failedLately() {
  const failure = statSync(FAILURE, { throwIfNoEntry: false });
  return (
    failure !== undefined && Date.now() - failure.mtimeMs < PAUSE_MS && readFileSync(FAILURE, 'utf8') === version()
  );
}

/** Runs Electron's own installer. It downloads into the temporary folder and unpacks beside itself: growth is progress. */
async function runInstaller() {
  for (const old of [DOWNLOADS, UNPACKED, COMPLETE]) rmSync(old, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(DOWNLOADS, { recursive: true });
  const env = { ...process.env, ...proxyOf(process.env), TMPDIR: DOWNLOADS, TEMP: DOWNLOADS, TMP: DOWNLOADS };
  const installer = [...END_WITH_PARENT, inProject('node_modules', 'electron', 'install.js')];
  const announce = announcement();
  const progress = () => announce(bytesUnder(DOWNLOADS) + bytesUnder(UNPACKED));
  await runLimited(
    OWN_NODE,
    installer,
    { cwd: ROOT, env },
    overrunOf(LIMITS, progress, () => performance.now()),
  );
  rmSync(DOWNLOADS, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * What makes Node go through the proxy that the environment or npm's settings name: by itself it asks none, and a school's network answers
 * nothing else. https://nodejs.org/api/cli.html#node_use_env_proxy1
 * @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} nothing where no proxy is named
 */
export function proxyOf(env) {
  const [http, https, none] = PROXIES.map((names) => names.map((name) => env[name]).find(Boolean));
  if (http === undefined && https === undefined) return {};
  return {
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: http ?? https,
    HTTPS_PROXY: https ?? http,
    ...(none !== undefined && { NO_PROXY: none }),
  };
}

/** Where a proxy for addresses with http, one with https, and those without a proxy are named; npm passes its settings on. */
const PROXIES = [
  ['HTTP_PROXY', 'http_proxy', 'npm_config_proxy'],
  ['HTTPS_PROXY', 'https_proxy', 'npm_config_https_proxy'],
  ['NO_PROXY', 'no_proxy', 'npm_config_noproxy'],
];

/** Passes an amount of bytes on, and says once that it grows. @returns {(bytes: number) => number} */
function announcement() {
  let said = false;
  return (bytes) => {
    if (!said && bytes > WORTH_SAYING_BYTES) say('Fetching Electron (about 120 MB); this happens once.');
    said ||= bytes > WORTH_SAYING_BYTES;
    return bytes;
  };
}

/** @param {string} folder @returns {number} */
function bytesUnder(folder) {
  try {
    return readdirSync(folder, { recursive: true })
      .map((name) => statSync(join(folder, String(name)), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}

/** Version of Electron that the project asks for. @returns {string} */
function version() {
  return JSON.parse(readFileSync(inProject('node_modules', 'electron', 'package.json'), 'utf8')).version;
}
