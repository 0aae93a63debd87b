import type { OwnProof } from './ownProofs.ts';

/** h of an arrangement of a fixed board and goal: an integer of at least 0. */
export type Measure = (cells: ArrayLike<number>) => number;

/** Factors on an h; with 1 it does not overestimate. */
export const MIN_FACTOR = 1;
export const MAX_FACTOR = 10;
export const DEFAULT_FACTOR = 2;

export interface TraitOptions {
  readonly factor?: number | undefined;
  readonly proof?: OwnProof | null;
}
