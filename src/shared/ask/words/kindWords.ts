/** The English of a kind of question, and what pages and lists of facts need of it. */
import type { LengthBound } from '../../engine/promises.ts';
import type { RemovalOrder } from '../../engine/removalOrder.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import type { AskedRun } from '../askedRun.ts';
import type { AskedChoice, ConfusionOf, QuestionKind, QuestionOf, Rules, WordOf } from '../question.ts';

export interface Worded {
  readonly rules: RemovalOrder;
  /** For the kind about two searches. */
  readonly names: readonly [string, string];
  /** For the kind that names a bound; `null` without one. */
  readonly bound: LengthBound | null;
}

export interface Mistake<Kind extends QuestionKind> {
  readonly question: QuestionOf<Kind>;
  readonly choice: Omit<AskedChoice, 'confusion'> & { readonly confusion: ConfusionOf<Kind> };
  readonly naming: MoveNaming;
}

export interface KindWords<Kind extends QuestionKind> {
  /** The name of the kind, for any search by these rules. */
  readonly name: (rules: Rules) => string;
  readonly title: (question: QuestionOf<Kind>) => string;
  readonly answers: Readonly<Record<WordOf<Kind>, (worded: Worded) => string>>;
  readonly reason: (question: QuestionOf<Kind>, naming: MoveNaming) => string;
  /** Sentences that continue after the letter. */
  readonly mistakes: Readonly<Record<ConfusionOf<Kind>, (mistake: Mistake<Kind>) => string>>;
}

export interface SingleKindWords<Kind extends QuestionKind> extends KindWords<Kind> {
  /** Whether the lowest key of the frontier may be shown, as the choices or the marked state reveal it anyway. */
  readonly tellsLowest?: true;
  /** On paper, the boards that it needs. */
  readonly boards?: 'waiting' | 'reached';
  /** On paper, a sentence of what else is known. */
  readonly given?: (run: AskedRun, question: QuestionOf<Kind>, naming: MoveNaming) => string;
}
