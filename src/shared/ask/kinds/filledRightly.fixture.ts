import { MOVES } from '../../puzzle/geometry.ts';
import type { AskedRun } from '../askedRun.ts';
import type { FilledIn, HandPart, SuccessorId } from '../handParts.ts';
import { rightSuccessor, rightValue } from './fillIn.ts';

/** The right entries of these parts; of a move that the end of the search has left out, as the board says. */
export function filledRightly(run: AskedRun, step: number, parts: readonly HandPart[]): FilledIn {
  const entries = parts.map((part) => [
    part,
    part === 'successors' ? rightSuccessors(run, step) : rightValue(run, step, part),
  ]);
  return Object.fromEntries(entries) as FilledIn;
}

function rightSuccessors(run: AskedRun, step: number): readonly SuccessorId[] {
  return MOVES.map((_, action) => rightSuccessor(run, step, action) ?? 'none');
}
