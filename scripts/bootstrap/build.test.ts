import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBuilt, leaveStamp, sourcesNow } from './build.mjs';

/** A project whose one file of the program has just been built. */
function builtProject() {
  const root = mkdtempSync(join(tmpdir(), 'searchlight-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src', 'out/main']) mkdirSync(join(root, folder), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  for (const name of ['src/a.ts', 'src/a.test.ts', 'src/a.fixture.ts', 'out/main/index.js']) write(name, 'before');
  leaveStamp('program', sourcesNow(root), root);
  return { root, write };
}

test('a program is built until a source changes; tests are no sources', () => {
  const { root, write } = builtProject();
  write('src/a.test.ts', 'after');
  write('src/a.fixture.ts', 'after');
  expect(isBuilt(['program'], root)).toBe(true);
  write('src/a.ts', 'after');
  expect(isBuilt(['program'], root)).toBe(false);
});

test('a file that only looks like a test is a source', () => {
  const { root, write } = builtProject();
  write('src/a.test.data.ts', 'after');
  expect(isBuilt(['program'], root)).toBe(false);
});

test('a built file that was changed or is gone is built again', () => {
  const { root, write } = builtProject();
  write('out/main/index.js', 'after');
  expect(isBuilt(['program'], root)).toBe(false);
  write('out/main/index.js', 'before');
  expect(isBuilt(['program'], root)).toBe(true);
  rmSync(join(root, 'out/main/index.js'));
  expect(isBuilt(['program'], root)).toBe(false);
});

test('nothing is built where nothing is', () => {
  const { root } = builtProject();
  rmSync(join(root, 'out'), { recursive: true });
  expect(isBuilt(['program'], root)).toBe(false);
});

test('the window waited for the page in one file; now program and page are built apart', () => {
  const { root, write } = builtProject();
  expect(isBuilt(['page'], root)).toBe(false);
  mkdirSync(join(root, 'out/page'));
  write('out/page/searchlight.html', 'before');
  leaveStamp('page', sourcesNow(root), root);
  expect(isBuilt(['program', 'page'], root)).toBe(true);
  write('out/page/searchlight.html', 'after');
  expect(isBuilt(['program'], root)).toBe(true);
  expect(isBuilt(['program', 'page'], root)).toBe(false);
});
