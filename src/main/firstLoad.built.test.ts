import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../out/renderer');
/** What they are, and a little more: what is added beyond that is to be loaded later. */
const MOST_BYTES = 608_000;

test(`the scripts that the first tree waits for are at most ${MOST_BYTES / 1000} kB: what it does not need is loaded after it`, () => {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const scripts = Array.from(page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g), ([, path]) => path!);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, path) => sum + statSync(join(FOLDER, path)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
