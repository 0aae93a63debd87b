import { optimalSolver } from '../../src/shared/puzzle/solve/optimalSolver.ts';
import { buildPatternDatabase, type PatternDatabase } from '../../src/shared/puzzle/heuristics/patternDatabase.ts';
import { quadrantsOf } from '../../src/shared/puzzle/heuristics/quadrants.ts';
import { coldMs } from '../cold.ts';
import { bytesOf, median } from '../measure.ts';
import { KORF } from '../puzzles.ts';
import { boundRow, noteRow, type Workload } from '../report.ts';

const COLD_ROUNDS = 5;
const MEGABYTE = 1e6;
const GOAL = KORF[0].puzzle.goal;

export const contenders = { quadrants: () => quadrantsOf(GOAL).length };

export const workload: Workload = {
  title: `Shortest solutions of ${KORF.length} of Korf's 15-puzzles`,
  measure() {
    const { quadrants } = coldMs('fifteen', ['quadrants'], COLD_ROUNDS);
    const atOnce = solved(null);
    const { patterns, buildMs, megabytes } = built();
    const strong = solved(patterns);
    return [
      boundRow('quadrants (4-4-4-3): built, in a fresh process', quadrants, 300, 'ms'),
      noteRow('quadrants: mean of generated nodes', mean(atOnce.nodes), 'nodes'),
      noteRow('quadrants: mean time', mean(atOnce.ms), 'ms'),
      noteRow('quadrants: median time', median(atOnce.ms), 'ms'),
      noteRow('6-6-3: built', buildMs, 'ms'),
      noteRow('6-6-3: memory in use', megabytes, 'MB'),
      boundRow('6-6-3: mean of generated nodes', mean(strong.nodes), 1_000_000, 'nodes'),
      noteRow('6-6-3: mean time', mean(strong.ms), 'ms'),
      noteRow('6-6-3: median time', median(strong.ms), 'ms'),
    ];
  },
};

/** Solves all puzzles. Throws where a solution is not as short as it is known to be. */
function solved(patterns: PatternDatabase | null): { nodes: number[]; ms: number[] } {
  const [nodes, ms]: number[][] = [[], []];
  for (const { id, puzzle, optimal } of KORF) {
    const startedAt = performance.now();
    const solver = optimalSolver(puzzle, patterns);
    solver.advance(Infinity);
    ms.push(performance.now() - startedAt);
    nodes.push(solver.counts.generated);
    if (solver.solution!.length !== optimal)
      throw new Error(`Instance ${id} was solved in ${solver.solution!.length}.`);
  }
  return { nodes, ms };
}

function built(): { patterns: PatternDatabase; buildMs: number; megabytes: number } {
  let patterns: PatternDatabase | null = null;
  const startedAt = performance.now();
  const bytes = bytesOf(() => (patterns = finished(buildPatternDatabase(0))));
  return { patterns: patterns!, buildMs: performance.now() - startedAt, megabytes: bytes / MEGABYTE };
}

/** What a generator returns in the end. */
function finished<Result>(generator: Generator<unknown, Result>): Result {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
