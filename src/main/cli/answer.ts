/** One puzzle answered: parity first, then the search. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import type { Result, Running } from './running.ts';

/** The answer to a puzzle, as `--json` prints it. */
export interface Answer {
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly rows: number;
  readonly cols: number;
  /** Whether parity lets the start become the goal. */
  readonly solvable: boolean;
  /** `unsolvable`: nothing was searched. */
  readonly status: Result['status'] | 'unsolvable';
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

/** What answering needs of the world. */
export interface Patience {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  /** Lets other things happen between two slices of a search, and tells how far it is. */
  readonly pause: (progress: () => string) => Promise<void>;
}

/** Answers `puzzle` with the search that `start` begins. */
export async function answer(
  puzzle: Puzzle,
  start: () => Running | Promise<Running>,
  { now, pause }: Patience,
): Promise<Answer> {
  const startedAt = now();
  const { solvable } = solvability(puzzle.start, puzzle.goal, puzzle.cols);
  const found = solvable
    ? await untilEnd(await start(), pause)
    : { status: 'unsolvable' as const, ...NOTHING_SEARCHED };
  const ms = now() - startedAt;
  const { status, solution, expanded, generated, maxFrontier } = found;
  const moves = solution === null ? null : solution.length;
  const { rows, cols, start: from, goal } = puzzle;
  return { start: from, goal, rows, cols, solvable, status, moves, solution, expanded, generated, maxFrontier, ms };
}

async function untilEnd(running: Running, pause: Patience['pause']): Promise<Result> {
  while (running.advance()) await pause(running.progress);
  return running.result();
}

/** Whether the search was stopped before it had an answer. */
export function wasStopped({ status }: Answer): boolean {
  return !ANSWERED.has(status);
}

const ANSWERED: ReadonlySet<Answer['status']> = new Set(['solved', 'unsolvable', 'exhausted']);
