/** What the keys and the pointer do with the rows of the library's lists: move them, delete them, take them along. */
import { count } from '../ui/format.ts';
import type { Carried } from './carrying.svelte.ts';
import { deletePuzzles } from './deleting.ts';
import type { Librarian } from './librarian.svelte.ts';
import type { LibraryContext } from './libraryContext.ts';
import { placeBeyond, type Direction } from './neighbours.ts';
import type { PuzzleShelf } from './puzzleShelf.svelte.ts';

/** Moves a set one place up or down, where there is one. Returns whether it was asked to. */
export async function moveSet(
  { notices, library }: LibraryContext,
  librarian: Librarian,
  setId: number,
  direction: Direction,
): Promise<boolean> {
  const ids = (): number[] => library.sets.map((set) => set.setId);
  const before = placeBeyond(ids(), [setId], direction);
  if (before === undefined || !library.setWith(setId)) return false;
  await notices.attempt(() => library.moveSet(setId, before));
  librarian.spoken = `${library.setWith(setId)?.title}: place ${ids().indexOf(setId) + 1} of ${library.sets.length}.`;
  return true;
}

/**
 * Moves the chosen puzzles one place up or down in their set; where the list is not in the set's own order, another set is
 * asked for. Returns whether they were moved.
 */
export async function moveChosen(
  { notices, library }: LibraryContext,
  librarian: Librarian,
  direction: Direction,
): Promise<boolean> {
  const { puzzles } = library;
  const { list, choice } = puzzles;
  const moved = choice.in(puzzles.ids);
  if (!puzzles.isInOwnOrder) {
    librarian.moving = moved.length > 0 ? moved : null;
    return false;
  }
  const isNearEnd = puzzles.ids.slice(-2).includes(moved.at(-1)!);
  if (isNearEnd && list.left > 0) await notices.attempt(() => list.more());
  const before = placeBeyond(puzzles.ids, moved, direction);
  if (before === undefined) return false;
  await notices.attempt(() => library.movePuzzles(moved, puzzles.setId!, before));
  librarian.spoken = `Place ${puzzles.ids.indexOf(moved[0]) + 1} of ${list.total}.`;
  return true;
}

/** Deletes the chosen puzzles; the one after them is chosen then. Returns whether any was. */
export async function deleteChosen(context: LibraryContext): Promise<boolean> {
  const { puzzles } = context.library;
  const { chosen, ids, choice } = puzzles;
  if (chosen.length === 0) return false;
  const next = ids[ids.indexOf(chosen.at(-1)!.puzzleId) + 1];
  await deletePuzzles(context, chosen);
  if (next !== undefined && puzzles.ids.includes(next)) choice.only(next);
  return true;
}

/** What a carry that begins on a row takes along: all that is chosen, if the row is. */
export function carriedFrom(puzzles: PuzzleShelf, puzzleId: number): Carried {
  const { choice } = puzzles;
  if (!choice.has(puzzleId)) choice.only(puzzleId);
  const ids = choice.in(puzzles.ids);
  const label = ids.length === 1 ? puzzles.chosen[0].title : count(ids.length, 'puzzle');
  return { kind: 'puzzles', ids, label };
}
