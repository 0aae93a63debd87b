import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import { puzzlesInSet } from './puzzlesInSet.ts';

/** Opens the puzzle before or after one in its set, or says that there is none. */
export async function openNeighbour(
  { api, notices, current }: Program,
  puzzleId: number,
  direction: 1 | -1,
): Promise<void> {
  const { setId } = await api.library.getPuzzle({ puzzleId });
  const found = await neighbourPuzzle(api, { setId, puzzleId }, direction);
  if (found) await current.openPuzzle(found);
  else notices.hint(`This is the ${direction === 1 ? 'last' : 'first'} puzzle of its set.`);
}

async function neighbourPuzzle(
  api: Pick<Api, 'library'>,
  { setId, puzzleId }: Pick<LibraryPuzzle, 'setId' | 'puzzleId'>,
  direction: 1 | -1,
): Promise<LibraryPuzzle | null> {
  let before: LibraryPuzzle | null = null;
  for await (const puzzle of puzzlesInSet(api, setId)) {
    if (direction === 1 && before?.puzzleId === puzzleId) return puzzle;
    if (direction === -1 && puzzle.puzzleId === puzzleId) return before;
    before = puzzle;
  }
  return null;
}
