/** The Debian package as Debian itself judges packages. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { requireThat } from './drive.ts';

const LINTIAN = '/usr/bin/lintian';

/** Throws a `PackageFault` where lintian finds an error. Returns what was tried, or left out, as a sentence. */
export function lintDeb(deb: string | undefined): string {
  if (deb === undefined || !existsSync(LINTIAN)) return 'left out: there is no Debian package in dist, or no lintian';
  const { status, stdout } = spawnSync(LINTIAN, ['--fail-on', 'error', deb], { encoding: 'utf8' });
  requireThat(status === 0, `lintian says of ${deb}: ${stdout.trim()}`);
  return 'deb: lintian finds no error';
}
