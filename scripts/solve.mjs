/** `npm run -s solve -- …`: installs what is missing, and answers puzzles on the command line. Nothing needs to be built. */
import './bootstrap/refuseOldNode.mjs';
import { runCommand } from './bootstrap/runCommand.mjs';

await runCommand('solve.ts');
