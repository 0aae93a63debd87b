import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LOOKED_FOR = /getByTestId\('([\w-]+)'\)|testid="([\w-]+)"/g;

function idsIn(files: readonly string[]): Set<string> {
  const found = files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(LOOKED_FOR)));
  return new Set(found.map(([, asked, written]) => (asked ?? written)!));
}

/** Bug: a benchmark waited without end for what had got another name. */
test('what tests, benchmarks and scripts look for by its test id is on the page', () => {
  const looking = idsIn(globSync('{bench,e2e,scripts}/**/*.{ts,mjs}').filter((file) => !file.includes('lint')));
  const pageFiles = globSync('src/renderer/**/*.{svelte,ts}');
  const page = pageFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const given = idsIn(pageFiles);
  expect(looking.size).toBeGreaterThan(50);
  // A test id may be made of the name of a field, which is a text of the page.
  expect(Array.from(looking).filter((id) => !given.has(id) && !page.includes(`'${id}'`))).toEqual([]);
});
