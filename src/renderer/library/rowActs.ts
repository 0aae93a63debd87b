/** What keys and pointer do with rows of the lists: move, delete and drag them. */
import { count } from '../ui/format.ts';
import { deleteRows } from './deleting.ts';
import type { LibraryViewState } from './libraryViewState.svelte.ts';
import type { LibraryContext } from './libraryContext.ts';
import type { Library } from './library.svelte.ts';
import { neighbourPlace, placeBeyond, type Direction } from './neighbours.ts';
import type { PuzzleRows } from './listedRows.svelte.ts';
import type { DraggedRows, DropPlace } from './rowDragging.svelte.ts';

/** Moves a set one place up or down, if there is one. Returns whether it moved. */
export async function placeSet(
  { notices, library, changes }: LibraryContext,
  viewState: LibraryViewState,
  setId: number,
  direction: Direction,
): Promise<boolean> {
  const before = placeBeyond(setIds(library), [setId], direction);
  if (before === undefined || !library.setWith(setId)) return false;
  if (!(await notices.attempt(() => changes.library.moveSet({ setId, before })))) return false;
  viewState.spoken = `${library.setWith(setId)?.title}: place ${setIds(library).indexOf(setId) + 1} of ${library.sets.length}.`;
  return true;
}

/**
 * Moves the chosen puzzles one place up or down in their set; if the list is not in the set's own order, offers another
 * set. Returns whether they moved.
 */
export async function moveChosen(
  { notices, library, changes }: LibraryContext,
  viewState: LibraryViewState,
  direction: Direction,
): Promise<boolean> {
  const { puzzles } = library;
  const { choice } = puzzles;
  const moved = choice.in(puzzles.ids);
  if (!puzzles.isInOwnOrder) {
    viewState.moving = moved.length > 0 ? moved : null;
    return false;
  }
  const isNearEnd = puzzles.ids.slice(-2).includes(moved.at(-1)!);
  if (isNearEnd && puzzles.left > 0) await notices.attempt(() => puzzles.more());
  const before = placeBeyond(puzzles.ids, moved, direction);
  if (before === undefined) return false;
  const setId = puzzles.setId!;
  if (!(await notices.attempt(() => changes.library.movePuzzles({ puzzleIds: moved, setId, before })))) return false;
  viewState.spoken = `Place ${puzzles.ids.indexOf(moved[0]) + 1} of ${puzzles.total}.`;
  return true;
}

/** Deletes the chosen puzzles and chooses the next one, or else the one before. Returns whether any was deleted. */
export async function deleteChosen(context: LibraryContext): Promise<boolean> {
  const { puzzles } = context.library;
  const { chosen, ids, choice } = puzzles;
  if (chosen.length === 0) return false;
  const [first, last] = [chosen[0], chosen.at(-1)!].map(({ puzzleId }) => ids.indexOf(puzzleId));
  const next = ids[last + 1] ?? ids[first - 1];
  if (next === undefined) return deleteRows(context, 'puzzle', chosen);
  choice.only(next); // first, so that what shows the chosen puzzle goes from one to the other
  const isDeleted = await deleteRows(context, 'puzzle', chosen);
  if (!isDeleted) choice.put(chosen.map(({ puzzleId }) => puzzleId));
  return isDeleted;
}

/** All chosen puzzles if `puzzleId` is one of them, or else it alone. */
export function draggedFrom(puzzles: PuzzleRows, puzzleId: number): DraggedRows {
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
  { notices, library, changes }: LibraryContext,
  rows: DraggedRows,
  place: DropPlace,
): Promise<void> {
  const { kind, ids } = rows;
  const { id, side } = place;
  await notices.attempt(async () => {
    if (side === 'into') return changes.library.movePuzzles({ puzzleIds: ids, setId: id, before: null });
    if (kind === 'set')
      return changes.library.moveSet({ setId: ids[0], before: neighbourPlace(setIds(library), id, side) });
    const { puzzles } = library;
    const isLastShown = side === 'after' && id === puzzles.ids.at(-1);
    if (isLastShown && puzzles.left > 0) await puzzles.more();
    const before = neighbourPlace(puzzles.ids, id, side);
    return changes.library.movePuzzles({ puzzleIds: ids, setId: puzzles.setId!, before });
  });
}

function setIds(library: Library): number[] {
  return library.sets.map(({ setId }) => setId);
}

/** Keeps runs for good, or no longer; those kept are never deleted to make room. */
export async function pinRuns(
  { changes, main }: LibraryContext,
  runIds: readonly number[],
  isPinned: boolean,
): Promise<void> {
  await changes.runs.pin({ runIds, isPinned });
  main.markPinned(runIds, isPinned);
}
