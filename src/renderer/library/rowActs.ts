/** What keys and pointer do with rows of the lists: move, delete and drag them. */
import { count } from '../ui/format.ts';
import { deletePuzzles } from './deleting.ts';
import type { LibraryViewState } from './libraryViewState.svelte.ts';
import type { LibraryContext } from './libraryContext.ts';
import type { Library } from './library.svelte.ts';
import { neighbourPlace, placeBeyond, type Direction } from './neighbours.ts';
import type { PuzzleShelf } from './puzzleShelf.svelte.ts';
import type { DraggedRows, DropPlace } from './rowDragging.svelte.ts';

/** Moves a set one place up or down, if there is one. Returns whether it was asked to. */
export async function placeSet(
  { notices, library }: LibraryContext,
  viewState: LibraryViewState,
  setId: number,
  direction: Direction,
): Promise<boolean> {
  const ids = (): number[] => library.sets.map((set) => set.setId);
  const before = placeBeyond(ids(), [setId], direction);
  if (before === undefined || !library.setWith(setId)) return false;
  await notices.attempt(() => library.moveSet(setId, before));
  viewState.spoken = `${library.setWith(setId)?.title}: place ${setIds(library).indexOf(setId) + 1} of ${library.sets.length}.`;
  return true;
}

/**
 * Moves the chosen puzzles one place up or down in their set; if the list is not in the set's own order, offers another
 * set. Returns whether they moved.
 */
export async function moveChosen(
  { notices, library }: LibraryContext,
  viewState: LibraryViewState,
  direction: Direction,
): Promise<boolean> {
  const { puzzles } = library;
  const { list, choice } = puzzles;
  const moved = choice.in(puzzles.ids);
  if (!puzzles.isInOwnOrder) {
    viewState.moving = moved.length > 0 ? moved : null;
    return false;
  }
  const isNearEnd = puzzles.ids.slice(-2).includes(moved.at(-1)!);
  if (isNearEnd && list.left > 0) await notices.attempt(() => list.more());
  const before = placeBeyond(puzzles.ids, moved, direction);
  if (before === undefined) return false;
  await notices.attempt(() => library.movePuzzles(moved, puzzles.setId!, before));
  viewState.spoken = `Place ${puzzles.ids.indexOf(moved[0]) + 1} of ${list.total}.`;
  return true;
}

/** Deletes the chosen puzzles and chooses the next one. Returns whether any was deleted. */
export async function deleteChosen(context: LibraryContext): Promise<boolean> {
  const { puzzles } = context.library;
  const { chosen, ids, choice } = puzzles;
  if (chosen.length === 0) return false;
  const next = ids[ids.indexOf(chosen.at(-1)!.puzzleId) + 1];
  await deletePuzzles(context, chosen);
  if (next !== undefined && puzzles.ids.includes(next)) choice.only(next);
  return true;
}

/** All chosen puzzles if `puzzleId` is one of them, or else it alone. */
export function draggedFrom(puzzles: PuzzleShelf, puzzleId: number): DraggedRows {
  const { choice } = puzzles;
  if (!choice.has(puzzleId)) choice.only(puzzleId);
  const ids = choice.in(puzzles.ids);
  const label = ids.length === 1 ? puzzles.chosen[0].title : count(ids.length, 'puzzle');
  return { kind: 'puzzles', ids, label };
}

/** Sets go beside sets; puzzles into another set or, in the set's own order, beside puzzles. */
export function mayDrop({ puzzles }: Library, { kind, ids }: DraggedRows, place: DropPlace): boolean {
  if (kind === 'set') return place.kind === 'set' && !ids.includes(place.id);
  if (place.kind === 'set') return place.id !== puzzles.setId;
  return puzzles.isInOwnOrder && !ids.includes(place.id);
}

/** Puzzles dropped on a set go to its end. */
export async function dropRows(
  { notices, library }: LibraryContext,
  rows: DraggedRows,
  place: DropPlace,
): Promise<void> {
  const { kind, ids } = rows;
  const { id, side } = place;
  await notices.attempt(async () => {
    if (side === 'into') return library.movePuzzles(ids, id, null);
    if (kind === 'set') return library.moveSet(ids[0], neighbourPlace(setIds(library), id, side));
    const { puzzles } = library;
    const isLastShown = side === 'after' && id === puzzles.ids.at(-1);
    if (isLastShown && puzzles.list.left > 0) await puzzles.list.more();
    return library.movePuzzles(ids, puzzles.setId!, neighbourPlace(puzzles.ids, id, side));
  });
}

function setIds(library: Library): number[] {
  return library.sets.map(({ setId }) => setId);
}
