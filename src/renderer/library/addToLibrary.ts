import { quoted } from '../ui/format.ts';
import type { Program } from '../program/program.ts';

/**
 * Adds the current puzzle to a set; `setTitle` names a new one. Resolves, once the next start would open it from there, to
 * whether it is.
 */
export async function addToLibrary(
  { notices, settings, current, shelf }: Program,
  into: { setId: number } | { setTitle: string },
  title: string,
): Promise<boolean> {
  const { shown } = current;
  if (!shown) return false;
  return notices.attempt(async () => {
    const saved = await shelf.savePuzzle(into, title, shown);
    const { puzzleId } = saved;
    notices.tell(`${quoted(saved.title)} is in the library.`);
    if (current.shown === shown) {
      current.shown = { ...shown, title: saved.title, puzzleId, isGuest: false };
      settings.remember({ puzzleId, unsaved: null });
      await settings.write(); // or a crash would bring it back as a puzzle in no set, and its run twice
      await shelf.keep(puzzleId);
    }
  });
}
