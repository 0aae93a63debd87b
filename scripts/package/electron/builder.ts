/** Installs and runs electron-builder, which only installers need, from its own lock file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_NODE, ROOT } from '../../bootstrap/project.mjs';
import { installFromLock } from '../installFromLock.ts';
import { PackageFault } from '../packageFault.ts';
import type { Target } from '../targets.ts';
import type { builderConfig } from './builderConfig.ts';

/** The options that name a system. */
const SYSTEM_OPTIONS = { linux: '--linux', darwin: '--mac', win32: '--win' } as const;

/** The folder with electron-builder, which is installed where it is not yet. */
function builderFolder(): string {
  const own = ['package.json', 'package-lock.json'].map((name) => `scripts/package/builder/${name}`);
  return installFromLock({ what: 'electron-builder', name: 'builder', inputs: [...own, '.npmrc'], options: [] });
}

/** A module that lies beside electron-builder. */
export function besideBuilder<Module>(name: string): Module {
  return createRequire(join(builderFolder(), 'package.json'))(name) as Module;
}

/**
 * Runs electron-builder for `target`; `kinds` of packages in the place of those that the configuration names.
 * @throws PackageFault with all that it printed
 */
export function runBuilder(config: ReturnType<typeof builderConfig>, target: Target, ...kinds: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-builder-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const cli = join(builderFolder(), 'node_modules', 'electron-builder', 'out', 'cli', 'cli.js');
  const args = [cli, '--projectDir', ROOT, '--config', file, `--${target.cpu}`, '--publish', 'never'];
  const options = {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false' },
  } as const;
  const { status, stdout, stderr } = spawnSync(OWN_NODE, [...args, SYSTEM_OPTIONS[target.platform], ...kinds], options);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new PackageFault(`${stdout}${stderr}\nelectron-builder failed (see above).`);
}
