/**
 * Proofs about the user's own heuristics. A proof takes h of all states, which callers of `traitsOf` do not have. It
 * follows from the text, the goal and the costs, and never changes.
 */
import { Latest } from '../../memory/latest.ts';
import type { Target } from './lines.ts';
import type { OwnHeuristic } from './own.ts';

/** Holds for all states that can reach the goal. */
export interface OwnProof {
  readonly admissible: boolean;
  readonly consistent: boolean;
  /** h = h*. */
  readonly exact: boolean;
  readonly zero: boolean;
  /** h of a state that is not the goal is less than the cheapest move to the goal. */
  readonly belowOneMove: boolean;
}

const MAX_PROOFS = 500;

const proofs = new Latest<OwnProof>(MAX_PROOFS);
const listeners = new Set<() => void>();

export function ownKey(
  { kind, text }: Pick<OwnHeuristic, 'kind' | 'text'>,
  { rows, cols, goal, costs }: Target,
): string {
  return JSON.stringify([kind, text, rows, cols, Array.from(goal), costs]);
}

/** Stores a proof, and notifies the listeners if it is new. */
export function learnProof(own: OwnHeuristic, target: Target, proof: OwnProof): void {
  const key = ownKey(own, target);
  if (proofs.has(key)) return;
  proofs.set(key, proof);
  for (const listener of listeners) listener();
}

export function proofOf(own: OwnHeuristic, target: Target): OwnProof | null {
  return proofs.get(ownKey(own, target)) ?? null;
}

/** Calls `listener` after every new proof. Returns how to stop that. */
export function onProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
