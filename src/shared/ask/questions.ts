/** The kinds of questions as a table, and what can be asked at a step. */
import { STRATEGIES } from '../engine/strategy.ts';
import { NONE } from '../trace/trace.ts';
import type { AskedRun } from './askedRun.ts';
import { draftDropped } from './kinds/dropped.ts';
import { draftF } from './kinds/f.ts';
import { draftFGrows } from './kinds/fGrows.ts';
import { draftGoalNow, waitingGoal } from './kinds/goalNow.ts';
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

/**
 * The kinds that are offered beside the question that is open. Which ones they are tells nothing of what comes: it follows from
 * what is known after `step`. So one of them may make no sense there all the same.
 */
export function offeredAt(run: AskedRun, step: number): SingleKind[] {
  return SINGLE_KINDS.filter((kind) => OFFERED[kind](run, step));
}

type IsOffered = (run: AskedRun, step: number) => boolean;

const goesOn: IsOffered = ({ reader }, step) => reader.status === 'running' || step < reader.expansions;
const frontierOf = ({ reader }: AskedRun, step: number): number => reader.countersAt(step).frontier;
const hasKey = ({ options }: AskedRun): boolean => STRATEGIES[options.strategy].f !== null;

const OFFERED: Readonly<Record<SingleKind, IsOffered>> = {
  next: (run, step) => goesOn(run, step) && frontierOf(run, step) > 1,
  dropped: (run, step) => goesOn(run, step) && frontierOf(run, step) > 0,
  'new-states': (run, step) => goesOn(run, step) && frontierOf(run, step) > 0,
  f: (run, step) => hasKey(run) && frontierOf(run, step) > 0,
  'f-grows': (run, step) => goesOn(run, step) && hasKey(run) && step > 0 && frontierOf(run, step) > 0,
  'goal-now': (run, step) => goesOn(run, step) && waitingGoal(run, step) !== NONE,
  shortest: (run, step) => ask('shortest', run, step) !== null,
  solvable: (run, step) => ask('solvable', run, step) !== null,
};

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
