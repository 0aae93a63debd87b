/** The command line that judges a heuristic, from its sources: `npm run -s judge -- --help`. */
import { judgeOnTerminal } from './cli.ts';

judgeOnTerminal(process.argv.slice(2), 'npm run -s judge --');
