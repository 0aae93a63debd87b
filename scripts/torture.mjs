/**
 * `npm run test:torture`: in full, the tests that `npm test` runs a share of. `TORTURE` in their environment tells them so.
 * Arguments name tests, as those of vitest do; `messages` is a million hostile ones to the built web host, `play` an hour of
 * lessons in a browser.
 */
import './bootstrap/refuseOldNode.mjs';
import { build, isBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

/** Files that hold such tests. */
const TORTURED = [
  'src/shared/exchange/readFile.test.ts',
  'src/main/store/kill.test.ts',
  'src/main/store/flips.test.ts',
  'src/main/store/race.test.ts',
  'scripts/bootstrap/platforms.test.ts',
];

/**
 * Parts that need the built program, by name: they run only when they are asked for.
 * @type {Readonly<Record<string, (args: readonly string[]) => Promise<number>>>}
 */
const PARTS = {
  async messages() {
    await ensureBuilt();
    return runTests(['--config', 'vitest.built.config.ts', 'src/main/web/hostile']);
  },
  async play([, ...minutes]) {
    await ensureBuilt();
    return runOnOwnNode([inProject('scripts', 'play.ts'), ...minutes]);
  },
};

ensureInstalled();
process.env['TORTURE'] ??= 'full';
const [first, ...rest] = process.argv.slice(2);
process.exitCode = await (PARTS[first ?? ''] ?? runTests)(first === undefined ? TORTURED : [first, ...rest]);

/** @param {readonly string[]} args */
function runTests(args) {
  if (args === TORTURED) console.log('In full about an hour and a half on a free machine; TORTURE=10 makes a tenth.');
  return runOnOwnNode([inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args]);
}

async function ensureBuilt() {
  if (isBuilt()) return;
  const { status, output } = await build();
  if (status !== 0) throw new Error(output);
}
