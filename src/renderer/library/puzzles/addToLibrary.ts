import { quoted } from '../../ui/format.ts';
import type { Program } from '../../program/program.ts';

/**
 * Adds the current puzzle to a set; `setTitle` names a new one. Resolves to whether that worked, once the next start
 * would open the puzzle from there.
 */
export async function addToLibrary(
  { notices, settings, current, library, changes }: Program,
  into: { setId: number } | { setTitle: string },
  title: string,
): Promise<boolean> {
  const { shown } = current;
  if (!shown) return false;
  const { puzzle, picture } = shown;
  return notices.attempt(async () => {
    const isOnBoard = settings.isStored('puzzleId');
    const saved = await changes.library.savePuzzle({ ...into, title, puzzle, isOnBoard, ...(picture && { picture }) });
    const { puzzleId } = saved;
    notices.tell(`Saved ${quoted(saved.title)} in the library.`);
    if (current.shown === shown) {
      if (isOnBoard) settings.adopt({ puzzleId, unsaved: null });
      current.shown = { ...shown, title: saved.title, puzzleId, isGuest: false };
      library.keepSaved(saved);
    }
  });
}
