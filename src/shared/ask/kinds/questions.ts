/** The kinds of questions that the engine makes, what each asks of a run, and beside them those that users write. */
import type { AskedRun } from '../askedRun.ts';
import { pose } from '../pose.ts';
import type { AskedQuestion } from '../question.ts';
import { cheapestMove } from './cheapestMove.ts';
import { dropped } from './dropped.ts';
import { f } from './f.ts';
import { fGrows } from './fGrows.ts';
import { goalNow } from './goalNow.ts';
import { h } from './h.ts';
import type { SingleKindOfQuestion } from './kind.ts';
import { draftMore, more, type NamedRun } from './more.ts';
import { newStates } from './newStates.ts';
import { next } from './next.ts';
import type { OwnAsked } from './own.ts';
import { promised } from './promised.ts';
import { replaced } from './replaced.ts';
import { shortest } from './shortest.ts';
import { solvable } from './solvable.ts';

/** In the order of the menu. */
export const SINGLE_QUESTIONS = {
  next,
  dropped,
  'new-states': newStates,
  h,
  f,
  'f-grows': fGrows,
  'cheapest-move': cheapestMove,
  replaced,
  'goal-now': goalNow,
  shortest,
  promised,
  solvable,
};
export const QUESTION_KINDS = { ...SINGLE_QUESTIONS, more };

export type QuestionKind = keyof typeof QUESTION_KINDS;
/** What may be asked: also a question of the user's own. */
export const ASKED_KINDS = [...(Object.keys(QUESTION_KINDS) as QuestionKind[]), 'own'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];
export type SingleKind = Exclude<QuestionKind, 'more'>;
export type ConfusionId = { [Kind in QuestionKind]: keyof (typeof QUESTION_KINDS)[Kind]['confusions'] }[QuestionKind];
export type GroundsOf<Kind extends QuestionKind> = Parameters<(typeof QUESTION_KINDS)[Kind]['reason']>[0]['grounds'];

export interface QuestionOf<Kind extends QuestionKind> extends AskedQuestion<GroundsOf<Kind>> {
  readonly kind: Kind;
}
/** Made by the engine. */
export type EngineQuestion = { readonly [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];
export type Question = EngineQuestion | OwnAsked;

/** The same, each as a row of its own kind. */
export const KINDS: { readonly [Kind in SingleKind]: SingleKindOfQuestion<GroundsOf<Kind>, string, string> } =
  SINGLE_QUESTIONS;

export const SINGLE_KINDS = Object.keys(SINGLE_QUESTIONS) as SingleKind[];

export const CONFUSION_NAMES = Object.assign(
  {},
  ...Object.values(QUESTION_KINDS).map(({ confusions }) => confusions),
) as Readonly<Record<ConfusionId, string>>;

/** Kinds that make sense after `step`, as far as the trace goes. */
export function questionsAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => ask(kind, run, step) !== null);
}

/**
 * Kinds offered beside an open question. Depends only on what is known after `step`, so as not to reveal what comes;
 * so one may make no sense there.
 */
export function offeredAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => KINDS[kind].isOffered?.(run, step) ?? ask(kind, run, step) !== null);
}

/** Deterministic; `null` where the kind makes no sense. */
export function ask<Kind extends SingleKind>(kind: Kind, run: AskedRun, step: number): QuestionOf<Kind> | null {
  const draft = KINDS[kind].draft(run, step);
  return draft && pose(kind, run, step, draft);
}

/** `null` unless both have solved the same puzzle. */
export function askOfTwo(first: NamedRun, second: NamedRun): EngineQuestion | null {
  const draft = draftMore(first, second);
  return draft && pose('more', first.run, 0, draft);
}
