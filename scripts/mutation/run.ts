/** Installs Stryker apart from the project's packages, of which it would be a third of all files, and runs it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/project.mjs';
import { installFromLock } from '../package/installFromLock.ts';

const folder = installFromLock({
  what: 'Stryker',
  name: 'mutation',
  inputs: [...['package.json', 'package-lock.json'].map((name) => `scripts/mutation/${name}`), '.npmrc'],
  // Vitest is the project's: Node finds it in a folder above.
  options: ['--legacy-peer-deps'],
});
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
