/** Deletes what the library holds: a notice names what went, and takes it back when it is asked to. */
import { count, quoted } from '../ui/format.ts';
import type { SavedComparison } from '../../shared/contract/comparisons.ts';
import type { LessonEntry } from '../../shared/contract/lessons.ts';
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { Damaged, Deleted, LibraryPuzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';
import type { LibraryContext } from './libraryContext.ts';

/** Deletes a set with its puzzles. */
export async function deleteSet(
  { notices, library, current }: LibraryContext,
  { setId, title, puzzleCount }: PuzzleSet,
): Promise<void> {
  const { kept } = library;
  const puzzles = puzzleCount === 0 ? 'an empty set' : `with ${count(puzzleCount, 'puzzle')}`;
  await notices.attempt(async () => {
    await library.deleteSet(setId);
    if (kept?.setId === setId) current.forget([kept.puzzleId]);
    notices.tell(`Deleted ${quoted(title)}, ${puzzles}.`, { undo: () => library.restoreSet(setId) });
  });
}

/** Deletes puzzles; their runs stay in the history. */
export async function deletePuzzles(
  { notices, library, current }: LibraryContext,
  puzzles: readonly Pick<LibraryPuzzle, 'puzzleId' | 'title'>[],
): Promise<void> {
  const ids = puzzles.map(({ puzzleId }) => puzzleId);
  await notices.attempt(async () => {
    await library.deletePuzzles(ids);
    current.forget(ids);
    notices.tell(`Deleted ${named(puzzles, 'puzzle')}.`, { undo: () => library.restorePuzzles(ids) });
  });
}

/** Deletes runs of the history. */
export async function deleteRuns(
  { notices, library, main }: LibraryContext,
  runs: readonly Pick<Run, 'runId' | 'title'>[],
): Promise<void> {
  const ids = runs.map(({ runId }) => runId);
  const what = runs.length === 1 ? `the run of ${quoted(runs[0].title)}` : count(runs.length, 'run');
  await notices.attempt(async () => {
    await library.deleteRuns(ids);
    main.forget(ids);
    notices.tell(`Deleted ${what}.`, { undo: () => library.restoreRuns(ids) });
  });
}

/** Deletes a comparison; its runs stay in the history. */
export async function deleteComparison(
  { notices, library }: LibraryContext,
  { comparisonId, title }: Pick<SavedComparison, 'comparisonId' | 'title'>,
): Promise<void> {
  await notices.attempt(async () => {
    await library.deleteComparison(comparisonId);
    const undo = (): Promise<void> => library.restoreComparison(comparisonId);
    notices.tell(`Deleted the comparison of ${quoted(title)}.`, { undo });
  });
}

/** Deletes a question with its votes. */
export async function deleteQuestion(
  { notices, library }: LibraryContext,
  { questionId, title }: Pick<SavedQuestion, 'questionId' | 'title'>,
): Promise<void> {
  await notices.attempt(async () => {
    await library.deleteQuestion(questionId);
    const undo = (): Promise<void> => library.restoreQuestion(questionId);
    notices.tell(`Deleted the question about ${quoted(title)} and its votes.`, { undo });
  });
}

/** Deletes a heuristic that is kept; runs that went by it keep its text. */
export async function deleteHeuristic(
  { notices, own }: Pick<LibraryContext, 'notices' | 'own'>,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<void> {
  await notices.attempt(async () => {
    await own.delete(id);
    notices.tell(`Deleted ${quoted(title)}. Runs that went by it keep its text.`, { undo: () => own.restore(id) });
  });
}

/** Deletes a challenge; its set stays. */
export async function deleteChallenge(
  { notices, library: { challenges } }: Pick<LibraryContext, 'notices' | 'library'>,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<void> {
  await notices.attempt(async () => {
    await challenges.delete(id);
    notices.tell(`Deleted the challenge ${quoted(title)}. Its set stays.`, { undo: () => challenges.restore(id) });
  });
}

/** Deletes a lesson with its stops. */
export async function deleteLesson(
  { notices, library: { lessons } }: Pick<LibraryContext, 'notices' | 'library'>,
  { lessonId, title }: Pick<LessonEntry, 'lessonId' | 'title'>,
): Promise<void> {
  await notices.attempt(async () => {
    await lessons.delete(lessonId);
    notices.tell(`Deleted the lesson ${quoted(title)}.`, { undo: () => lessons.restore(lessonId) });
  });
}

const RESTORE = {
  set: ({ library }, id) => library.restoreSet(id),
  puzzle: ({ library }, id) => library.restorePuzzles([id]),
  run: ({ library }, id) => library.restoreRuns([id]),
  comparison: ({ library }, id) => library.restoreComparison(id),
  question: ({ library }, id) => library.restoreQuestion(id),
  lesson: ({ library }, id) => library.lessons.restore(id),
  heuristic: ({ own }, id) => own.restore(id),
  challenge: ({ library }, id) => library.challenges.restore(id),
  experiment: ({ api }, id) => api.experiments.restore({ experimentId: id }),
} as const satisfies Record<Deleted['kind'], (context: LibraryContext, id: number) => Promise<void>>;

const BEFORE_TITLES: Readonly<Record<Deleted['kind'], string>> = {
  set: 'Set',
  puzzle: 'Puzzle',
  run: 'Run of',
  comparison: 'Comparison of',
  question: 'Question about',
  lesson: 'Lesson',
  experiment: 'Experiment',
  heuristic: 'Heuristic',
  challenge: 'Challenge',
};

/** What stands in the list of what was deleted. */
export function nameOfDeleted({ kind, title }: Deleted): string {
  return title === null
    ? `${kind === 'experiment' ? 'An' : 'A'} ${kind} that has changed on the disk`
    : `${BEFORE_TITLES[kind]} ${quoted(title)}`;
}

/** Brings back what was deleted, perhaps days ago. Returns whether that was done. */
export async function restore(context: LibraryContext, { kind, id, title }: Deleted): Promise<boolean> {
  const { notices } = context;
  return notices.attempt(async () => {
    await RESTORE[kind](context, id);
    notices.tell(`Restored ${title === null ? `the damaged ${kind}` : quoted(title)}.`);
  });
}

/** All of them for what is damaged, by what it is. */
export const DELETE_DAMAGED = {
  set: (context, { id, title }) => deleteSet(context, { setId: id, title: title ?? 'the damaged set', puzzleCount: 0 }),
  puzzle: (context, { id, title }) => deletePuzzles(context, [{ puzzleId: id, title: title ?? 'damaged' }]),
  run: (context, { id, title }) => deleteRuns(context, [{ runId: id, title: title ?? 'damaged' }]),
  comparison: (context, { id, title }) => deleteComparison(context, { comparisonId: id, title: title ?? 'damaged' }),
  question: (context, { id, title }) => deleteQuestion(context, { questionId: id, title: title ?? 'damaged' }),
  lesson: (context, { id, title }) => deleteLesson(context, { lessonId: id, title: title ?? 'damaged' }),
  challenge: (context, { id, title }) => deleteChallenge(context, { id, title: title ?? 'damaged' }),
  heuristic: (context, { id, title }) => deleteHeuristic(context, { id, title: title ?? 'damaged' }),
} as const satisfies Record<string, (context: LibraryContext, damaged: Damaged) => Promise<void>>;

function named(ones: readonly { title: string }[], noun: string): string {
  return ones.length === 1 ? quoted(ones[0].title) : count(ones.length, noun);
}
