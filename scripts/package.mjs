/** `npm run package`: installs and builds what is missing, and makes packages of the program. */
import './bootstrap/refuseOldNode.mjs';
import { build, isBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject, say } from './bootstrap/project.mjs';

ensureInstalled();
const built = isBuilt() ? undefined : await build();
if (built && built.status !== 0) {
  say(`${built.output}\nSearchlight could not be built.`);
  process.exit(1);
}
process.exitCode = await runOnOwnNode([inProject('scripts', 'package', 'run.ts'), ...process.argv.slice(2)]);
