/** `npm run build:page`: the page without a host, as a folder for any web server. */
import './bootstrap/refuseOldNode.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
process.exitCode = await runOnOwnNode([inProject('scripts', 'page', 'run.ts')]);
