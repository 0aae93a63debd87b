import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

/** What is written when a search shows its progress at these times, and is answered at the end. */
function written(isTTY: boolean, times: readonly number[]): string {
  let [text, time] = ['', 0];
  const line = progressLine({ isTTY, write: (part: string) => (text += part) }, () => time);
  for (const next of times) {
    time = next;
    line.show(() => `at ${next}`);
  }
  line.clear();
  return text.replaceAll('\r\u001b[2K', '|');
}

test('a long search shows how far it is, twice a second, and the line is gone in the end', () => {
  expect(written(true, [100, 499, 500, 700, 999, 1000])).toBe('|at 500|at 1000|');
});

test('a short search shows nothing', () => {
  expect(written(true, [10, 20, 499])).toBe('');
});

test('nothing is shown where nobody looks', () => {
  expect(written(false, [600, 1200])).toBe('');
});
