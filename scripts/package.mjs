/** `npm run package`: installs and builds what is missing, and makes packages of the program. */
import './bootstrap/refuseOldNode.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
await ensureBuilt();
process.exitCode = await runOnOwnNode([inProject('scripts', 'package', 'run.ts'), ...process.argv.slice(2)]);
