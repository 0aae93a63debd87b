/** The command line that judges a heuristic, from its sources: `npm run -s judge -- --help`. */
import { judgeOnTerminal } from './cli.ts';

const program = new URL('./sandbox/worker.ts', import.meta.url);
judgeOnTerminal(process.argv.slice(2), 'npm run -s judge --', program);
