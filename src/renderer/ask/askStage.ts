import type { QuestionRecipe } from '../../shared/contract/questions.ts';
import type { Question, QuestionKind } from '../../shared/ask/question.ts';

/** What a class is asked about: one search, or two of them. */
export interface AskStage {
  /** The puzzle and its searches, once they are open. */
  readonly about: Pick<QuestionRecipe, 'puzzle' | 'searches'>;
  /** The kinds of questions that make sense now. */
  readonly kinds: readonly QuestionKind[];
  /** The kinds to choose from beside a question; which ones they are tells nothing of what comes. */
  offeredBeside(question: Question): readonly QuestionKind[];
  /** The question of a kind; `null` where it makes no sense now. */
  ask(kind: QuestionKind): Question | null;
  /** Stops, with nothing selected. */
  hold(): void;
  /** Shows what answers a question. */
  answer(question: Question): void;
  /** Goes to the next moment worth a question. Returns its kind, or `null` if there is none. Missing if the stage does not look for moments. */
  goToOccasion?(): QuestionKind | null;
}
