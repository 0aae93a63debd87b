import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openElectron } from './openHost.mjs';

/** An Electron that does what a shell is told. */
function pretended(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-electron-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'electron');
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

const SHOWS = 'touch "$SEARCHLIGHT_SHOWN"';

describe.skipIf(process.platform === 'win32')(
  'an Electron that does not start ended npm start without a word; now',
  () => {
    test.each([
      ['a library is missing', 'exit 127', { status: 127, fault: 'Electron did not start (exit status 127)' }],
      ['it cannot set up its sandbox', 'kill -TRAP $$', { status: 133, fault: 'Electron did not start (SIGTRAP)' }],
      ['it ends as if all were well', 'exit 0', { status: 0, fault: 'Electron did not start (exit status 0)' }],
    ])('the browser is opened, because %s', async (_, script, ended) => {
      expect(await openElectron(pretended(script), [])).toEqual(ended);
    });

    test('the browser is opened, because the file cannot be run', async () => {
      const fault = 'Electron did not start (ENOENT)';
      expect(await openElectron('/nowhere/electron', [])).toEqual({ status: 1, fault });
    });

    test.each([
      ['was closed', `${SHOWS}; exit 0`, 0],
      ['said why not, and ended', `${SHOWS}; exit 1`, 1],
      [
        'was closed after the system had cleaned its temporary folder',
        `${SHOWS}; sleep 0.5; rm -r "$(dirname "$SEARCHLIGHT_SHOWN")"; sleep 0.1; exit 0`,
        0,
      ],
      ['crashed after a lesson', `${SHOWS}; kill -SEGV $$`, 139],
    ])('no browser is opened after a window that %s', async (_, script, status) => {
      expect(await openElectron(pretended(script), [])).toEqual({ status, fault: undefined });
    });

    test('no browser is opened where somebody has stopped it before', async () => {
      const ended = openElectron(pretended('exec sleep 60'), []);
      setTimeout(() => process.emit('SIGTERM'), 200);
      expect(await ended).toEqual({ status: 143, fault: undefined });
    });
  },
);
