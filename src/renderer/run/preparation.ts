/** What a search needs before it begins: tables, or what the user's own heuristic says of all states, and that it may run. */
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import type { Prepared, Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { needsTables } from '../../shared/puzzle/heuristics/heuristics.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { RunSubject } from './runSubject.ts';

interface PreparedSearch {
  readonly searches: Pick<Api['searches'], 'prepare'>;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly subject: Pick<RunSubject, 'agree'>;
  /** Whether the search is still wanted. */
  readonly isWanted: () => boolean;
  /** Told the part that is done as long as it is not all. */
  readonly progress: (done: number) => void;
}

/** Waits until what the search needs is there. Returns whether the search is still wanted then. */
export async function untilPrepared(wanted: PreparedSearch): Promise<boolean> {
  const { puzzle, search, isWanted, progress } = wanted;
  const own = ownOf(search);
  if (own === null && !needsTables(search.heuristic, puzzle.rows, puzzle.cols)) return true;
  for (let done = 0; done < 1;) {
    const prepared = await allowed(wanted);
    if (!isWanted()) return false;
    if (prepared.proof) learnProof(own!, puzzle, prepared.proof);
    done = prepared.done;
    if (done < 1) progress(done);
  }
  return true;
}

/** What is prepared; where nobody has agreed to a heuristic that came from elsewhere, once somebody has. */
async function allowed({ searches, puzzle, search, subject }: PreparedSearch): Promise<Prepared> {
  try {
    return await searches.prepare({ puzzle, search });
  } catch (error) {
    const own = ownOf(search);
    const isAsked = own !== null && error instanceof AppError && error.code === 'not-agreed';
    if (!isAsked || !(await subject.agree?.(own))) throw error;
    return searches.prepare({ puzzle, search });
  }
}
