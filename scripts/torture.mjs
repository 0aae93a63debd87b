/**
 * `npm run test:torture`: in full, the tests that `npm test` runs a share of; `TORTURE` in their environment tells them so. The name of
 * an attack runs that one alone; other arguments name tests, as those of vitest do.
 */
import './bootstrap/refuseOldNode.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';
import { isPageBuilt } from './page/stamp.mjs';

/** The attacks that need no built program, by name, and the tests that make them. Together they are what runs without a name. */
const ATTACKS = {
  files: 'src/shared/exchange/readFile.test.ts',
  kills: 'src/main/disk/kill.test.ts',
  flips: 'src/main/disk/flips.test.ts',
  migrations: 'src/main/disk/migrateKill.test.ts',
  races: 'src/main/disk/race.test.ts',
  platforms: 'scripts/bootstrap/platforms.test.ts',
};

/**
 * What runs by name only: it needs the built program.
 * @type {Readonly<Record<string, (args: readonly string[]) => Promise<number>>>}
 */
const OF_THE_BUILT_PROGRAM = {
  async messages() {
    await ensureBuilt();
    return runTests(['--config', 'vitest.built.config.ts', 'src/main/web/hostile']);
  },
  async firefox() {
    if (!isPageBuilt()) await runOnOwnNode([inProject('scripts', 'page.mjs')]);
    return runOnOwnNode([inProject('scripts', 'firefox', 'check.ts')]);
  },
  async monkey(args) {
    await ensureBuilt();
    return runOnOwnNode([inProject('scripts', 'monkey', 'monkey.ts'), ...args]);
  },
  async play(minutes) {
    await ensureBuilt();
    return runOnOwnNode([inProject('scripts', 'play.ts'), ...minutes]);
  },
};

ensureInstalled();
process.env['TORTURE'] ??= 'full';
process.exitCode = await run(process.argv.slice(2));

/** @param {readonly string[]} args */
function run([name, ...rest]) {
  if (name === undefined) return runAll();
  const part = OF_THE_BUILT_PROGRAM[name];
  return part === undefined ? runTests([fileOf(name), ...rest.map(fileOf)]) : part(rest);
}

function runAll() {
  console.log('In full about an hour and a half on a free machine; TORTURE=10 makes a tenth.');
  return runTests(Object.values(ATTACKS));
}

/** @param {string} name of an attack, or what vitest is to look for */
function fileOf(name) {
  return ATTACKS[/** @type {keyof typeof ATTACKS} */ (name)] ?? name;
}

/** @param {readonly string[]} args */
function runTests(args) {
  return runOnOwnNode([inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args]);
}
