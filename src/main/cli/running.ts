/** Searches under way, as the command line follows them. */
import type { Outcome } from '../../shared/contract/types.ts';
import type { TracelessSearch } from '../../shared/engine/counts.ts';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import { count } from '../../shared/text/numbers.ts';

export type Result = Pick<Outcome, 'status' | 'solution' | 'expanded' | 'generated' | 'maxFrontier'>;

export interface Running {
  /** Continues for a few hundredths of a second. Returns whether the search is still running. */
  advance(): boolean;
  /** How far it is, in a few words. */
  progress(): string;
  /** Its result, once it has ended. */
  result(): Result;
}

/** Expansions between two reports of progress. */
const SLICE_EXPANSIONS = 50_000;

export function runningSearch(search: TracelessSearch): Running {
  return {
    advance: () => search.advance(SLICE_EXPANSIONS) === 'running',
    progress: () => {
      const nodes = count(search.counts.generated, 'node');
      return search.bound === undefined ? nodes : `No solution is shorter than ${search.bound}: ${nodes}`;
    },
    result: () => {
      const { expanded, generated, maxFrontier } = search.counts;
      const solution = search.solution === null ? null : lettersOf(search.solution);
      return { status: search.status as Result['status'], solution, expanded, generated, maxFrontier };
    },
  };
}
