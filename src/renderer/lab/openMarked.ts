import type { Program } from '../program/program.ts';
import type { MarkedPuzzle } from './labApi.ts';
import type { LabDesk } from './labDesk.svelte.ts';

/** Opens a puzzle of an experiment in the search view, with the search that it was counted by. */
export async function openMarked(
  { settings, current, notices }: Program,
  { recipe }: LabDesk,
  { puzzle, index, search }: MarkedPuzzle,
): Promise<void> {
  await notices.attempt(async () => {
    settings.remember({ search: structuredClone(recipe.searches[search]!) });
    await current.openPuzzle({ puzzle, title: `Puzzle ${index + 1} of ${recipe.title}`, puzzleId: null });
  });
}
