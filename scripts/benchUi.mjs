/** `npm run bench:ui`: installs and builds what is missing, and measures the program in the browser. */
import './bootstrap/refuseOldNode.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
await ensureBuilt();
process.exitCode = await runOnOwnNode([inProject('bench', 'ui', 'bench.ts'), ...process.argv.slice(2)]);
