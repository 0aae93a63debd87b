/** What the page asks of the worker that thinks about one puzzle: a hint, or examples. It is ended to cancel. */
import type { Puzzle } from '../../shared/contract/types.ts';
import type { ExampleProgress, ExampleQuest } from './examples.ts';

/** How a search for a shortest solution stands. */
export interface HintProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Actions of a shortest solution, once it is found. */
  readonly solution: readonly number[] | null;
}

export interface PuzzleApi {
  /** Goes on for about `millis` milliseconds; the puzzle has a solution, and is the same in every call to one worker. */
  hint(params: Puzzle & { millis: number }): Promise<HintProgress>;
  /** Goes on looking for examples for about `millis` milliseconds; the quest is the same in every call to one worker. */
  examples(params: ExampleQuest & { millis: number }): Promise<ExampleProgress>;
}
