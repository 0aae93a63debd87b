import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { expanderBySums } from '../../shared/puzzle/solve/tileSums.ts';
import type { Remote } from '../../shared/rpc/services.ts';
import { findExamples, type ExampleProgress, type ExampleQuest } from './examples.ts';

export interface HintProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Actions of a shortest solution, once it is found. */
  readonly solution: readonly number[] | null;
}

export type PuzzleServices = Remote<ReturnType<typeof puzzleServices>>;

/** Between two looks at the clock. */
const SLICE_EXPANSIONS = 100_000;

/** Works on one puzzle: a hint, or examples. End the worker to cancel. `now`: a monotonic clock in milliseconds. */
export function puzzleServices(now: () => number) {
  let search: IdaStar | null = null;
  let looking: Iterator<ExampleProgress, void> | null = null;
  let seen: ExampleProgress = { tried: 0, total: 0, found: [], ended: false };

  /** Works for about `millis` more milliseconds; the puzzle is solvable, and the same in every call to one worker. */
  function hint({ millis, ...puzzle }: Puzzle & { millis: number }): HintProgress {
    search ??= new IdaStar(expanderBySums(puzzle, 'manhattan', [...MOVES.keys()]));
    const end = now() + millis;
    do search.advance(SLICE_EXPANSIONS);
    while (search.status === 'running' && now() < end);
    const { bound, counts, solution } = search;
    return { bound, generated: counts.generated, solution };
  }

  /** Works for about `millis` more milliseconds; the quest is the same in every call to one worker. */
  function examples({ millis, ...quest }: ExampleQuest & { millis: number }): ExampleProgress {
    looking ??= findExamples(quest);
    const end = now() + millis;
    do seen = looking.next().value ?? { ...seen, ended: true };
    while (!seen.ended && now() < end);
    return seen;
  }

  return { puzzle: { hint, examples } };
}
