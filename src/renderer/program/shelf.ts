/** What views below the library may ask of it. */
import type { ComparisonContent } from '../../shared/contract/comparisons.ts';
import type { QuestionContent, QuestionLabel, SavedQuestion } from '../../shared/contract/questions.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle, PuzzleText, Run, RunLabel } from '../../shared/contract/types.ts';

export interface Shelf {
  /** The puzzle of the library that is on the board, as it is kept there. */
  readonly kept: LibraryPuzzle | null;
  /** Says which puzzle is on the board; `null`: none of the library. */
  keep(puzzleId: number | null): Promise<void>;
  /** Saves a puzzle in a set; `setTitle` names a new one. */
  savePuzzle(
    into: { setId: number } | { setTitle: string },
    title: string,
    shown: { readonly puzzle: Puzzle; readonly picture?: TilePicture },
  ): Promise<LibraryPuzzle>;
  editPuzzle(puzzleId: number, change: Partial<PuzzleText> & { readonly picture?: TilePicture | null }): Promise<void>;
  /** Keeps the run of a search for good. */
  pinRun(searchId: number, keepAs: RunLabel): Promise<Run>;
  saveComparison(content: ComparisonContent, keepAs: RunLabel): Promise<void>;
  /** Keeps a question that was revealed, with its votes. */
  saveQuestion(content: QuestionContent, keepAs: QuestionLabel): Promise<SavedQuestion>;
  /** Reads every list anew. */
  load(): Promise<void>;
}
