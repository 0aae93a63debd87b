import { ensureInstalled } from './install.mjs';
import { runOnOwnNode } from './openHost.mjs';
import { inProject } from './project.mjs';

/**
 * Runs a command line of the program, a file in `src/main`, with the arguments of this process; its exit status becomes that of
 * this process.
 * @param {string} file
 */
export async function runCommand(file) {
  ensureInstalled();
  // npm changes the working folder; a relative file means the one where the command was typed.
  const folder = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = await runOnOwnNode([inProject('src', 'main', file), ...process.argv.slice(2)], folder);
}
