/** What the documents say can be read by a person only; what they name is held to the files here. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject, ROOT } from './bootstrap/project.mjs';

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

const DOCUMENTS = [...globSync('*.md', { cwd: ROOT }), ...globSync('docs/*.md', { cwd: ROOT })];

describe('CHANGELOG.md keeps a changelog', () => {
  const lines = read('CHANGELOG.md').split('\n');
  const versions = lines.flatMap((line) => /^## (\S+) - \d{4}-\d{2}-\d{2}$/.exec(line)?.[1] ?? []);

  test('the newest version is that of the program, below what is not released yet', () => {
    expect(versions[0]).toBe(JSON.parse(read('package.json')).version);
    expect(lines.find((line) => line.startsWith('## '))).toBe('## Unreleased');
  });

  test('every change is one short line, in sections named Added, Changed, Fixed and Removed', () => {
    const changes = lines.slice(lines.indexOf('## Unreleased'));
    const form = /^(|## .*|### (Added|Changed|Fixed|Removed)|- .{10,120})$/;
    expect(changes.filter((line) => !form.test(line))).toEqual([]);
  });

  test('no change stands there twice', () => {
    const changes = lines.filter((line) => line.startsWith('- '));
    expect(changes.filter((line, index) => changes.indexOf(line) !== index)).toEqual([]);
  });
});

test.each(DOCUMENTS)('the links of %s lead to files', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  const from = document.slice(0, document.lastIndexOf('/') + 1);
  expect(links.filter((link) => !existsSync(inProject(from, link)))).toEqual([]);
});

test('every table that a recipe names is in a file that stands beside it', () => {
  const items = read('docs/recipes.md')
    .split('\n')
    .filter((line) => /`[A-Z]{3}[A-Z_]*`/.test(line));
  const missing = items.flatMap((item) => {
    const files = [...item.matchAll(/`(src\/[\w./-]+\.ts)`/g)].map(([, file = '']) => read(file));
    const tables = [...item.matchAll(/`([A-Z]{3}[A-Z_]*)`/g)].map(([, table = '']) => table);
    return tables.filter((table) => !files.some((source) => new RegExp(`\\bconst ${table}\\b`).test(source)));
  });
  expect(missing).toEqual([]);
});

const FILES = globSync('{src,scripts,e2e,bench}/**/*.*', { cwd: ROOT }).map((file) => file.split(sep).join('/'));

test.each(DOCUMENTS)('the source files that %s names are there', (document) => {
  const names = [...read(document).matchAll(/`([\w./-]+\.(?:ts|mjs|svelte|sql))`/g)].map(([, name = '']) => name);
  const isThere = (name: string): boolean => FILES.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(names.filter((name) => !isThere(name) && !existsSync(inProject(name)))).toEqual([]);
});
