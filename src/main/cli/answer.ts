/** One puzzle answered: parity first, then the search. */
import type { Outcome, Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { openSearch } from '../solver/openSearch.ts';
import { outcomeOf } from '../solver/solver.ts';

/** The answer to a puzzle, as `--json` prints it. */
export interface Answer {
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly rows: number;
  readonly cols: number;
  /** Whether parity lets the start become the goal. */
  readonly solvable: boolean;
  /** `unsolvable`: nothing was searched. */
  readonly status: Outcome['status'] | 'unsolvable';
  /** Length of the solution, or `null`. */
  readonly moves: number | null;
  /** Moves of the blank as letters of UDLR, or `null`. */
  readonly solution: string | null;
  readonly expanded: number;
  readonly generated: number;
  readonly maxFrontier: number;
  readonly ms: number;
}

const NOTHING_SEARCHED = { solution: null, expanded: 0, generated: 0, maxFrontier: 0 };

/** Answers `puzzle`. `now` is a clock in milliseconds, `limit` the most expansions, where there is one. */
export function answer(puzzle: Puzzle, spec: SearchSpec, limit: number | undefined, now: () => number): Answer {
  const startedAt = now();
  const { solvable } = solvability(puzzle.start, puzzle.goal, puzzle.cols);
  const outcome = solvable ? searched(puzzle, spec, limit) : { status: 'unsolvable' as const, ...NOTHING_SEARCHED };
  const ms = now() - startedAt;
  const { rows, cols, start, goal } = puzzle;
  const { status, solution, expanded, generated, maxFrontier } = outcome;
  const moves = solution === null ? null : solution.length;
  return { start, goal, rows, cols, solvable, status, moves, solution, expanded, generated, maxFrontier, ms };
}

function searched(puzzle: Puzzle, spec: SearchSpec, limit: number | undefined): Outcome {
  const search = openSearch(puzzle, spec, limit);
  search.advance(Infinity);
  return outcomeOf(search.trace, 0);
}

/** Whether the search was stopped before it had an answer. */
export function wasStopped({ status }: Answer): boolean {
  return !ANSWERED.has(status);
}

const ANSWERED: ReadonlySet<Answer['status']> = new Set(['solved', 'unsolvable', 'exhausted']);
