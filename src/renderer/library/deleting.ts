/** Deletes rows of the library; a notice names them and offers to undo. */
import { DOCUMENT_KINDS, type DocumentKind } from '../../shared/contract/kinds.ts';
import type { Deleted } from '../../shared/contract/lists.ts';
import type { Damaged, LibraryPuzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import { count, quoted } from '../ui/format.ts';
import type { LibraryContext } from './libraryContext.ts';

interface NamedRow {
  readonly id: number;
  readonly title: string;
}

/** The notice's words for a deleted row, where it is not the kind and the title. Sets have their own. */
const WORDS: Readonly<Partial<Record<DocumentKind, (title: string) => string>>> = {
  puzzle: (title) => `${title}.`,
  run: (title) => `the run of ${title}.`,
  comparison: (title) => `the comparison of ${title}.`,
  question: (title) => `the question about ${title} and its votes.`,
  heuristic: (title) => `${title}. Runs that went by it keep its text.`,
  challenge: (title) => `the challenge ${title}. Its set stays.`,
};

/** Deletes rows of one kind. What was made from them stays: the runs of a puzzle, the set of a challenge. */
export async function deleteRows(
  program: Pick<Program, 'notices' | 'library'>,
  kind: Exclude<DocumentKind, 'set'>,
  rows: readonly NamedRow[],
  afterwards: () => void = () => {},
): Promise<void> {
  const { [kind]: inWords = (title: string) => `the ${kind} ${title}.` } = WORDS;
  const what = rows.length === 1 ? inWords(quoted(rows[0].title)) : `${count(rows.length, kind)}.`;
  await deleteAll(
    program,
    kind,
    rows.map(({ id }) => id),
    what,
    afterwards,
  );
}

async function deleteAll(
  { notices, library }: Pick<Program, 'notices' | 'library'>,
  kind: DocumentKind,
  ids: readonly number[],
  what: string,
  afterwards: () => void,
): Promise<void> {
  await notices.attempt(async () => {
    await library.delete(kind, ids);
    afterwards();
    notices.tell(`Deleted ${what}`, { undo: () => library.restore(kind, ids) });
  });
}

export async function deleteSet(context: LibraryContext, { setId, title, puzzleCount }: PuzzleSet): Promise<void> {
  const { kept } = context.library;
  const puzzles = puzzleCount === 0 ? 'an empty set' : `with ${count(puzzleCount, 'puzzle')}`;
  await deleteAll(context, 'set', [setId], `${quoted(title)}, ${puzzles}.`, () => {
    if (kept?.setId === setId) context.current.forget([kept.puzzleId]);
  });
}

/** Deletes puzzles; their runs stay in the history. */
export async function deletePuzzles(
  context: LibraryContext,
  puzzles: readonly Pick<LibraryPuzzle, 'puzzleId' | 'title'>[],
): Promise<void> {
  const rows = puzzles.map(({ puzzleId, title }) => ({ id: puzzleId, title }));
  await deleteRows(context, 'puzzle', rows, () => context.current.forget(rows.map(({ id }) => id)));
}

export async function deleteRuns(
  context: LibraryContext,
  runs: readonly Pick<Run, 'runId' | 'title'>[],
): Promise<void> {
  const rows = runs.map(({ runId, title }) => ({ id: runId, title }));
  await deleteRows(context, 'run', rows, () => context.main.forget(rows.map(({ id }) => id)));
}

export function nameOfDeleted({ kind, title }: Deleted): string {
  return title === null
    ? `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind} that has changed on the disk`
    : `${DOCUMENT_KINDS[kind].label} ${quoted(title)}`;
}

export async function restoreDeleted({ notices, library }: Program, { kind, id, title }: Deleted): Promise<boolean> {
  return notices.attempt(async () => {
    await library.restore(kind, [id]);
    notices.tell(`Restored ${title === null ? `the damaged ${kind}` : quoted(title)}.`);
  });
}

export async function deleteDamaged(
  context: LibraryContext,
  kind: DocumentKind,
  { id, title }: Damaged,
): Promise<void> {
  const named = { id, title: title ?? 'damaged' };
  if (kind === 'set') await deleteSet(context, { setId: id, title: title ?? 'the damaged set', puzzleCount: 0 });
  else if (kind === 'puzzle') await deletePuzzles(context, [{ ...named, puzzleId: id }]);
  else if (kind === 'run') await deleteRuns(context, [{ ...named, runId: id }]);
  else await deleteRows(context, kind, [named]);
}
