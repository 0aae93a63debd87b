import type { QuestionRecipe } from '../../shared/contract/questions.ts';
import type { Question, QuestionKind } from '../../shared/ask/question.ts';

export interface AskStage {
  readonly about: Pick<QuestionRecipe, 'puzzle' | 'searches'>;
  /** The kinds that make sense now. */
  readonly kinds: readonly QuestionKind[];
  /** The kinds offered beside a question; they reveal nothing of what comes. */
  offeredBeside(question: Question): readonly QuestionKind[];
  ask(kind: QuestionKind): Question | null;
  /** Stops playback and clears the selection. */
  hold(): void;
  answer(question: Question): void;
  /**
   * Goes to the next moment worth a question. Returns its kind, or `null` for none. Missing if the stage does not look
   * for moments.
   */
  goToOccasion?(): QuestionKind | null;
}
