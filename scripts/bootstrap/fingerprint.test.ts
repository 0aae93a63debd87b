import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'searchlight-fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.ts'), 'a');
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
});
afterEach(() => rmSync(root, { recursive: true }));

const now = () => fingerprint(root, ['src', 'absent.json'], (name) => !name.includes('.test.'));

test('changes with a content, a name, and a file more', () => {
  const seen = new Set([now()]);
  writeFileSync(join(root, 'src/deep/a.ts'), 'b');
  seen.add(now());
  renameSync(join(root, 'src/deep/a.ts'), join(root, 'src/deep/b.ts'));
  seen.add(now());
  writeFileSync(join(root, 'absent.json'), '');
  seen.add(now());
  expect(seen.size).toBe(4);
});

test('does not change with a date, or with a file that does not count', () => {
  const before = now();
  utimesSync(join(root, 'src/deep/a.ts'), 0, 0);
  writeFileSync(join(root, 'src/a.test.ts'), 'another test');
  expect(now()).toBe(before);
});
