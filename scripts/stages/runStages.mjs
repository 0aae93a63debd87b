import { countsOf } from './counts.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./memory.mjs').Memory} Memory */
/**
 * @typedef {object} Report
 * @property {string} name
 * @property {'passed' | 'unchanged' | 'failed' | 'not run'} state `unchanged`: it passed before, and nothing has changed since
 * @property {number} seconds
 * @property {string} output all that it printed
 * @property {Counts} counts of its tests
 */

/** Whether all is well as far as this report goes. @param {Report} report */
export const isGood = ({ state }) => state === 'passed' || state === 'unchanged';

/**
 * Runs rounds of lanes of stages (see `stages.mjs`). A failure ends its lane at once, and everything after its round.
 * @param {readonly (readonly (readonly Stage[])[])[]} rounds
 * @param {Memory} memory
 * @param {(report: Report) => void} onReport called when a stage has ended, and for each that was not run
 * @returns {Promise<Report[]>} one for each stage, in the order in which they ended
 */
export async function runStages(rounds, memory, onReport) {
  /** @type {Report[]} */
  const reports = [];
  const report = (/** @type {Report} */ each) => {
    reports.push(each);
    onReport(each);
  };
  for (const lanes of rounds) {
    const go = reports.every(isGood);
    await Promise.all(lanes.map((lane) => runLane(lane, go, memory, report)));
  }
  return reports;
}

/**
 * @param {readonly Stage[]} lane
 * @param {boolean} go
 * @param {Memory} memory
 * @param {(report: Report) => void} report
 */
async function runLane(lane, go, memory, report) {
  for (const stage of lane) {
    const result = go ? await runStage(stage, memory) : without(stage, 'not run', '');
    report(result);
    go &&= isGood(result);
  }
}

/** @param {Stage} stage @param {Memory} memory @returns {Promise<Report>} */
async function runStage(stage, memory) {
  const kept = stage.remembered ? memory.recall(stage.name) : undefined;
  if (kept !== undefined) return without(stage, 'unchanged', kept);
  const startMs = performance.now();
  const { status, output } = await stage.run();
  const seconds = (performance.now() - startMs) / 1000;
  if (status === 0 && stage.remembered) memory.keep(stage.name, output);
  else memory.forget(stage.name);
  return { name: stage.name, state: status === 0 ? 'passed' : 'failed', seconds, output, counts: countsOf(output) };
}

/**
 * The report of a stage without running it.
 * @param {Stage} stage
 * @param {'unchanged' | 'not run'} state
 * @param {string} output
 * @returns {Report}
 */
function without({ name }, state, output) {
  return { name, state, seconds: 0, output, counts: countsOf(output) };
}
