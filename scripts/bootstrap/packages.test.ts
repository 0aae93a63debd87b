/** What `package.json` and the lock file promise to whoever installs. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from './project.mjs';

interface LockedPackage {
  readonly version: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(inProject(name), 'utf8'));
type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies';
const project = read('package.json') as Record<Kind, Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};
const locked = read('package-lock.json').packages as Record<string, LockedPackage>;
delete locked['']; // The project itself.

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** npm runs node-gyp for a package with this file even if it names no script. */
const hasHiddenScript = (path: string) => existsSync(inProject(path, 'binding.gyp'));

describe('install scripts', () => {
  test('of every package have a line in allowScripts', () => {
    const scripted = Object.keys(locked).filter((path) => locked[path]!.hasInstallScript || hasHiddenScript(path));
    expect(scripted.map(nameOf).filter((name) => !Object.hasOwn(project.allowScripts, name))).toEqual([]);
    expect(scripted.map(nameOf)).toContain('better-sqlite3');
  });

  test('are decided for no package that is not there', () => {
    const names = Object.keys(locked).map(nameOf);
    expect(Object.keys(project.allowScripts).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('fetched the interpreter past the lock file, which failed on Macs; now none runs', () => {
    expect(Object.values(project.allowScripts)).not.toContain(true);
    expect(readFileSync(inProject('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(Object.keys(locked).filter((path) => nameOf(path) === 'node')).toEqual([]);
  });
});

const allOf = ({ dependencies, devDependencies, optionalDependencies }: typeof project) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

test('every dependency is pinned to the exact version that is locked', () => {
  for (const [name, version] of Object.entries(allOf(project))) {
    const [, exact] = /^(?:npm:.+@)?(\d+\.\d+\.\d+(?:-build\d+)?)$/.exec(version) ?? [];
    expect(exact, name).toBeDefined();
    expect(locked[`node_modules/${name}`]?.version, name).toBe(exact);
  }
});

test('the lock file names no registry', () => {
  expect(Object.keys(locked).filter((path) => locked[path]!.resolved !== undefined)).toEqual([]);
  expect(Object.keys(locked).length).toBeGreaterThan(100);
});

/** What only some commands need, and would make the first start longer. */
const APART = [
  ['scripts/package/builder', 'electron-builder'],
  ['scripts/mutation', '@stryker-mutator/core'],
] as const;

test.each(APART)('the packages of %s are locked apart from the project, by the same rules', (folder, name) => {
  const { devDependencies } = read(`${folder}/package.json`) as typeof project;
  const apart = read(`${folder}/package-lock.json`).packages as typeof locked;
  for (const [each, version] of Object.entries(devDependencies))
    expect(apart[`node_modules/${each}`]?.version, each).toBe(version);
  expect(Object.values(apart).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(Object.keys(devDependencies)).toContain(name);
  expect(Object.keys(locked)).not.toContain(`node_modules/${name}`);
});
