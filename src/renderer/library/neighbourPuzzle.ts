import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';

/** Puzzles asked for at a time: the most that one call may ask for. */
const AT_ONCE = 200;

/** Opens the puzzle after the current one, or before it, in its set. */
export async function openNeighbour({ api, notices, current, shelf }: Program, direction: 1 | -1): Promise<void> {
  await notices.attempt(async () => {
    const kept = current.shown?.puzzleId == null ? null : shelf.kept;
    const found = kept && (await neighbourPuzzle(api.library, kept, direction));
    if (found) return current.openPuzzle(found);
    const place = direction === 1 ? 'last' : 'first';
    notices.tell(kept ? `This is the ${place} puzzle of its set.` : 'This puzzle is in no set.');
  });
}

/**
 * The puzzle after `puzzle` in its set, or with −1 the one before it; `null` where there is none. Puzzles are asked for in the
 * order of the set, from its beginning.
 */
async function neighbourPuzzle(
  api: Api['library'],
  { setId, puzzleId }: Pick<LibraryPuzzle, 'setId' | 'puzzleId'>,
  direction: 1 | -1,
): Promise<LibraryPuzzle | null> {
  let before: LibraryPuzzle | null = null;
  let isFound = false;
  for (let offset = 0, total = Infinity; offset < total; offset += AT_ONCE) {
    const page = await api.listPuzzles({ setId, offset, limit: AT_ONCE });
    total = page.total;
    for (const puzzle of page.puzzles) {
      if (isFound) return puzzle;
      isFound = puzzle.puzzleId === puzzleId;
      if (isFound && direction === -1) return before;
      before = puzzle;
    }
  }
  return null;
}
