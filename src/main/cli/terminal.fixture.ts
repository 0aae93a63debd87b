/** A terminal in memory. */
import { runSolve } from './run.ts';

/** What a command line leaves behind. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run -s solve -- ${argv}` with `files` by name. Its clock counts looks at it. */
export function solveCommand(argv: readonly string[], files: Readonly<Record<string, string>> = {}): Ran {
  let [out, err, looks] = ['', '', 0];
  const status = runSolve(argv, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    readFile: (name) => {
      if (Object.hasOwn(files, name)) return files[name];
      throw new Error('no such file');
    },
    now: () => looks++,
  });
  return { status, out, err };
}
