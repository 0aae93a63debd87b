import type { LibraryContext } from './libraryContext.ts';

/** Pins or unpins runs; pinned ones are never deleted to make room. */
export async function pinChosenRuns(
  { library, main }: LibraryContext,
  runIds: readonly number[],
  isPinned: boolean,
): Promise<void> {
  await library.pinRuns(runIds, isPinned);
  main.markPinned(runIds, isPinned);
}
