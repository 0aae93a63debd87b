import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';

/** Puzzles asked for at a time: the most that one call may ask for. */
const AT_ONCE = 200;

/**
 * The puzzle after `puzzle` in its set, or with −1 the one before it; `null` where there is none. Puzzles are asked for in the
 * order of the set, from its beginning.
 */
export async function neighbourPuzzle(
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
