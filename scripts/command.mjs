/** `npm run -s solve -- …` and the other commands: installs what is missing. Nothing needs to be built. */
import './bootstrap/refuseOldNode.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runOnOwnNode } from './bootstrap/openHost.mjs';
import { inProject } from './bootstrap/project.mjs';

ensureInstalled();
// npm changes the working folder; a relative file means the one where the command was typed.
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await runOnOwnNode([inProject('src', 'main', 'command.ts'), ...process.argv.slice(2)], folder);
