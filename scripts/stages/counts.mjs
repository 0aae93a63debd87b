/** `flaky`: passed, but only when tried again. @typedef {{ passed: number, failed: number, flaky: number, skipped: number }} Counts */

/** Words of the test runners, and what they count as. @type {Readonly<Record<string, keyof Counts>>} */
const WORDS = {
  passed: 'passed',
  failed: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
  todo: 'skipped',
  'did not run': 'skipped',
};

/**
 * Reads how many tests passed, failed, were flaky and were skipped from the closing lines of Vitest (`Tests  1 failed | 3 passed (4)`)
 * or of Playwright (one line for each word).
 * @param {string} output without colours
 * @returns {Counts}
 */
export function countsOf(output) {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
  const vitest = /^\s*Tests {2}(.*)$/m.exec(output)?.[1];
  const closing = vitest?.split('|') ?? output.split('\n').filter((line) => /^ {2}\d+ /.test(line));
  for (const part of closing) {
    const [, number, word] = /^\s*(\d+) (passed|failed|flaky|skipped|todo|did not run)/.exec(part) ?? [];
    const key = WORDS[word ?? ''];
    if (key) counts[key] += Number(number);
  }
  return counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sumOf(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), flaky: sum('flaky'), skipped: sum('skipped') };
}
