/** `npm run -s judge -- …`: installs what is missing, and judges a heuristic on the command line. Nothing needs to be built. */
import './bootstrap/refuseOldNode.mjs';
import { runCommand } from './bootstrap/runCommand.mjs';

await runCommand('judge.ts');
