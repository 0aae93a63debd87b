import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';

/** Puzzles asked for at a time: the most that one call may ask for. */
const AT_ONCE = 200;

export const IN_NO_SET = 'This puzzle is in no set.';

/** Opens the puzzle after the current one, or before it, in its set. */
export async function openNeighbour({ api, notices, current }: Program, direction: 1 | -1): Promise<void> {
  const puzzleId = current.shown?.puzzleId ?? null;
  if (puzzleId === null) return notices.hint(IN_NO_SET);
  await notices.attempt(async () => {
    const { setId } = await api.library.getPuzzle({ puzzleId });
    const found = await neighbourPuzzle(api.library, { setId, puzzleId }, direction);
    if (found) await current.openPuzzle(found);
    else notices.hint(`This is the ${direction === 1 ? 'last' : 'first'} puzzle of its set.`);
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
