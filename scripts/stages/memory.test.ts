import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMemory, withoutRecall } from './memory.mjs';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what was kept is recalled as long as the project has not changed', () => {
  const folder = temporaryFolder();
  openMemory('before', folder).keep('unit', '3 passed');
  expect(openMemory('before', folder).recall('unit')).toBe('3 passed');
  expect(openMemory('before', folder).recall('lint')).toBeUndefined();
  expect(openMemory('after', folder).recall('unit')).toBeUndefined();
});

test('a memory without recall still keeps', () => {
  const folder = temporaryFolder();
  const memory = openMemory('now', folder);
  const fresh = withoutRecall(memory);
  fresh.keep('unit', '3 passed');
  expect(fresh.recall('unit')).toBeUndefined();
  expect(memory.recall('unit')).toBe('3 passed');
});

test('a damaged memory recalls nothing', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'unit.json'), '{"state":"now","out');
  expect(openMemory('now', folder).recall('unit')).toBeUndefined();
});
