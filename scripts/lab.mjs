/** `npm run -s lab -- …`: installs what is missing, and runs experiments on the command line. Nothing needs to be built. */
import './bootstrap/refuseOldNode.mjs';
import { runCommand } from './bootstrap/runCommand.mjs';

await runCommand('lab.ts');
