/** `npm test`: installs what is missing and runs every stage, or the ones that are named. */
import './bootstrap/refuseOldNode.mjs';
import { electronBinary, reasonAgainstElectron } from './bootstrap/electron.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { say } from './bootstrap/project.mjs';
import { sumOf } from './stages/counts.mjs';
import { openMemory, stateOfProject, withoutRecall } from './stages/memory.mjs';
import { isGood, runStages } from './stages/runStages.mjs';
import { ROUNDS, SELECTIONS } from './stages/stages.mjs';

/** @typedef {import('./stages/runStages.mjs').Report} Report */

/** Runs every stage, also those that passed before and for which nothing has changed since. */
const FRESH = '--fresh';

const argv = process.argv.slice(2);
const rounds = chosenRounds(argv.filter((argument) => argument !== FRESH));
ensureInstalled();
const memory = openMemory(stateOfProject());
const reports = await runStages(rounds, argv.includes(FRESH) ? withoutRecall(memory) : memory, show);
summarise(reports);
process.exitCode = reports.every(isGood) ? 0 : 1;

/** @param {string[]} names none: all stages */
function chosenRounds(names) {
  const unknown = names.find((name) => !Object.hasOwn(SELECTIONS, name));
  if (unknown !== undefined) {
    say(
      `There is no stage "${unknown}". The stages are: ${Object.keys(SELECTIONS).join(', ')}. The one option is ${FRESH}.`,
    );
    process.exit(2);
  }
  const chosen = new Set(names.flatMap((name) => SELECTIONS[name] ?? []));
  if (chosen.size === 0) return ROUNDS;
  return ROUNDS.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => chosen.has(name))));
}

/** One line for a stage that has ended, and all it printed where it failed. @param {Report} report */
function show({ name, state, seconds, output, counts }) {
  const time = state === 'passed' || state === 'failed' ? `${seconds.toFixed(1)} s` : '';
  const tests = counts.passed + counts.failed > 0 ? `   ${inWords(counts)}` : '';
  console.log(`${name.padEnd(8)} ${state.padEnd(9)} ${time.padStart(8)}${tests}`.trimEnd());
  if (state === 'failed') console.log(`\n${output.trimEnd()}\n`);
}

/** @param {readonly Report[]} reports */
function summarise(reports) {
  const failed = reports.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`);
  const electron = whyNoElectron();
  if (electron && reports.some(({ name }) => name === 'e2e')) {
    console.log(`The end-to-end tests were not run in Electron: ${electron}.`);
  }
  if (reports.some(({ state }) => state === 'unchanged')) {
    console.log(
      'Unchanged stages were not run again: nothing has changed since they passed (npm test -- --fresh runs them).',
    );
  }
  const counts = sumOf(reports.map((report) => report.counts));
  if (counts.passed + counts.failed > 0) console.log(inWords(counts));
}

function whyNoElectron() {
  return electronBinary() ? reasonAgainstElectron() : 'its binary is not here (npm start fetches it)';
}

/** @param {import('./stages/counts.mjs').Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
