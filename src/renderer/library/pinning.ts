import type { LibraryContext } from './libraryContext.ts';

/** Marks runs that are never deleted to make room, or no longer. */
export async function pinRuns(
  { library, main }: LibraryContext,
  runIds: readonly number[],
  isPinned: boolean,
): Promise<void> {
  await library.pinRuns(runIds, isPinned);
  main.markPinned(runIds, isPinned);
}
