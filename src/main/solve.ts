/** The command line from its sources, which need no build: `npm run -s solve -- --help`. */
import { solveOnTerminal } from './cli.ts';

const builder = new URL('./threads/tables/worker.ts', import.meta.url);
const program = new URL('./sandbox/worker.ts', import.meta.url);
await solveOnTerminal(process.argv.slice(2), 'npm run -s solve --', builder, program);
