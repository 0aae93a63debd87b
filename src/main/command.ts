/** Runs a command from its sources, without a build: `npm run -s solve -- --help`. */
import { runOnTerminal } from './cli.ts';
import type { CommandName } from './cli/commands.ts';

const [name, ...argv] = process.argv.slice(2);
await runOnTerminal(name as CommandName, argv, `npm run -s ${name} --`, {
  tables: new URL('./threads/tables/worker.ts', import.meta.url),
  sandbox: new URL('./sandbox/worker.ts', import.meta.url),
  experiments: new URL('./experiments/worker.ts', import.meta.url),
});
