import { countsOf } from './counts.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, state: 'passed' | 'failed' | 'not run', seconds: number, output: string, counts: Counts }} Report */

/**
 * Runs rounds of lanes of stages (see `stages.mjs`). A failure ends its lane at once, and everything after its round.
 * @param {readonly (readonly (readonly Stage[])[])[]} rounds
 * @param {(report: Report) => void} onReport called when a stage has ended, and for each that was not run
 * @returns {Promise<Report[]>} one for each stage, in the order in which they ended
 */
export async function runStages(rounds, onReport) {
  /** @type {Report[]} */
  const reports = [];
  const report = (/** @type {Report} */ each) => {
    reports.push(each);
    onReport(each);
  };
  for (const lanes of rounds) {
    const go = reports.every(({ state }) => state === 'passed');
    await Promise.all(lanes.map((lane) => runLane(lane, go, report)));
  }
  return reports;
}

/**
 * @param {readonly Stage[]} lane
 * @param {boolean} go
 * @param {(report: Report) => void} report
 */
async function runLane(lane, go, report) {
  for (const stage of lane) {
    const result = go ? await runStage(stage) : notRun(stage);
    report(result);
    go &&= result.state === 'passed';
  }
}

/** @param {Stage} stage @returns {Promise<Report>} */
async function runStage({ name, run }) {
  const startMs = performance.now();
  const { status, output } = await run();
  const seconds = (performance.now() - startMs) / 1000;
  return { name, state: status === 0 ? 'passed' : 'failed', seconds, output, counts: countsOf(output) };
}

/** @param {Stage} stage @returns {Report} */
function notRun({ name }) {
  return { name, state: 'not run', seconds: 0, output: '', counts: countsOf('') };
}
