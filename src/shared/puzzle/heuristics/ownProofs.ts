/**
 * What has been proved of the user's own heuristics. A proof takes h of all states, which whoever needs to know what a search promises does
 * not have. It is a fact that follows from the text and the goal and never changes, so it is kept here once it is known.
 */
import { Latest } from '../../memory/latest.ts';
import type { Target } from './lines.ts';
import type { OwnHeuristic } from './own.ts';

/** What is true of h on all states of a board that can reach a goal. */
export interface OwnProof {
  readonly admissible: boolean;
  readonly consistent: boolean;
  /** h is the distance to the goal. */
  readonly exact: boolean;
  /** h is 0 everywhere. */
  readonly zero: boolean;
  /** h is 0 of a state that is not the goal. */
  readonly vanishes: boolean;
}

/** Proofs that are kept: of all heuristics that a lesson or an experiment uses on all of its goals. */
const MAX_PROOFS = 500;

const proofs = new Latest<OwnProof>(MAX_PROOFS);
const listeners = new Set<() => void>();

/** The text and the goal: what a proof, and every h, follows from. */
export function ownKey({ kind, text }: Pick<OwnHeuristic, 'kind' | 'text'>, { rows, cols, goal }: Target): string {
  return JSON.stringify([kind, text, rows, cols, Array.from(goal)]);
}

/** Takes down what was proved of `own` towards `target`. */
export function learnProof(own: OwnHeuristic, target: Target, proof: OwnProof): void {
  const key = ownKey(own, target);
  if (proofs.has(key)) return;
  proofs.set(key, proof);
  for (const listener of listeners) listener();
}

/** What was proved of it; `null` where nobody has judged it on all states of that board. */
export function proofOf(own: OwnHeuristic, target: Target): OwnProof | null {
  return proofs.get(ownKey(own, target)) ?? null;
}

/** Calls `listener` after every proof that is new, until what it returns is called. */
export function onProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
