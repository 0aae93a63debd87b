/** Searches under way, whatever engine runs them. */
import type { Outcome } from '../../shared/contract/types.ts';
import type { PatternDatabase } from '../../shared/puzzle/patternDatabase.ts';
import type { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import type { Search } from '../../shared/search/search.ts';
import { outcomeOf } from '../solver/solver.ts';

export type Result = Pick<Outcome, 'status' | 'solution' | 'expanded' | 'generated' | 'maxFrontier'>;

export interface Running {
  /** Goes on for a few hundredths of a second. Returns whether the search has not ended then. */
  advance(): boolean;
  /** How far it is, in a few words. */
  progress(): string;
  /** What it came to, once it has ended. */
  result(): Result;
}

/** Expansions, and nodes of an engine that writes no trace, between two looks at the world. */
const SLICE_EXPANSIONS = 20_000;
const SLICE_NODES = 1_000_000;

/** A search that writes a trace. */
export function traced(search: Search): Running {
  return {
    advance: () => search.advance(SLICE_EXPANSIONS) === 'running',
    progress: () => `${grouped(search.trace.nodes)} nodes`,
    result: () => outcomeOf(search.trace, 0),
  };
}

/** What IDA* on 4×4 boards needs. */
export interface Patterned {
  /** Starts the search with pattern databases, or with those of the quadrants, which are there at once. */
  readonly open: (patterns: PatternDatabase | null) => OptimalSolver;
  /** The pattern databases, if they are there by now. */
  readonly peek: () => PatternDatabase | null;
  /** Most expansions. */
  readonly limit: number;
}

/** IDA* on 4×4 boards. When better databases are there it starts again; what was searched before counts. */
export function patterned({ open, peek, limit }: Patterned): Running {
  let patterns = peek();
  let solver = open(patterns);
  const before = { expanded: 0, generated: 0 };
  const left = (): number => limit - before.expanded - solver.expanded;

  function startAgain(better: PatternDatabase): void {
    before.expanded += solver.expanded;
    before.generated += solver.generated;
    patterns = better;
    solver = open(better);
  }

  return {
    advance() {
      // No more nodes are generated than may be expanded.
      if (left() <= 0 || solver.advance(Math.min(SLICE_NODES, left())) !== 'running') return false;
      const better = patterns === null ? peek() : null;
      if (better) startAgain(better);
      return true;
    },
    progress: () =>
      `No solution is shorter than ${solver.bound}: ${grouped(before.generated + solver.generated)} nodes`,
    result: () => ({
      status: statusOf(solver.status),
      solution: solver.solution,
      expanded: before.expanded + solver.expanded,
      generated: before.generated + solver.generated,
      // All that is kept is the path under way.
      maxFrontier: solver.bound,
    }),
  };
}

/** A solver that has not ended was stopped by the limit. */
function statusOf(status: OptimalSolver['status']): Result['status'] {
  if (status === 'unsolvable') return 'exhausted';
  return status === 'running' ? 'expansion-limit' : status;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
