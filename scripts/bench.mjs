/** `npm run bench`: installs what is missing, and measures the engine against the textbook, and a large library. */
import './bootstrap/refuseOldNode.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
process.exitCode = await runOnOwnNode(['--expose-gc', inProject('bench', 'bench.ts'), ...process.argv.slice(2)]);
