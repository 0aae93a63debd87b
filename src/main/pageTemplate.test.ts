import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readPageTemplate } from './pageTemplate.ts';

function absentPage(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-template-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return pathToFileURL(join(folder, 'searchlight.html'));
}

test('an export waits for a page that is being built beside the window', async () => {
  const page = absentPage();
  const reading = readPageTemplate(page, true);
  await setTimeout(50);
  writeFileSync(page, 'the page');
  expect(await reading).toBe('the page');
});

test('a program whose page is missing says so at once', async () => {
  await expect(readPageTemplate(absentPage(), false)).rejects.toThrow(
    'This copy of Searchlight lacks the page that it exports: install it again.',
  );
});
