/** `npm test`: installs what is missing and runs every stage, or the ones that are named. */
import { faultOfNamedBrowser } from '../bootstrap/browser.mjs';
import { electronBinary, reasonAgainstElectron } from '../bootstrap/electron.mjs';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/project.mjs';
import { openMemory, withoutRecall } from './memory.mjs';
import { isGood, runStages } from './runStages.mjs';
import { ROUNDS, SELECTIONS } from './stages.mjs';
import { inWords, summaryOf } from './summary.mjs';

/** Runs every stage, also those that passed before and for which nothing has changed since. */
const FRESH = '--fresh';

const argv = process.argv.slice(2);
const rounds = chosenRounds(argv.filter((argument) => argument !== FRESH));
refuseWrongBrowser();
ensureInstalled();
const memory = openMemory();
const reports = await runStages(rounds, argv.includes(FRESH) ? withoutRecall(memory) : memory, show);
console.log(['', ...summaryOf(reports, namesIn(ROUNDS), whyNoElectron())].join('\n'));
process.exitCode = reports.every(isGood) ? 0 : 1;

/** @param {string[]} names none: all stages */
function chosenRounds(names) {
  const unknown = names.find((name) => !Object.hasOwn(SELECTIONS, name));
  if (unknown !== undefined) {
    refuse(
      `There is no stage "${unknown}". The stages are: ${Object.keys(SELECTIONS).join(', ')}. The one option is ${FRESH}.`,
    );
  }
  const chosen = new Set(names.flatMap((name) => SELECTIONS[name] ?? []));
  if (chosen.size === 0) return ROUNDS;
  return ROUNDS.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => chosen.has(name))));
}

/** Before anything is installed or run, and only where a browser is needed. */
function refuseWrongBrowser() {
  const fault = faultOfNamedBrowser();
  if (fault && namesIn(rounds).includes('e2e')) refuse(fault);
}

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  say(sentence);
  process.exit(2);
}

/** @param {typeof ROUNDS} some */
function namesIn(some) {
  return some.flat(2).map(({ name }) => name);
}

/** One line for a stage that has ended, and all it printed where it failed, or where a test did once. @param {import('./runStages.mjs').Report} report */
function show({ name, state, seconds, output, counts }) {
  const time = state === 'passed' || state === 'failed' ? `${seconds.toFixed(1)} s` : '';
  const tests = counts.passed + counts.failed > 0 ? `   ${inWords(counts)}` : '';
  console.log(`${name.padEnd(8)} ${state.padEnd(9)} ${time.padStart(8)}${tests}`.trimEnd());
  if (state === 'failed' || counts.flaky > 0) console.log(`\n${output.trimEnd()}\n`);
}

function whyNoElectron() {
  return reasonAgainstElectron() ?? (electronBinary() ? undefined : 'its binary is not here (npm start fetches it)');
}
