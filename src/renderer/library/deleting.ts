/** Deletes what the library holds: a notice names what went, and takes it back when it is asked to. */
import type { SavedComparison } from '../../shared/contract/comparisons.ts';
import type { Damaged, Deleted, LibraryPuzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';
import { count, quoted } from '../ui/words.ts';
import type { Session } from '../program/session.svelte.ts';

/** Deletes a set with its puzzles. */
export async function deleteSet(session: Session, { setId, title, puzzleCount }: PuzzleSet): Promise<void> {
  const { library } = session;
  const { kept } = library;
  const puzzles = puzzleCount === 0 ? 'an empty set' : `with ${count(puzzleCount, 'puzzle')}`;
  await session.attempt(async () => {
    await library.deleteSet(setId);
    if (kept?.setId === setId) session.forgetPuzzles([kept.puzzleId]);
    tell(session, `Deleted ${quoted(title)}, ${puzzles}.`, () => library.restoreSet(setId));
  });
}

/** Deletes puzzles; their runs stay in the history. */
export async function deletePuzzles(
  session: Session,
  puzzles: readonly Pick<LibraryPuzzle, 'puzzleId' | 'title'>[],
): Promise<void> {
  const ids = puzzles.map(({ puzzleId }) => puzzleId);
  await session.attempt(async () => {
    await session.library.deletePuzzles(ids);
    session.forgetPuzzles(ids);
    const what = named(puzzles, 'puzzle');
    tell(session, `Deleted ${what}.`, () => session.library.restorePuzzles(ids));
  });
}

/** Deletes runs of the history. */
export async function deleteRuns(session: Session, runs: readonly Pick<Run, 'runId' | 'title'>[]): Promise<void> {
  const ids = runs.map(({ runId }) => runId);
  const what = runs.length === 1 ? `the run of ${quoted(runs[0].title)}` : count(runs.length, 'run');
  await session.attempt(async () => {
    await session.library.deleteRuns(ids);
    session.forgetRuns(ids);
    tell(session, `Deleted ${what}.`, () => session.library.restoreRuns(ids));
  });
}

/** Deletes a comparison; its runs stay in the history. */
export async function deleteComparison(
  session: Session,
  { comparisonId, title }: Pick<SavedComparison, 'comparisonId' | 'title'>,
): Promise<void> {
  const { library } = session;
  await session.attempt(async () => {
    await library.deleteComparison(comparisonId);
    tell(session, `Deleted the comparison of ${quoted(title)}.`, () => library.restoreComparison(comparisonId));
  });
}

const RESTORE = {
  set: ({ library }, id) => library.restoreSet(id),
  puzzle: ({ library }, id) => library.restorePuzzles([id]),
  run: ({ library }, id) => library.restoreRuns([id]),
  comparison: ({ library }, id) => library.restoreComparison(id),
} as const satisfies Record<Deleted['kind'], (session: Session, id: number) => Promise<void>>;

/** Brings back what was deleted, perhaps days ago. Returns whether that was done. */
export async function restore(session: Session, { kind, id, title }: Deleted): Promise<boolean> {
  return session.attempt(async () => {
    await RESTORE[kind](session, id);
    session.notice = { kind: 'done', text: `Restored ${quoted(title)}.` };
  });
}

/** All of them for what is damaged, by what it is. */
export const DELETE_DAMAGED = {
  set: (session, { id, title }) => deleteSet(session, { setId: id, title: title ?? 'the damaged set', puzzleCount: 0 }),
  puzzle: (session, { id, title }) => deletePuzzles(session, [{ puzzleId: id, title: title ?? 'damaged' }]),
  run: (session, { id, title }) => deleteRuns(session, [{ runId: id, title: title ?? 'damaged' }]),
  comparison: (session, { id, title }) => deleteComparison(session, { comparisonId: id, title: title ?? 'damaged' }),
} as const satisfies Record<string, (session: Session, damaged: Damaged) => Promise<void>>;

function named(ones: readonly { title: string }[], noun: string): string {
  return ones.length === 1 ? quoted(ones[0].title) : count(ones.length, noun);
}

function tell(session: Session, text: string, undo: () => Promise<void>): void {
  session.notice = { kind: 'done', text, undo };
}
