/**
 * `npm run test:torture`: in full, the tests that `npm test` runs a share of. `TORTURE` in their environment tells them so.
 * Arguments name tests, as those of vitest do; `play` is an hour of lessons in a browser.
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

ensureInstalled();
process.env['TORTURE'] ??= 'full';
const [first, ...rest] = process.argv.slice(2);
process.exitCode =
  first === 'play' ? await play(rest) : await runTests(first === undefined ? TORTURED : [first, ...rest]);

/** @param {readonly string[]} names */
function runTests(names) {
  return runOnOwnNode([inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...names]);
}

/** An hour of lessons, which needs a browser: only when it is asked for by name. @param {readonly string[]} minutes */
async function play(minutes) {
  if (!isBuilt()) await build();
  return runOnOwnNode([inProject('scripts', 'play.ts'), ...minutes]);
}
