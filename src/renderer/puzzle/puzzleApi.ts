/** Interface of the worker that works on one puzzle: a hint, or examples. End it to cancel. */
import type { Puzzle } from '../../shared/contract/types.ts';
import type { ExampleProgress, ExampleQuest } from './examples.ts';

export interface HintProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Actions of a shortest solution, once it is found. */
  readonly solution: readonly number[] | null;
}

export interface PuzzleApi {
  /** Works for about `millis` more milliseconds; the puzzle is solvable, and the same in every call to one worker. */
  hint(params: Puzzle & { millis: number }): Promise<HintProgress>;
  /** Works for about `millis` more milliseconds; the quest is the same in every call to one worker. */
  examples(params: ExampleQuest & { millis: number }): Promise<ExampleProgress>;
}
