import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { IdaStar } from '../../shared/puzzle/solve/idaStar.ts';
import { expanderBySums } from '../../shared/puzzle/solve/tileSums.ts';
import type { Hosted } from '../../shared/rpc/services.ts';
import { findExamples, type ExampleProgress, type ExampleQuest } from './examples.ts';

export interface HintProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Actions of a shortest solution, once it is found. */
  readonly solution: readonly number[] | null;
}

/** Works on one puzzle: a hint, or examples. End the worker to cancel. */
export interface PuzzleApi {
  /** Works for about `millis` more milliseconds; the puzzle is solvable, and the same in every call to one worker. */
  hint(params: Puzzle & { millis: number }): Promise<HintProgress>;
  /** Works for about `millis` more milliseconds; the quest is the same in every call to one worker. */
  examples(params: ExampleQuest & { millis: number }): Promise<ExampleProgress>;
}

type PuzzleParams<M extends keyof PuzzleApi> = Parameters<PuzzleApi[M]>[0];

/** Between two looks at the clock. */
const SLICE_EXPANSIONS = 100_000;

/** `now`: a monotonic clock in milliseconds. */
export function puzzleServices(now: () => number): Hosted<{ puzzle: PuzzleApi }> {
  let search: IdaStar | null = null;
  let looking: Iterator<ExampleProgress, void> | null = null;
  let seen: ExampleProgress = { tried: 0, total: 0, found: [], ended: false };

  function hint({ millis, ...puzzle }: PuzzleParams<'hint'>): HintProgress {
    search ??= new IdaStar(expanderBySums(puzzle, 'manhattan', [...MOVES.keys()]));
    const end = now() + millis;
    do search.advance(SLICE_EXPANSIONS);
    while (search.status === 'running' && now() < end);
    const { bound, counts, solution } = search;
    return { bound, generated: counts.generated, solution };
  }

  function examples({ millis, ...quest }: PuzzleParams<'examples'>): ExampleProgress {
    looking ??= findExamples(quest);
    const end = now() + millis;
    do seen = looking.next().value ?? { ...seen, ended: true };
    while (!seen.ended && now() < end);
    return seen;
  }

  return { puzzle: { hint, examples } };
}
