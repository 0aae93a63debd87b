/** The command line: `npm run -s solve -- --help`. */
import { readFileSync } from 'node:fs';
import { runSolve } from './cli/run.ts';

// Whoever reads may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

process.exitCode = runSolve(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  readFile: (name) => readFileSync(name, 'utf8'),
  now: () => performance.now(),
});
