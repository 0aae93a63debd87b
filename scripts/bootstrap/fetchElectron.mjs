import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { electronBinary } from './electron.mjs';
import { END_WITH_PARENT, inProject, OWN_NODE, ROOT, say } from './project.mjs';

/** After this long without a new byte the download is given up. */
const SILENCE_MS = 60_000;
/** After a failure, starts do not try again for this long: a blocked network costs its minute once. */
const PAUSE_MS = 6 * 3_600_000;
const FAILURE = inProject('.cache', 'electron-not-fetched');
const DOWNLOADS = inProject('.cache', 'electron-download');

/**
 * Fetches Electron's binary, once and with a limit on silence, unless that failed a short while ago.
 * @returns {Promise<string | undefined>} its path, or undefined
 */
export async function fetchElectron() {
  if (failedLately()) return undefined;
  say('Fetching Electron (about 120 MB); this happens once.');
  await runInstaller();
  const binary = electronBinary();
  if (!binary) rememberFailure();
  return binary;
}

function failedLately() {
  const failure = statSync(FAILURE, { throwIfNoEntry: false });
  return (
    failure !== undefined && Date.now() - failure.mtimeMs < PAUSE_MS && readFileSync(FAILURE, 'utf8') === version()
  );
}

function rememberFailure() {
  writeFileSync(FAILURE, version());
  say('That failed. It is tried again in six hours, or at once after deleting .cache/electron-not-fetched.');
}

/** Runs Electron's own installer until it ends or falls silent. */
async function runInstaller() {
  rmSync(DOWNLOADS, { recursive: true, force: true });
  mkdirSync(DOWNLOADS, { recursive: true });
  const installer = inProject('node_modules', 'electron', 'install.js');
  // The installer downloads into the temporary folder: growth there, or of the unpacked folder, is its sign of life.
  const env = { ...process.env, TMPDIR: DOWNLOADS, TEMP: DOWNLOADS, TMP: DOWNLOADS };
  const args = [...END_WITH_PARENT, installer];
  const child = spawn(OWN_NODE, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const watch = endWhenSilent(
    child,
    () => bytesUnder(DOWNLOADS) + bytesUnder(inProject('node_modules', 'electron', 'dist')),
  );
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  clearInterval(watch);
  rmSync(DOWNLOADS, { recursive: true, force: true });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => number} progress
 */
function endWhenSilent(child, progress) {
  let last = { amount: -1, atMs: Date.now() };
  return setInterval(() => {
    const amount = progress();
    if (amount !== last.amount) last = { amount, atMs: Date.now() };
    else if (Date.now() - last.atMs >= SILENCE_MS) child.kill('SIGKILL');
  }, 1000);
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
