/** The command line that judges a heuristic: `npm run -s judge -- --help`. */
import { runJudge } from './cli/judge/run.ts';

// The reader may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

process.exitCode = runJudge(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
