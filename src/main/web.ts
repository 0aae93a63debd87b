/** The program on Node: the local web host, and the command line. */
import { join, resolve } from 'node:path';
import type { CommandName } from './web/commands.ts';
import './requireNode.ts';

/** What is typed behind `searchlight`; anything else is for the host. */
const COMMANDS: Readonly<Record<CommandName, (argv: readonly string[], command: string) => Promise<void>>> = {
  async solve(argv, command) {
    const { solveOnTerminal } = await import('./cli.ts');
    const [builder, program] = ['./tables.js', './sandbox.js'].map((name) => new URL(name, import.meta.url));
    await solveOnTerminal(argv, command, builder!, program!);
  },
  async judge(argv, command) {
    const { judgeOnTerminal } = await import('./cli.ts');
    judgeOnTerminal(argv, command, new URL('./sandbox.js', import.meta.url));
  },
  async lab(argv, command) {
    const { labOnTerminal } = await import('./cli.ts');
    const [builder, counter] = ['./tables.js', './experiments.js'].map((name) => new URL(name, import.meta.url));
    await labOnTerminal(argv, command, { builder: builder!, counter: counter! });
  },
};

const [name = '', ...rest] = process.argv.slice(2);
// Everything else comes after the guard: a bundler may move imports ahead of it, but not an awaited one.
await (isCommand(name) ? COMMANDS[name](rest, `searchlight ${name}`) : host());

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}

async function host(): Promise<void> {
  const { giveBackFromNowOn } = await import('./givingBack.ts');
  giveBackFromNowOn();
  const [{ openProgram, shellFolderOf, usualDataFolder, VERSION }, { keepToUser }, { runWebHost }] = await Promise.all([
    import('./openProgram.ts'),
    import('./privacy.ts'),
    import('./web/run.ts'),
  ]);
  keepToUser();
  await runWebHost(process.argv.slice(2), {
    version: VERSION,
    pageFolder: join(import.meta.dirname, '../renderer'),
    dataFolder: (named) => (named === undefined ? usualDataFolder() : resolve(named)),
    shellFolder: shellFolderOf,
    open: (dataFolder, destination, opened) =>
      openProgram({ host: 'web', destination, opened, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
  });
}
