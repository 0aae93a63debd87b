import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMemory, stateOfProject, withoutRecall } from './memory.mjs';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what was kept is recalled as long as the project has not changed', () => {
  const folder = temporaryFolder();
  openMemory(() => 'before', folder).keep('unit', '3 passed');
  expect(openMemory(() => 'before', folder).recall('unit')).toBe('3 passed');
  expect(openMemory(() => 'before', folder).recall('lint')).toBeUndefined();
  expect(openMemory(() => 'after', folder).recall('unit')).toBeUndefined();
});

test('a pass is not kept when a file has changed while the stage ran', () => {
  const folder = temporaryFolder();
  let state = 'broken';
  const memory = openMemory(() => state, folder);
  state = 'mended during the run';
  memory.keep('unit', '3 passed');
  for (const later of ['broken', state]) expect(openMemory(() => later, folder).recall('unit')).toBeUndefined();
});

test('what was forgotten is not recalled', () => {
  const memory = openMemory(() => 'now', temporaryFolder());
  memory.forget('unit');
  memory.keep('unit', '3 passed');
  memory.forget('unit');
  expect(memory.recall('unit')).toBeUndefined();
});

test('a memory without recall still keeps', () => {
  const folder = temporaryFolder();
  const memory = openMemory(() => 'now', folder);
  const fresh = withoutRecall(memory);
  fresh.keep('unit', '3 passed');
  expect(fresh.recall('unit')).toBeUndefined();
  expect(memory.recall('unit')).toBe('3 passed');
});

test('a damaged memory recalls nothing', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'unit.json'), '{"state":"now","out');
  expect(openMemory(() => 'now', folder).recall('unit')).toBeUndefined();
});

describe('the state of the project', () => {
  /** A project of three files, and its state. */
  function project() {
    const root = temporaryFolder();
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    };
    for (const name of ['package.json', 'src/a.ts', 'node_modules/.package-lock.json']) write(name, 'before');
    return { root, write, now: (env: NodeJS.ProcessEnv = {}) => stateOfProject(root, env) };
  }

  test.each([
    ['src/a.ts'],
    ['.ci/run'],
    ['eslint.config.js'],
    ['src/untracked.ts'],
    ['node_modules/.package-lock.json'],
  ])('changes with %s', (name) => {
    const { write, now } = project();
    const before = now();
    write(name, 'after');
    expect(now()).not.toBe(before);
  });

  test('changes with a name, and with a file less', () => {
    const { root, now } = project();
    const seen = new Set([now()]);
    renameSync(join(root, 'src/a.ts'), join(root, 'src/b.ts'));
    seen.add(now());
    rmSync(join(root, 'src/b.ts'));
    expect(seen.add(now()).size).toBe(3);
  });

  test.each(['SEARCHLIGHT_BROWSER', 'NODE_OPTIONS', 'ELECTRON_OVERRIDE_DIST_PATH', 'TZ', 'CI', 'PATH'])(
    'changes with %s in the environment',
    (name) => {
      const { now } = project();
      expect(now({ [name]: 'x' })).not.toBe(now());
    },
  );

  test('does not change with what is made from the project, or with the rest of the environment', () => {
    const { write, now } = project();
    const before = now();
    for (const name of ['.git/HEAD', '.cache/x', 'out/main/web.js', 'test-results/x', 'node_modules/a/x.js'])
      write(name, 'after');
    for (const name of ['dist/page/index.html', 'electron.vite.config.ts.1795646173132-a1.mjs']) write(name, 'built');
    expect(now({ PWD: '/elsewhere', npm_command: 'test' })).toBe(before);
  });

  test('does not hold the environment in clear, which may be secret', () => {
    expect(project().now({ NODE_AUTH_TOKEN: 'secret' })).toMatch(/^[0-9a-f]{64}$/);
  });
});
