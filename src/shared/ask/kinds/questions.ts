import type { AskedRun } from '../askedRun.ts';
import { dropped } from './dropped.ts';
import { f } from './f.ts';
import { fGrows } from './fGrows.ts';
import { goalNow } from './goalNow.ts';
import type { SingleQuestion } from './kind.ts';
import { draftMore, type NamedRun } from './more.ts';
import { newStates } from './newStates.ts';
import { next } from './next.ts';
import { shortest } from './shortest.ts';
import { solvable } from './solvable.ts';
import { pose } from '../pose.ts';
import type { Question, QuestionOf, SingleKind } from '../question.ts';

export const SINGLE_QUESTIONS: { readonly [Kind in SingleKind]: SingleQuestion<Kind> } = {
  next,
  dropped,
  'new-states': newStates,
  f,
  'f-grows': fGrows,
  'goal-now': goalNow,
  shortest,
  solvable,
};

export const SINGLE_KINDS = Object.keys(SINGLE_QUESTIONS) as SingleKind[];

/** Kinds that make sense after `step`, as far as the trace goes. */
export function questionsAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => ask(kind, run, step) !== null);
}

/**
 * Kinds offered beside an open question. Depends only on what is known after `step`, so as not to reveal what comes;
 * so one may make no sense there.
 */
export function offeredAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => SINGLE_QUESTIONS[kind].isOffered?.(run, step) ?? ask(kind, run, step) !== null);
}

/** Deterministic; `null` where the kind makes no sense. */
export function ask<Kind extends SingleKind>(kind: Kind, run: AskedRun, step: number): QuestionOf<Kind> | null {
  const draft = SINGLE_QUESTIONS[kind].draft(run, step);
  return draft && pose(kind, run, step, draft);
}

/** `null` unless both have solved the same puzzle. */
export function askOfTwo(first: NamedRun, second: NamedRun): Question | null {
  const draft = draftMore(first, second);
  return draft && pose('more', first.run, 0, draft);
}
