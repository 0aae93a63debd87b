/** `npm run mutate`: installs what is missing, and tests the tests of the pure core with mutants of it. */
import './bootstrap/refuseOldNode.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
process.exitCode = await runOnOwnNode([stryker, 'run', ...process.argv.slice(2)]);
