/** The kinds of questions as a table, and what can be asked at a step. */
import type { AskedRun } from './askedRun.ts';
import { draftDropped } from './kinds/dropped.ts';
import { draftF } from './kinds/f.ts';
import { draftFGrows } from './kinds/fGrows.ts';
import { draftGoalNow } from './kinds/goalNow.ts';
import { draftMore, type NamedRun } from './kinds/more.ts';
import { draftNewStates } from './kinds/newStates.ts';
import { draftNext } from './kinds/next.ts';
import { draftShortest } from './kinds/shortest.ts';
import { draftSolvable } from './kinds/solvable.ts';
import { pose, type Draft } from './pose.ts';
import type { Question, QuestionKind, QuestionOf } from './question.ts';

/** Kinds that are asked of one search. */
export type SingleKind = Exclude<QuestionKind, 'more'>;

type Drafts = { readonly [Kind in SingleKind]: (run: AskedRun, step: number) => Draft<Kind> | null };

/** What is right and wrong at a step; `null` where a kind makes no sense there. */
const DRAFTS: Drafts = {
  next: draftNext,
  dropped: draftDropped,
  'new-states': draftNewStates,
  f: draftF,
  'f-grows': draftFGrows,
  'goal-now': draftGoalNow,
  shortest: draftShortest,
  solvable: draftSolvable,
};

/** All of them. */
export const SINGLE_KINDS = Object.keys(DRAFTS) as SingleKind[];

/** The kinds of questions that make sense after `step`, as far as the trace has come. */
export function questionsAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => ask(kind, run, step) !== null);
}

/** The question of a kind after `step`, the same each time; `null` where it makes no sense there. */
export function ask<Kind extends SingleKind>(kind: Kind, run: AskedRun, step: number): QuestionOf<Kind> | null {
  const draft = DRAFTS[kind](run, step);
  return draft && pose(kind, run, step, draft);
}

/** The question which of two searches expands more, before both; `null` unless both have solved the same puzzle. */
export function askOfTwo(first: NamedRun, second: NamedRun): Question | null {
  const draft = draftMore(first, second);
  return draft && pose('more', first.run, 0, draft);
}
