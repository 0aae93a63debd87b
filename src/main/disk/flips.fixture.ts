/** Libraries whose files are corrupted, and what they then show. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { SavedComparison } from '../../shared/contract/comparisons.ts';
import type { SavedDocument } from '../../shared/contract/kinds.ts';
import type { SavedHeuristic } from '../../shared/contract/heuristics.ts';
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { LibraryPuzzle, PuzzleSet, Run } from '../../shared/contract/types.ts';
import { COMPARISONS } from '../../host/store/comparisons.ts';
import type { ReadableDb, Store } from '../../host/store/database.ts';
import { BACKUP_FOLDER, LIBRARY_FILE } from './files.ts';
import { puzzlesOfSet, searchPuzzles } from '../../host/store/findPuzzles.ts';
import { listQuestions } from '../../host/store/findQuestions.ts';
import { listRuns } from '../../host/store/findRuns.ts';
import { listDocuments } from '../../host/store/documents.ts';
import { documentsOf } from '../../host/store/schemaDocuments.ts';
import { HEURISTICS } from '../../host/store/heuristics.ts';
import { listExperiments, type StoredExperiment } from '../../host/store/experiments.ts';
import { LESSONS } from '../../host/store/lessons.ts';
import { inStore } from '../../host/store/library.fixture.ts';
import { openStore } from './openStore.ts';
import { CHANGES, operate } from './operations.fixture.ts';
import { ALL, NEWEST } from '../../host/store/pages.fixture.ts';
import { listSets } from '../../host/store/sets.ts';
import { OWN, readSettings } from '../../host/store/settings.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** Every kind of change, three times. */
const CHANGED = 3 * Object.keys(CHANGES).length;

/** Settings that may come and go: the program's own records and notices. */
const NOTED: readonly string[] = [...Object.values(OWN), 'notices'];

/** The allowed messages about a corrupted file: SQLite cannot read it, or its mark or format is wrong. */
const REFUSALS: readonly ErrorCode[] = ['store-damaged', 'store-foreign', 'store-from-future'];

/** What a library shows as sound, as texts; and whether it reports that something is not as it was saved. */
export interface Shown {
  readonly texts: readonly string[];
  readonly isTold: boolean;
}

interface Lists {
  readonly sets: readonly PuzzleSet[];
  readonly puzzles: readonly LibraryPuzzle[];
  readonly runs: readonly Run[];
  readonly comparisons: readonly SavedComparison[];
  readonly questions: readonly SavedQuestion[];
  readonly lessons: readonly SavedDocument<'lesson'>[];
  readonly experiments: readonly StoredExperiment[];
  readonly heuristics: readonly SavedHeuristic[];
  readonly challenges: readonly SavedDocument<'challenge'>[];
  readonly rosters: readonly SavedDocument<'roster'>[];
}

/** The saved items: their content, and the puzzle that they belong to. Without other places in the library. */
function textsOf({
  sets,
  puzzles,
  runs,
  comparisons,
  questions,
  lessons,
  experiments,
  heuristics,
  challenges,
  rosters,
}: Lists): string[] {
  return [
    ...sets.map(({ title }) => `set ${title}`),
    ...puzzles.map(({ puzzleId: _puzzleId, setId: _setId, ...rest }) => `puzzle ${JSON.stringify(rest)}`),
    ...runs.map(
      ({ runId: _runId, puzzleId: _puzzleId, isPinned: _isPinned, ...rest }) => `run ${JSON.stringify(rest)}`,
    ),
    ...comparisons.map(
      ({ comparisonId: _comparisonId, puzzleId: _puzzleId, ...rest }) => `comparison ${JSON.stringify(rest)}`,
    ),
    ...questions.map(({ questionId: _questionId, puzzleId: _puzzleId, ...rest }) => `question ${JSON.stringify(rest)}`),
    ...lessons.map(({ lesson }) => `lesson ${JSON.stringify(lesson)}`),
    ...experiments.map(({ experimentId: _experimentId, ...rest }) => `experiment ${JSON.stringify(rest)}`),
    ...heuristics.map(({ own }) => `heuristic ${JSON.stringify(own)}`),
    ...challenges.map(({ challenge }) => `challenge ${JSON.stringify(challenge)}`),
    ...rosters.map(({ roster }) => `class ${JSON.stringify(roster)}`),
    ...[...runs, ...comparisons, ...questions]
      .filter(({ puzzleId }) => puzzleId !== null)
      .map(({ title, puzzleId }) => `${title} belongs to puzzle ${puzzleId}`),
  ];
}

/** A list; empty where it is refused with a sentence. */
function orRefused<T>(list: () => T): T | null {
  try {
    return list();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

/** What an open library shows: in its lists, and set by set, as users look at them. */
export function shown({ read, notices }: Store): Shown {
  const sets = orRefused(() => read((db) => listSets(db, ALL)));
  const puzzles = orRefused(() =>
    read((db) => searchPuzzles(db, { filter: {}, sort: 'added', descending: false, ...ALL })),
  );
  const bySet = (db: ReadableDb) => (sets?.rows ?? []).map(({ setId }) => puzzlesOfSet(db, setId).rows);
  const runs = orRefused(() => read((db) => listRuns(db, { ...NEWEST, ...ALL })));
  const comparisons = orRefused(() => read((db) => listDocuments(db, COMPARISONS, { page: ALL })));
  const questions = orRefused(() => read((db) => listQuestions(db, { filter: {}, descending: true, ...ALL })));
  const lessons = orRefused(() => read((db) => listDocuments(db, LESSONS)));
  const experiments = orRefused(() => read(listExperiments));
  const heuristics = orRefused(() => read((db) => listDocuments(db, HEURISTICS)));
  const challenges = orRefused(() => read((db) => listDocuments(db, documentsOf('challenge'))));
  const rosters = orRefused(() => read((db) => listDocuments(db, documentsOf('roster'))));
  const parts = [sets, puzzles, runs, comparisons, questions, lessons, experiments, heuristics, challenges, rosters];
  const lists = {
    sets: sets?.rows ?? [],
    puzzles: puzzles?.rows ?? [],
    runs: runs?.rows ?? [],
    comparisons: comparisons?.rows ?? [],
    questions: questions?.rows ?? [],
    lessons: lessons?.rows ?? [],
    experiments: experiments?.rows ?? [],
    heuristics: heuristics?.rows ?? [],
    challenges: challenges?.rows ?? [],
    rosters: rosters?.rows ?? [],
  };
  const settings = orRefused(() => [...read(readSettings).keys()].filter((key) => !NOTED.includes(key))) ?? [];
  const inSets = new Set((orRefused(() => read(bySet)) ?? []).flat().map(({ puzzleId }) => puzzleId));
  const isAnyDamaged = parts.some((part) => part === null || part.damaged.length > 0);
  const texts = textsOf({ ...lists, puzzles: lists.puzzles.filter(({ puzzleId }) => inSets.has(puzzleId)) });
  return { texts: [...texts, ...settings.map((key) => `setting ${key}`)], isTold: notices.length > 0 || isAnyDamaged };
}

/** What the library of a folder shows; nothing where it is refused with a sentence. */
export function opened(folder: string): Shown {
  return orRefused(() => inStore(folder, shown)) ?? { texts: [], isTold: true };
}

/** A library after many changes, with copies of its files; what it shows, and all that it ever showed. */
export interface Library {
  readonly folder: string;
  readonly file: string;
  readonly now: readonly string[];
  readonly saved: ReadonlySet<string>;
  /** Restores the files. */
  readonly restore: () => void;
}

type WhenDone = (clean: () => void) => void;

export interface LibraryOptions {
  readonly isKilled?: boolean;
  readonly hasBackup?: boolean;
}

/** A library that was closed or, with `isKilled`, has its latest changes in the log; with a backup or without. */
export function library(whenDone: WhenDone, options: LibraryOptions = {}): Library {
  const [folder, kept] = [memoryFolder(whenDone), join(memoryFolder(whenDone), 'kept')];
  const store = openStore(folder);
  const saved = new Set(shown(store).texts);
  change(store, 1, CHANGED);
  for (const text of shown(store).texts) saved.add(text);
  if (options.hasBackup) store.backUp('test');
  if (options.isKilled) change(store, CHANGED + 1, 20);
  const now = shown(store).texts;
  for (const text of now) saved.add(text);
  if (!options.isKilled) store.close();
  cpSync(folder, kept, { recursive: true });
  store.close();
  const restore = (): void => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    cpSync(kept, folder, { recursive: true });
    if (!options.hasBackup) rmSync(join(folder, BACKUP_FOLDER), { recursive: true, force: true });
  };
  restore();
  return { folder, file: join(folder, LIBRARY_FILE), now, saved, restore };
}

/** Each change in a transaction of its own, as a user makes them. */
function change(store: Store, first: number, count: number): void {
  for (let n = first; n < first + count; n++) store.write((db) => operate(db, n));
}

/** The program's own set in which a recovery gathers puzzles whose set is lost. */
const GATHERED = 'set Found again';

/**
 * The faults of what a library shows after a corruption: something that was never saved, or something missing without a
 * report.
 */
export function faultsOf({ now, saved }: Library, { texts, isTold }: Shown): string[] {
  const there = new Set(texts);
  const missing = now.filter((text) => !there.has(text));
  const isExpected = (text: string): boolean => saved.has(text) || (isTold && text === GATHERED);
  return [
    ...texts.filter((text) => !isExpected(text)).map((text) => `never saved: ${text}`),
    ...(isTold ? [] : missing.map((text) => `missing without a word: ${text}`)),
  ];
}

/** Whether something is no longer shown. */
export function isMissing({ now }: Library, { texts }: Shown): boolean {
  const there = new Set(texts);
  return now.some((text) => !there.has(text));
}
