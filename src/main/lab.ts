/** The command line of the lab, from its sources: `npm run -s lab -- --help`. */
import { labOnTerminal } from './cli.ts';

const scripts = {
  builder: new URL('./threads/tables/worker.ts', import.meta.url),
  counter: new URL('./experiments/worker.ts', import.meta.url),
};
await labOnTerminal(process.argv.slice(2), 'npm run -s lab --', scripts);
