/**
 * `npm run test:torture`: in full, the tests that `npm test` runs a share of. `TORTURE` in their environment tells them so.
 * Arguments name tests, as those of vitest do.
 */
import './bootstrap/refuseOldNode.mjs';
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
process.env['TORTURE'] = 'full';
const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
const named = process.argv.slice(2);
process.exitCode = await runOnOwnNode([vitest, 'run', ...(named.length > 0 ? named : TORTURED)]);
