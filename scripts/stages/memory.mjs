import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../bootstrap/fingerprint.mjs';
import { inProject, ROOT } from '../bootstrap/project.mjs';

/**
 * What stages printed when they last passed, while nothing has changed since.
 * @typedef {object} Memory
 * @property {(stage: string) => string | undefined} recall
 * @property {(stage: string, output: string) => void} keep
 */

/** What the project makes itself; everything else counts as a change. */
const MADE = ['.git', '.cache', 'node_modules', 'out', 'test-results', 'playwright-report'];

/** One text that changes with any file of the project, with its packages, and with the machine. */
export function stateOfProject() {
  const names = readdirSync(ROOT).filter((name) => !MADE.includes(name));
  return `${process.platform} ${process.arch} ${fingerprint(ROOT, names.sort())}`;
}

/**
 * A memory in a folder of files.
 * @param {string} state of the project; what was kept in another state is forgotten
 * @param {string} [folder]
 * @returns {Memory}
 */
export function openMemory(state, folder = inProject('.cache', 'passed')) {
  const fileOf = (/** @type {string} */ stage) => join(folder, `${stage}.json`);
  return {
    recall(stage) {
      const kept = read(fileOf(stage));
      return kept?.state === state ? kept.output : undefined;
    },
    keep(stage, output) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(stage), JSON.stringify({ state, output }));
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
