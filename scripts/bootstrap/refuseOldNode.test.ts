import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { inProject } from './project.mjs';

const COMMANDS = ['scripts/start.mjs', 'scripts/test.mjs'];
const GUARD = 'scripts/bootstrap/refuseOldNode.mjs';

/** Loaded first, makes this Node say that it is another. */
function pretend(version: string): string {
  const source = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

describe.each(COMMANDS)('%s on a Node before 20', (command) => {
  test.each(['12.22.12', '16.13.0', '18.20.8'])('says so in a sentence: %s', (version) => {
    const args = ['--import', pretend(version), inProject(command), '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const sentence = `Searchlight needs Node 20 or newer to install itself; this is Node ${version}.\n`;
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
  });

  test('failed before the guard at an import that this Node lacks; now it imports nothing but the guard', () => {
    const source = readFileSync(inProject(command), 'utf8');
    const [...imported] = source.matchAll(/^import\b(?!\().*$/gm);
    expect(imported.map(([line]) => line)).toEqual(["import './bootstrap/refuseOldNode.mjs';"]);
  });
});

test('the guard itself imports nothing', () => {
  expect(readFileSync(inProject(GUARD), 'utf8')).not.toMatch(/^\s*(import|export)\b/m);
});

/** ES2020 is what Node 14 reads. */
test.each([...COMMANDS, GUARD])('%s is written so that a very old Node can read it', (file) => {
  const [fault] = new Linter().verify(readFileSync(inProject(file), 'utf8'), {
    languageOptions: { ecmaVersion: 2020 },
  });
  expect(fault).toBeUndefined();
});
