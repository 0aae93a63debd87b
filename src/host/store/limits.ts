/** The limits of the library. Beyond them a change is refused as `too-many`, with a sentence. */
import { AppError } from '../../shared/contract/errors.ts';

export const MAX_PUZZLES_PER_SET = 5_000;
/** Beyond it the oldest unpinned runs make room, `PRUNED_AT_ONCE` at a time. */
export const MAX_KEPT_RUNS = 200_000;
export const PRUNED_AT_ONCE = 1_000;

/** `sentence`: what is full. */
export function requireRoom(count: number, limit: number, sentence: string): void {
  if (count >= limit) throw new AppError('too-many', sentence);
}
