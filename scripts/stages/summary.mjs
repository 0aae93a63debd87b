import { sumOf } from './counts.mjs';

/** @typedef {import('./runStages.mjs').Report} Report */

/**
 * What is said under the table of stages: all that the reader could otherwise take for passed, and the tests counted.
 * @param {readonly Report[]} reports of the stages that were asked for
 * @param {readonly string[]} stages names of all there are
 * @param {string | undefined} whyNoElectron as the end of a sentence
 * @returns {string[]} lines
 */
export function summaryOf(reports, stages, whyNoElectron) {
  const inState = (/** @type {Report['state']} */ state) => reports.filter((report) => report.state === state);
  const list = (/** @type {readonly { name: string }[]} */ named) => named.map(({ name }) => name).join(', ');
  const notAskedFor = stages.filter((name) => !reports.some((report) => report.name === name));
  const ranEndToEnd = reports.some(({ name, state }) => name === 'e2e' && (state === 'passed' || state === 'failed'));
  return [
    sentence('Not asked for:', notAskedFor.join(', ')),
    sentence('Not run again, because nothing has changed since they passed:', list(inState('unchanged'))),
    sentence('The end-to-end tests were not run in Electron:', (ranEndToEnd && whyNoElectron) || ''),
    sentence('Failed:', list(inState('failed'))),
    sentence('Not run, because of that:', list(inState('not run'))),
    tests(reports),
  ].filter((line) => line !== '');
}

/** A sentence, or nothing where there is nothing to say. @param {string} beginning @param {string} end */
function sentence(beginning, end) {
  return end === '' ? '' : `${beginning} ${end}.`;
}

/** @param {readonly Report[]} reports */
function tests(reports) {
  const counts = sumOf(reports.map((report) => report.counts));
  if (counts.passed + counts.failed === 0) return '';
  const earlier = sumOf(reports.filter(({ state }) => state === 'unchanged').map((report) => report.counts)).passed;
  return `Tests: ${inWords(counts)}${earlier > 0 ? ` (${earlier} of them passed in an earlier run)` : ''}`;
}

/** @param {import('./counts.mjs').Counts} counts */
export function inWords({ passed, failed, flaky, skipped }) {
  const few = [flaky > 0 && `${flaky} passed only when tried again`, skipped > 0 && `${skipped} skipped`];
  return [`${passed} passed`, `${failed} failed`, ...few.filter(Boolean)].join(', ');
}
