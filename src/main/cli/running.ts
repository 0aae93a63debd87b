/** Searches under way, whatever engine runs them. */
import type { Outcome } from '../../shared/contract/types.ts';
import type { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import type { Search } from '../../shared/engine/search.ts';
import { count } from '../../shared/text/numbers.ts';
import { outcomeOf } from '../solver/solver.ts';

export type Result = Pick<Outcome, 'status' | 'solution' | 'expanded' | 'generated' | 'maxFrontier'>;

export interface Running {
  /** Continues for a few hundredths of a second. Returns whether the search is still running. */
  advance(): boolean;
  /** How far it is, in a few words. */
  progress(): string;
  /** Its result, once it has ended. */
  result(): Result;
}

/** Expansions between two reports of progress; an engine that writes no trace is faster. */
const SLICE_EXPANSIONS = 20_000;
const SLICE_TRACELESS = 500_000;

/** A search that writes a trace. */
export function traced(search: Search): Running {
  return {
    advance: () => search.advance(SLICE_EXPANSIONS) === 'running',
    progress: () => `${count(search.trace.nodes, 'node')}`,
    result: () => outcomeOf(search.trace, 0),
  };
}

/** IDA* without a trace. */
export function traceless(search: IdaStar): Running {
  return {
    advance: () => search.advance(SLICE_TRACELESS) === 'running',
    progress: () => `No solution is shorter than ${search.bound}: ${count(search.generated, 'node')}`,
    result: () => {
      const { status, expanded, generated, maxFrontier } = search;
      const solution = status === 'solved' ? lettersOf(search.solution) : null;
      return { status: status as Result['status'], solution, expanded, generated, maxFrontier };
    },
  };
}
