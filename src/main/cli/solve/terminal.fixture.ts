/** A terminal in memory. */
import { poor } from '../../../shared/puzzle/heuristics/patterns.fixture.ts';
import { runSolve } from './run.ts';

/** The results of a command line. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A missing file; all other files that were not given fail for another reason. */
export const ABSENT = 'absent.txt';

/**
 * Runs `npm run -s solve -- ${argv}` with `files` by name. Each look at its clock advances it, and it builds no pattern
 * databases.
 */
export async function solveCommand(
  argv: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  let [out, err, looks] = ['', '', 0];
  const status = await runSolve(argv, {
    command: 'npm run -s solve --',
    out: (text) => (out += text),
    err: (text) => (err += text),
    readFile: (name) => {
      if (Object.hasOwn(files, name)) return files[name];
      throw Object.assign(new Error(`the disk of ${name} is gone`), name === ABSENT ? { code: 'ENOENT' } : {});
    },
    now: () => looks++,
    pause: () => Promise.resolve(),
    tables: { ready: (blank) => Promise.resolve(poor(blank)) },
  });
  return { status, out, err };
}
