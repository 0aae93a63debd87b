/**
 * The right and wrong answers of a kind of question. Its words are in separate files, loaded when a question is
 * shown.
 */
import { STRATEGIES } from '../../engine/strategy.ts';
import type { AskedRun } from '../askedRun.ts';
import type { Draft } from '../pose.ts';
import type { QuestionKind } from '../question.ts';

export interface SingleQuestion<Kind extends QuestionKind> {
  /** `null` where the question makes no sense. */
  readonly draft: (run: AskedRun, step: number) => Draft<Kind> | null;
  /** Whether it is offered beside another question. Must not reveal what comes; default: wherever it makes sense. */
  readonly isOffered?: (run: AskedRun, step: number) => boolean;
  readonly isSeenInNextStep?: true;
}

export function goesOn({ reader }: AskedRun, step: number): boolean {
  return reader.status === 'running' || step < reader.expansions;
}

export function frontierAfter({ reader }: AskedRun, step: number): number {
  return reader.countersAt(step).frontier;
}

export function hasNext(run: AskedRun, step: number): boolean {
  return goesOn(run, step) && frontierAfter(run, step) > 0;
}

export function hasF({ options }: AskedRun): boolean {
  return STRATEGIES[options.strategy].f !== null;
}
