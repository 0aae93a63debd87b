/** The launcher of Linux on systems that cannot run the program: each gets one sentence. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OLDEST_LINUX } from '../bootstrap/oldest.mjs';
import { launcherFor } from './contents.ts';
import { TARGETS } from './targets.ts';

/** A program that the system starts, here in the place of Node. */
const SHELL = process.platform === 'linux' ? readFileSync(realpathSync('/bin/sh')) : Buffer.alloc(0);
const PROGRAM = 0o755;

/** Starts the launcher beside `node`, in a folder with a space, on a system whose `getconf` prints `glibc`. */
function launched(node: string | Buffer, glibc: string): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['node', 'bin']) mkdirSync(join(folder, name));
  const write = (name: string, content: string | Buffer): void => {
    writeFileSync(join(folder, name), content);
    chmodSync(join(folder, name), PROGRAM);
  };
  write('searchlight', launcherFor(TARGETS['linux-x64']!));
  write('node/node', node);
  write('bin/getconf', `#!/bin/sh\necho "${glibc}"\n`);
  write('bin/notify-send', '#!/bin/sh\n');
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` };
  return spawnSync(join(folder, 'searchlight'), ['--version'], { encoding: 'utf8', env });
}

/** A Node that says with what it was started. */
const NODE = '#!/bin/sh\necho "$@"\n';

describe.runIf(process.platform === 'linux')('the launcher of Linux', () => {
  test.each(['glibc 2.34', 'glibc 2.41.9000', ''])('starts Node where getconf says "%s"', (glibc) => {
    const { status, stdout, stderr } = launched(NODE, glibc);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/\/app\/out\/main\/web\.js --version\n$/);
  });

  test('showed the stack of an error on Debian 11; now it says which glibc it needs', () => {
    const stderr = `Searchlight needs ${OLDEST_LINUX}; this system has glibc 2.31.\n`;
    expect(launched(NODE, 'glibc 2.31')).toMatchObject({ status: 1, stdout: '', stderr });
  });

  test('ended with 127 where a library was missing; now it names that library', () => {
    const lacking = Buffer.from(SHELL.toString('latin1').replaceAll('libc.so.6', 'libq.so.6'), 'latin1');
    const stderr =
      'Searchlight needs the library libq.so.6, which this system lacks: install the package that brings it.\n';
    expect(launched(lacking, 'glibc 2.36')).toMatchObject({ status: 1, stdout: '', stderr });
  });

  test('says what Searchlight needs where the system cannot run Node at all', () => {
    const { status, stdout, stderr } = launched('\x7fELF of another processor', 'glibc 2.36');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^This system cannot run \S.*: Searchlight needs a Linux for x64 with glibc .*\.\n$/);
  });
});
