/** `npm run mutate`: installs what is missing, and tests the tests of the pure core with mutants of it. */
import './bootstrap/refuseOldNode.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
process.exitCode = await runOnOwnNode([inProject('scripts', 'mutation', 'run.ts'), ...process.argv.slice(2)]);
