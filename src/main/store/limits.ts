/** How far the library may grow. Beyond that a change is refused as `too-many`, with a sentence. */
import { AppError } from '../../shared/contract/errors.ts';

export const MAX_SETS = 2_000;
export const MAX_PUZZLES_PER_SET = 5_000;
export const MAX_RUNS = 500_000;

/** Refuses one more where `count` has come to `limit`; `sentence` says what is full. */
export function requireRoom(count: number, limit: number, sentence: string): void {
  if (count >= limit) throw new AppError('too-many', sentence);
}
