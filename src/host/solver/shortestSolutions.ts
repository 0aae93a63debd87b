/** Shortest solutions of 15-puzzles, searched without a trace: each search continues when asked about. */
import type { Puzzle, ShortestProgress } from '../../shared/contract/types.ts';
import { Latest } from '../../shared/memory/latest.ts';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import type { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { optimalSolver } from '../../shared/puzzle/solve/optimalSolver.ts';
import { blankFor } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { PatternDatabases } from './databases.ts';

/** The puzzle asked about longest ago makes room. */
const MAX_KEPT = 4;
const SLICE_EXPANSIONS = 50_000;

interface SolutionSearch {
  readonly solver: IdaStar;
  /** Whether it uses the 6-6-3 pattern database. */
  readonly hasPatterns: boolean;
  /** Nodes of the search that this one has replaced, and the bound it had reached. */
  readonly generatedBefore: number;
  readonly boundBefore: number;
}

export class ShortestSolutions {
  readonly #now: () => number;
  readonly #tables: Pick<PatternDatabases, 'peek'>;
  readonly #kept = new Latest<SolutionSearch>(MAX_KEPT);

  constructor(now: () => number, tables: Pick<PatternDatabases, 'peek'>) {
    this.#now = now;
    this.#tables = tables;
  }

  /**
   * Searches for about `millis` milliseconds for the shortest solution of a solvable 4×4 puzzle. Begins with the small
   * tables of the quadrants, and starts over with the 6-6-3 pattern database once that is built.
   */
  goOn({ puzzle, millis }: { puzzle: Puzzle; millis: number }): ShortestProgress {
    const search = this.#searchOf(puzzle);
    const { solver, generatedBefore, boundBefore } = search;
    const end = this.#now() + millis;
    do solver.advance(SLICE_EXPANSIONS);
    while (solver.status === 'running' && this.#now() < end);
    const { bound, counts, solution } = solver;
    return {
      bound: Math.max(bound, boundBefore),
      generated: generatedBefore + counts.generated,
      solution: solution && lettersOf(solution),
    };
  }

  #searchOf(puzzle: Puzzle): SolutionSearch {
    const key = JSON.stringify([puzzle.start, puzzle.goal]);
    const search = this.#improved(puzzle, this.#kept.get(key));
    this.#kept.set(key, search);
    return search;
  }

  #improved(puzzle: Puzzle, search: SolutionSearch | undefined): SolutionSearch {
    if (search && (search.hasPatterns || search.solver.status !== 'running')) return search;
    const patterns = this.#tables.peek(blankFor(puzzle.goal));
    if (search && patterns === null) return search;
    return {
      solver: optimalSolver(puzzle, patterns),
      hasPatterns: patterns !== null,
      generatedBefore: search?.solver.counts.generated ?? 0,
      boundBefore: search?.solver.bound ?? 0,
    };
  }
}
