/** Prepares what a search needs: tables or values of the user's own heuristic, and permission to run that. */
import { AppError } from '../../shared/contract/errors.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import type { Prepared, Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { needsTables } from '../../shared/puzzle/heuristics/heuristics.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { Program } from '../program/program.ts';

interface PreparedSearch {
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly isWanted: () => boolean;
  readonly progress: (done: number | null) => void;
}

/** Waits until the search can start. Returns whether it is still wanted. */
export async function untilPrepared(program: Program, wanted: PreparedSearch): Promise<boolean> {
  const { puzzle, search, isWanted, progress } = wanted;
  const own = ownOf(search);
  if (own === null && !needsTables(search.heuristic, puzzle.rows, puzzle.cols)) return true;
  for (let done = 0; done < 1;) {
    const prepared = await allowed(program, wanted);
    if (!isWanted()) return false;
    if (prepared.proof) learnProof(own!, puzzle, prepared.proof);
    done = prepared.done;
    progress(done < 1 ? done : null);
  }
  return true;
}

/** Asks for permission where the heuristic came from elsewhere, then prepares. */
async function allowed(
  { api: { searches }, own: heuristics }: Program,
  { puzzle, search }: PreparedSearch,
): Promise<Prepared> {
  try {
    return await searches.prepare({ puzzle, search });
  } catch (error) {
    const own = ownOf(search);
    const isAsked = own !== null && error instanceof AppError && error.code === 'not-agreed';
    if (!isAsked || !(await heuristics.show(own))) throw error;
    return searches.prepare({ puzzle, search });
  }
}
