/** Searches under way, whatever engine runs them. */
import type { Outcome } from '../../shared/contract/types.ts';
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

/** IDA* without a trace: it keeps the path under way and nothing else. */
export interface Traceless {
  readonly status: 'running' | 'solved' | 'unsolvable' | 'node-limit';
  /** f that the iteration under way does not go beyond. */
  readonly bound: number;
  readonly expanded: number;
  readonly generated: number;
  /** Generates at most so many nodes. */
  advance(nodes: number): Traceless['status'];
}

export interface TracelessSearch<Solver extends Traceless> {
  readonly solver: Solver;
  /** The moves to the goal as letters, once the solver has found them. */
  readonly solutionOf: (solver: Solver) => string;
  /** Most expansions. */
  readonly limit: number;
  /** A better solver to start again with, if there is one by now. What was searched before counts. */
  readonly better?: () => Solver | null;
}

/** A search that writes no trace. */
export function traceless<Solver extends Traceless>(search: TracelessSearch<Solver>): Running {
  const { limit, solutionOf, better = () => null } = search;
  let { solver } = search;
  const before = { expanded: 0, generated: 0 };
  const left = (): number => limit - before.expanded - solver.expanded;

  function startAgain(next: Solver): void {
    before.expanded += solver.expanded;
    before.generated += solver.generated;
    solver = next;
  }

  return {
    advance() {
      // No more nodes are expanded than are generated.
      if (left() <= 0 || solver.advance(Math.min(SLICE_NODES, left())) !== 'running') return false;
      const next = better();
      if (next !== null) startAgain(next);
      return true;
    },
    progress: () =>
      `No solution is shorter than ${solver.bound}: ${grouped(before.generated + solver.generated)} nodes`,
    result: () => ({
      status: statusOf(solver),
      solution: solver.status === 'solved' ? solutionOf(solver) : null,
      expanded: before.expanded + solver.expanded,
      generated: before.generated + solver.generated,
      maxFrontier: solver.bound,
    }),
  };
}

/** A solver that has not ended was stopped by the limit of expansions. */
function statusOf({ status }: Traceless): Result['status'] {
  if (status === 'unsolvable') return 'exhausted';
  return status === 'running' ? 'expansion-limit' : status;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
