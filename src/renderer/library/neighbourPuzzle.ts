import type { Api } from '../../shared/contract/api.ts';
import { MAX_PAGE } from '../../shared/contract/types.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';

export const IN_NO_SET = 'This puzzle is in no set.';

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

async function neighbourPuzzle(
  api: Api['library'],
  { setId, puzzleId }: Pick<LibraryPuzzle, 'setId' | 'puzzleId'>,
  direction: 1 | -1,
): Promise<LibraryPuzzle | null> {
  let before: LibraryPuzzle | null = null;
  let isFound = false;
  for (let offset = 0, total = Infinity; offset < total; offset += MAX_PAGE) {
    const query = { filter: { setId }, sort: 'set', descending: false, offset, limit: MAX_PAGE } as const;
    const { puzzles: page } = await api.list({ puzzles: query });
    total = page.total;
    for (const puzzle of page.rows) {
      if (isFound) return puzzle;
      isFound = puzzle.puzzleId === puzzleId;
      if (isFound && direction === -1) return before;
      before = puzzle;
    }
  }
  return null;
}
