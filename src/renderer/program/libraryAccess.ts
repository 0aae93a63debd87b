import type { ComparisonContent } from '../../shared/contract/comparisons.ts';
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import type { QuestionContent, QuestionLabel, SavedQuestion } from '../../shared/contract/questions.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle, PuzzleText, Run, RunLabel } from '../../shared/contract/types.ts';

export interface LibraryAccess {
  /** The library puzzle on the board, as stored. */
  readonly kept: LibraryPuzzle | null;
  /** Sets the puzzle on the board; `null`: none of the library. */
  keep(puzzleId: number | null): Promise<void>;
  /** Sets it to a puzzle just saved. */
  keepSaved(puzzle: LibraryPuzzle): void;
  /** `setTitle` creates a set. */
  savePuzzle(
    into: { setId: number } | { setTitle: string },
    title: string,
    shown: { readonly puzzle: Puzzle; readonly picture?: TilePicture; readonly isOnBoard?: boolean },
  ): Promise<LibraryPuzzle>;
  editPuzzle(puzzleId: number, change: Partial<PuzzleText> & { readonly picture?: TilePicture | null }): Promise<void>;
  /** Keeps the run of a search for good. */
  pinRun(searchId: number, keepAs: RunLabel): Promise<Run>;
  saveComparison(content: ComparisonContent, keepAs: RunLabel): Promise<void>;
  saveQuestion(content: QuestionContent, keepAs: QuestionLabel): Promise<SavedQuestion>;
  /** Deletes documents of one kind, so that `restore` can bring them back. */
  delete(kind: DocumentKind, ids: readonly number[]): Promise<void>;
  restore(kind: DocumentKind, ids: readonly number[]): Promise<void>;
  refresh(): Promise<void>;
}
