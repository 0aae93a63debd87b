/** Deletes documents of the library; a notice names them and offers to undo. What was made from them stays. */
import { DOCUMENT_KINDS, kindRow, nounOf, type DocumentKind } from '../../shared/contract/kinds.ts';
import type { Deleted } from '../../shared/contract/lists.ts';
import { unsavedPuzzle, type ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import { count, quoted } from '../ui/format.ts';

/** A document by its id, as `puzzleId` of a puzzle. */
type NamedDocument<Kind extends DocumentKind> = {
  readonly title: string;
  readonly puzzleCount?: number;
} & { readonly [Id in `${Kind}Id`]: number };

/** Returns whether they are deleted. */
export async function deleteRows<Kind extends DocumentKind>(
  program: Program & { readonly main?: MainSearch },
  kind: Kind,
  rows: readonly NamedDocument<Kind>[],
): Promise<boolean> {
  const { notices, changes, main } = program;
  const idName: `${Kind}Id` = `${kind}Id`;
  const ids = rows.map(({ [idName]: id }) => id);
  const [{ title, puzzleCount = 0 }] = rows;
  const { deleted: inWords = (title) => `the ${kind} ${title}.` } = kindRow(kind);
  const what =
    rows.length === 1
      ? inWords(quoted(title), puzzleCount === 0 ? 'an empty set' : `with ${count(puzzleCount, 'puzzle')}`)
      : `${count(rows.length, kind)}.`;
  return notices.attempt(async () => {
    const onBoard = deletedOnBoard(program, kind, ids);
    const putBack = onBoard && (await deleteWithBoard(program, { kind, ids }, onBoard));
    if (!onBoard) await changes.library.delete({ kind, ids });
    if (kind === 'run') main?.forget(ids);
    const undo = async (): Promise<void> => {
      await changes.library.restore({ kind, ids });
      await putBack?.();
    };
    notices.tell(`Deleted ${what}`, { undo });
  });
}

/** The puzzle on the board, if it is deleted, alone or with its set. */
function deletedOnBoard(
  { current: { shown }, library: { kept } }: Program,
  kind: DocumentKind,
  ids: readonly number[],
): ShownPuzzle | null {
  if (shown?.puzzleId == null) return null;
  const isDeleted =
    kind === 'puzzle' ? ids.includes(shown.puzzleId) : kind === 'set' && kept !== null && ids.includes(kept.setId);
  return isDeleted ? shown : null;
}

/**
 * Deletes the puzzle on the board, which goes on unsaved, also after the next start. Resolves to what makes it the
 * puzzle of the library again, if it is still on the board.
 */
async function deleteWithBoard(
  { changes, current, library, settings }: Program,
  deleted: { readonly kind: DocumentKind; readonly ids: readonly number[] },
  shown: ShownPuzzle,
): Promise<() => Promise<void>> {
  const { puzzleId } = shown;
  const isOpenNext = settings.now.runId === null && settings.isStored('unsaved');
  const unsaved = unsavedPuzzle(shown);
  await changes.library.delete({ ...deleted, ...(isOpenNext && { unsaved }) });
  const detached = { ...shown, puzzleId: null };
  if (current.shown === shown) {
    if (isOpenNext) settings.adopt({ unsaved });
    current.shown = detached;
  }
  return async () => {
    if (current.shown !== detached) return;
    current.shown = shown;
    if (isOpenNext) settings.remember({ puzzleId, unsaved: null });
    await library.keep(puzzleId);
  };
}

export function nameOfDeleted({ kind, title }: Deleted): string {
  return title === null
    ? `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${nounOf(kind)} that has changed on the disk`
    : `${DOCUMENT_KINDS[kind].label} ${quoted(title)}`;
}

export async function deleteDamaged(program: Program, kind: DocumentKind, { id, title }: Damaged): Promise<void> {
  const damaged = { [`${kind}Id`]: id, title: title ?? (kind === 'set' ? 'the damaged set' : 'damaged') };
  await deleteRows(program, kind, [damaged as NamedDocument<DocumentKind>]);
}
