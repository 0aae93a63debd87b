/** What an export holds. */
import { toBase64 } from '#platform';
import type { SavedChallenge } from '../../../shared/contract/challenges.ts';
import type { SavedComparison } from '../../../shared/contract/comparisons.ts';
import type { AnswersLabel } from '../../../shared/contract/exchange.ts';
import type { ExportedParts } from '../../../shared/contract/exportedParts.ts';
import type { Lesson } from '../../../shared/contract/lessons.ts';
import { isOfClass, type SavedQuestion } from '../../../shared/contract/questions.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { LibraryPuzzle, Page, PuzzleSet, Run } from '../../../shared/contract/types.ts';
import {
  EMPTY_FILE,
  ownPictures,
  type FileComparison,
  type FilePuzzle,
  type FileQuestion,
  type FileRun,
  type FileSet,
  type LibraryFile,
} from '../../../shared/exchange/libraryFile.ts';
import { checkOf } from './answers/answersCheck.ts';
import { gatherExperiments } from './experimentFiles.ts';
import { gatherHeuristics } from './heuristicFiles.ts';
import { listChallenges } from '../../store/challenges.ts';
import { contentOf, listComparisons } from '../../store/comparisons.ts';
import type { ReadableDb } from '../../store/database.ts';
import { listPuzzles } from '../../store/findPuzzles.ts';
import { listQuestions } from '../../store/findQuestions.ts';
import { requireRow } from '../../store/keptRows.ts';
import { allLessons, LESSONS } from '../../store/lessons.ts';
import { getPicture } from '../../store/pictures.ts';
import { listRuns } from '../../store/findRuns.ts';
import { contentOfQuestion, QUESTIONS } from '../../store/questions.ts';
import { listSets, requireSet } from '../../store/sets.ts';

export const EVERYTHING: Page = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** A part of the library, and how many damaged rows are not in it. */
export interface Gathered {
  readonly file: LibraryFile;
  readonly damaged: number;
}

/** All sound sets, in the user's order. */
export function allSets(db: ReadableDb): PuzzleSet[] {
  return [...listSets(db, EVERYTHING).sets];
}

/**
 * Sets with their puzzles (`null`: all sets), and if wanted the runs, comparisons and questions made on them; with all sets, every
 * one of these. The lessons and experiments of the library if wanted: they belong to no set. Of the heuristics that are kept, those that
 * are chosen and those that a search of the file goes by.
 */
export function gather(
  db: ReadableDb,
  { setIds, withRuns, withNames, withLessons = false, withExperiments = false, heuristicIds = [] }: ExportedParts,
): Gathered {
  setIds?.forEach((setId) => requireSet(db, setId));
  const page = listSets(db, EVERYTHING);
  const chosen = page.sets.filter(({ setId }) => setIds === null || setIds.includes(setId));
  const lists = chosen.map(({ setId }) => listPuzzles(db, { setId, ...EVERYTHING }));
  const { challenges } = listChallenges(db);
  const sets = chosen.map(({ setId, title }, at) => ({
    ...{ title, puzzles: lists[at].puzzles.map(filePuzzle) },
    ...challengesOf(challenges, setId),
  }));
  const places = placesOf(lists.map(({ puzzles }) => puzzles));
  const runs = withRuns ? gatherRuns(db, places, setIds === null) : NOTHING;
  const comparisons = withRuns ? gatherComparisons(db, places, setIds === null, withNames) : NOTHING;
  const questions = withRuns
    ? gatherQuestions(db, places, setIds === null, (saved) => withNames || isOfClass(saved))
    : NOTHING;
  const pictures = gatherPictures(db, sets);
  const rows = lists.reduce((sum, list) => sum + list.damaged.length, setIds === null ? page.damaged.length : 0);
  const lessons = withLessons ? gatherLessons(db, null) : NOTHING;
  const experiments = withExperiments ? gatherExperiments(db, null) : NOTHING;
  const parts = [runs, comparisons, questions, pictures, lessons, experiments];
  const damaged = parts.reduce((sum, part) => sum + part.damaged, rows);
  const made = {
    ...{ sets, runs: runs.made, comparisons: comparisons.made, questions: questions.made },
    ...{ lessons: lessons.made, experiments: experiments.made },
  };
  const heuristics = gatherHeuristics(db, heuristicIds, made);
  return { file: { ...made, heuristics, pictures: pictures.bytes }, damaged };
}

/** What was made on puzzles, and how many damaged rows are not in it. */
interface GatheredHistory<Made> {
  readonly made: Made[];
  readonly damaged: number;
}

const NOTHING = { made: [], damaged: 0 };

function challengesOf(all: readonly SavedChallenge[], setId: number): Pick<FileSet, 'challenges'> {
  const challenges = all.filter((one) => one.setId === setId).map(({ challenge }) => challenge);
  return challenges.length > 0 ? { challenges } : {};
}

type PlacesById = ReadonlyMap<number, readonly [set: number, puzzle: number]>;

function placesOf(lists: readonly (readonly LibraryPuzzle[])[]): PlacesById {
  return new Map(
    lists.flatMap((puzzles, set) => puzzles.map(({ puzzleId }, at) => [puzzleId, [set, at] as const] as const)),
  );
}

function filePuzzle({ title, notes, tags, puzzle, optimal, claimed, picture }: LibraryPuzzle): FilePuzzle {
  return { title, notes, tags, puzzle, optimal: optimal ?? claimed ?? null, ...(picture && { picture }) };
}

/** The user's own pictures that puzzles show. One that is damaged, or is not there, is left out and counted. */
export function gatherPictures(
  db: ReadableDb,
  sets: readonly FileSet[],
): { bytes: Record<string, string>; damaged: number } {
  const bytes: Record<string, string> = {};
  const ids = ownPictures(sets);
  for (const { pictureId } of ids) {
    const found = findPicture(db, pictureId);
    if (found) bytes[pictureId] = toBase64(found);
  }
  return { bytes, damaged: ids.length - Object.keys(bytes).length };
}

function findPicture(db: ReadableDb, pictureId: string): Uint8Array | null {
  try {
    return getPicture(db, { pictureId });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Runs in the order in which they were made. */
function gatherRuns(db: ReadableDb, places: PlacesById, withStrays: boolean): GatheredHistory<FileRun> {
  const { runs, damaged } = listRuns(db, { filter: {}, sort: 'time', descending: false, ...EVERYTHING });
  const wanted = runs.filter(({ puzzleId }) => withStrays || placeOf(puzzleId, places) !== null);
  return { made: wanted.map((run) => fileRun(run, places)), damaged: withStrays ? damaged.length : 0 };
}

function fileRun({ runId: _runId, puzzleId, source: _source, ...run }: Run, places: PlacesById): FileRun {
  return { ...run, madeOn: placeOf(puzzleId, places) };
}

/** Comparisons in the order in which they were saved. */
function gatherComparisons(
  db: ReadableDb,
  places: PlacesById,
  withStrays: boolean,
  withNames: boolean,
): GatheredHistory<FileComparison> {
  const { comparisons, damaged } = listComparisons(db, EVERYTHING);
  const wanted = comparisons.filter(({ puzzleId }) => withStrays || placeOf(puzzleId, places) !== null);
  return {
    made: wanted.toReversed().map((saved) => fileComparison(withNames ? saved : { ...saved, bets: [] }, places)),
    damaged: withStrays ? damaged.length : 0,
  };
}

function fileComparison(saved: SavedComparison, places: PlacesById): FileComparison {
  const { puzzleId, title, savedAtMs } = saved;
  return { title, savedAtMs, content: contentOf(saved), madeOn: placeOf(puzzleId, places) };
}

/** Questions in the order in which they were asked. */
function gatherQuestions(
  db: ReadableDb,
  places: PlacesById,
  withStrays: boolean,
  isWanted: (saved: SavedQuestion) => boolean,
): GatheredHistory<FileQuestion> {
  const page = listQuestions(db, { filter: {}, descending: false, ...EVERYTHING });
  const wanted = page.questions.filter(
    (saved) => isWanted(saved) && (withStrays || placeOf(saved.puzzleId, places) !== null),
  );
  return { made: wanted.map((saved) => fileQuestion(saved, places)), damaged: withStrays ? page.damaged.length : 0 };
}

function fileQuestion(saved: SavedQuestion, places: PlacesById): FileQuestion {
  const { puzzleId, title, classLabel, savedAtMs } = saved;
  return { title, classLabel, savedAtMs, content: contentOfQuestion(saved), madeOn: placeOf(puzzleId, places) };
}

/** Lessons, `null`: all of them, in the user's order. Refuses as `not-found` where one does not exist. */
function gatherLessons(db: ReadableDb, lessonIds: readonly number[] | null): GatheredHistory<Lesson> {
  lessonIds?.forEach((lessonId) => requireRow(db, LESSONS, lessonId));
  const { lessons, damaged } = allLessons(db);
  const isWanted = (id: number): boolean => lessonIds === null || lessonIds.includes(id);
  return {
    made: lessons.filter(({ lessonId }) => isWanted(lessonId)).map(({ lesson }) => lesson),
    damaged: damaged.filter(({ id }) => isWanted(id)).length,
  };
}

/** Lessons alone, as a library without sets. */
export function gatherLessonsAlone(db: ReadableDb, lessonIds: readonly number[] | null): Gathered {
  const { made: lessons, damaged } = gatherLessons(db, lessonIds);
  return { file: { ...EMPTY_FILE, lessons }, damaged };
}

/** Experiments alone, with the heuristics that they go by. */
export function gatherExperimentsAlone(db: ReadableDb, experimentIds: readonly number[] | null): Gathered {
  const { made: experiments, damaged } = gatherExperiments(db, experimentIds);
  const file = { ...EMPTY_FILE, experiments };
  return { file: { ...file, heuristics: gatherHeuristics(db, [], file) }, damaged };
}

/** Questions that one person has answered, under that name, as a library with nothing else. Refuses as `not-found` where one does not exist. */
export function gatherAnswers(db: ReadableDb, questionIds: readonly number[], answers: AnswersLabel): Gathered {
  questionIds.forEach((questionId) => requireRow(db, QUESTIONS, questionId));
  const { made } = gatherQuestions(db, new Map(), true, ({ questionId }) => questionIds.includes(questionId));
  const questions = made.map((question) => ({ ...question, classLabel: answers.name }));
  const check = checkOf(answers, questions);
  return {
    file: { ...EMPTY_FILE, questions, answers: { ...answers, check } },
    damaged: questionIds.length - made.length,
  };
}

function placeOf(puzzleId: number | null, places: PlacesById): FileRun['madeOn'] {
  return (puzzleId === null ? undefined : places.get(puzzleId)) ?? null;
}
