/** The program on Node: the local web host, and the command line. */
import { join, resolve } from 'node:path';
import { COMMAND_LINES, type CommandName } from './cli/commands.ts';
import './requireNode.ts';

const [name = '', ...rest] = process.argv.slice(2);
// Everything else comes after the guard: a bundler may move imports ahead of it, but not an awaited one.
await (isCommand(name) ? runCommand(name) : host());

function isCommand(word: string): word is CommandName {
  return COMMAND_LINES.some(({ name }) => name === word);
}

async function runCommand(name: CommandName): Promise<void> {
  const { runOnTerminal } = await import('./cli.ts');
  await runOnTerminal(name, rest, `searchlight ${name}`, {
    tables: new URL('./tables.js', import.meta.url),
    sandbox: new URL('./sandbox.js', import.meta.url),
    experiments: new URL('./experiments.js', import.meta.url),
  });
}

async function host(): Promise<void> {
  const { giveBackFromNowOn } = await import('./givingBack.ts');
  giveBackFromNowOn();
  const [{ openProgram, shellFolderOf, usualDataFolder, PROGRAM_VERSION }, { keepToUser }, { runWebHost }] =
    await Promise.all([import('./openProgram.ts'), import('./hosts/privacy.ts'), import('./web/run.ts')]);
  keepToUser();
  await runWebHost(process.argv.slice(2), {
    version: PROGRAM_VERSION,
    pageFolder: join(import.meta.dirname, '../renderer'),
    dataFolder: (named) => (named === undefined ? usualDataFolder() : resolve(named)),
    shellFolder: shellFolderOf,
    open: (dataFolder, destination, opened) =>
      openProgram({ host: 'web', destination, opened, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
  });
}
