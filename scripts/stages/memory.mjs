import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { inProject, ROOT } from '../bootstrap/project.mjs';

/**
 * What stages printed when they last passed, while nothing has changed since.
 * @typedef {object} Memory
 * @property {(stage: string) => string | undefined} recall
 * @property {(stage: string, output: string) => void} keep
 * @property {(stage: string) => void} forget
 */

/** What is made from the project; any other file counts, whether git knows it or not. */
const MADE = ['.git', '.cache', 'dist', 'node_modules', 'out', 'test-results', 'playwright-report'];
/** electron-vite puts its configuration there as it runs, while it reads it. */
const MADE_FOR_A_MOMENT = /^electron\.vite\.config\.ts\..+\.mjs$/;
/** npm's list of the packages and versions that it has installed stands for them. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Variables of the environment that tools and tests listen to. */
const HEARD =
  /^(SEARCHLIGHT|PROPERTY|ELECTRON|PLAYWRIGHT|NODE|VITE|VITEST|LC)_|^XDG_C\w+_HOME$|^(CI|TZ|LANG|HOME|PATH|TMPDIR|TEMP|TMP)$/;

/**
 * One text that changes with any file of the project, with the versions of its packages, and with what else a stage
 * may depend on: the system, Node, the environment.
 * @param {string} [root]
 * @param {NodeJS.ProcessEnv} [env]
 */
export function stateOfProject(root = ROOT, env = process.env) {
  const names = readdirSync(root).filter((name) => !MADE.includes(name) && !MADE_FOR_A_MOMENT.test(name));
  const files = fingerprint(root, [...names.sort(), INSTALLED]);
  const heard = Object.entries(env)
    .filter(([name]) => HEARD.test(name))
    .sort();
  const state = [process.platform, process.arch, process.version, heard, files];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/**
 * A memory in a folder of files. It recalls what was kept in the state that the project is in when it is opened, and
 * keeps nothing that was seen while the state changed: nobody could tell which state has passed.
 * @param {() => string} [stateNow]
 * @param {string} [folder]
 * @returns {Memory}
 */
export function openMemory(stateNow = stateOfProject, folder = inProject('.cache', 'passed')) {
  const state = stateNow();
  const fileOf = (/** @type {string} */ stage) => join(folder, `${stage}.json`);
  return {
    recall(stage) {
      const kept = read(fileOf(stage));
      return kept?.state === state ? kept.output : undefined;
    },
    keep(stage, output) {
      if (stateNow() !== state) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(stage), JSON.stringify({ state, output }));
    },
    forget(stage) {
      rmSync(fileOf(stage), { force: true });
    },
  };
}

/** The same, but it recalls nothing. @param {Memory} memory @returns {Memory} */
export function withoutRecall(memory) {
  return { ...memory, recall: () => undefined };
}

/** @param {string} path @returns {{ state: string, output: string } | undefined} */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
