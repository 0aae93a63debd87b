import { toBase64 } from '#platform';
import type { AnswersLabel } from '../../../shared/contract/exchange.ts';
import type { ExportedParts } from '../../../shared/contract/exportedParts.ts';
import type { Lesson } from '../../../shared/contract/lessons.ts';
import type { ListRows } from '../../../shared/contract/lists.ts';
import { pluralOf, SET_KINDS } from '../../../shared/contract/kinds.ts';
import { isOfClass, type SavedQuestion } from '../../../shared/contract/questions.ts';
import type { Roster } from '../../../shared/contract/rosters.ts';
import type { LibraryPuzzle } from '../../../shared/contract/types.ts';
import {
  EMPTY_FILE,
  ownPictures,
  type FileComparison,
  type FilePuzzle,
  type FileQuestion,
  type FileRun,
  type LibraryFile,
  type PicturesShown,
  type SetDocuments,
} from '../../../shared/exchange/libraryFile.ts';
import { checkOf } from './answers/answersCheck.ts';
import { gatherExperiments } from './experimentFiles.ts';
import { gatherHeuristics } from './heuristicFiles.ts';
import { COMPARISONS, contentOf } from '../../store/comparisons.ts';
import type { ReadableDb } from '../../store/database.ts';
import { listDocuments } from '../../store/documents.ts';
import { documentsOf } from '../../store/schemaDocuments.ts';
import { puzzlesOfSet } from '../../store/findPuzzles.ts';
import { EVERYTHING } from '../../store/pages.ts';
import { requireRow } from '../../store/keptRows.ts';
import { LESSONS } from '../../store/lessons.ts';
import { soundPicture } from '../../store/pictures.ts';
import { listRuns } from '../../store/findRuns.ts';
import { contentOfQuestion, QUESTIONS } from '../../store/questions.ts';
import { listSets, requireSet } from '../../store/sets.ts';
import { TABLES } from '../../store/tables.ts';

/** A part of the library, and the number of damaged rows left out. */
export interface Gathered {
  readonly file: LibraryFile;
  readonly damaged: number;
}

/**
 * Sets (`null`: all) with their puzzles and, if wanted, the runs, comparisons and questions made on them; all of these
 * for all sets. If wanted, the lessons and experiments, which belong to no set. The heuristics that are chosen, and
 * those that a search of the file uses.
 */
export function gather(
  db: ReadableDb,
  { setIds, withRuns, withNames, withLessons = false, withExperiments = false, heuristicIds = [] }: ExportedParts,
): Gathered {
  setIds?.forEach((setId) => requireSet(db, setId));
  const page = listSets(db);
  const chosen = page.rows.filter(({ setId }) => setIds === null || setIds.includes(setId));
  const lists = chosen.map(({ setId }) => puzzlesOfSet(db, setId));
  const sets = chosen.map(({ setId, title }, at) => ({
    ...{ title, puzzles: lists[at].rows.map(filePuzzle) },
    ...documentsIn(db, setId),
  }));
  const scope = { places: placesOf(lists.map(({ rows }) => rows)), withStrays: setIds === null };
  const runs = withRuns ? gatherRuns(db, scope) : NOTHING;
  const comparisons = withRuns ? gatherComparisons(db, scope, withNames) : NOTHING;
  const questions = withRuns ? gatherQuestions(db, scope, (saved) => withNames || isOfClass(saved)) : NOTHING;
  const unread = lists.reduce((sum, list) => sum + list.damaged.length, setIds === null ? page.damaged.length : 0);
  const lessons = withLessons ? gatherLessons(db, null) : NOTHING;
  const experiments = withExperiments ? gatherExperiments(db, null) : NOTHING;
  const pictures = gatherPictures(db, { sets, lessons: lessons.made });
  const rosters = withRuns && withNames && setIds === null ? gatherRosters(db) : NOTHING;
  const parts = [runs, comparisons, questions, pictures, lessons, experiments, rosters];
  const damaged = parts.reduce((sum, part) => sum + part.damaged, unread);
  const made = {
    ...{ sets, runs: runs.made, comparisons: comparisons.made, questions: questions.made },
    ...{ lessons: lessons.made, experiments: experiments.made, rosters: rosters.made },
  };
  const heuristics = gatherHeuristics(db, heuristicIds, made);
  return { file: { ...made, heuristics, pictures: pictures.bytes }, damaged };
}

interface GatheredHistory<Made> {
  readonly made: Made[];
  readonly damaged: number;
}

const NOTHING = { made: [], damaged: 0 };

function documentsIn(db: ReadableDb, setId: number): SetDocuments {
  const documents = SET_KINDS.map((kind) => {
    const { rows } = listDocuments(db, documentsOf(kind), { where: 'set_id = :setId', values: { setId } });
    return [pluralOf(kind), rows.map((row) => row[kind])] as const;
  });
  return Object.fromEntries(documents.filter(([, found]) => found.length > 0));
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

/** The user's own pictures that puzzles and stops show; missing and damaged ones are counted. */
function gatherPictures(db: ReadableDb, file: PicturesShown): { bytes: Record<string, string>; damaged: number } {
  const bytes: Record<string, string> = {};
  const ids = ownPictures(file);
  for (const { pictureId } of ids) {
    const found = soundPicture(db, pictureId);
    if (found) bytes[pictureId] = toBase64(found);
  }
  return { bytes, damaged: ids.length - Object.keys(bytes).length };
}

/** Puzzles of the file, by which what was made on them is chosen. */
interface ExportScope {
  readonly places: PlacesById;
  /** Whether all is wanted, whatever it was made on; also the number of damaged rows then. */
  readonly withStrays: boolean;
}

function madeFrom<Row extends { readonly puzzleId: number | null }, Made>(
  { rows, damaged }: ListRows<Row>,
  { places, withStrays }: ExportScope,
  make: (row: Row, madeOn: FileRun['madeOn']) => Made,
): GatheredHistory<Made> {
  const placeOf = (id: number | null): FileRun['madeOn'] => (id === null ? null : (places.get(id) ?? null));
  const placed = rows.map((row) => ({ row, madeOn: placeOf(row.puzzleId) }));
  const wanted = placed.filter(({ madeOn }) => withStrays || madeOn !== null);
  return { made: wanted.map(({ row, madeOn }) => make(row, madeOn)), damaged: withStrays ? damaged.length : 0 };
}

/** Of a list with the latest first. */
function oldestFirst<Row>({ rows, ...rest }: ListRows<Row>): ListRows<Row> {
  return { rows: rows.toReversed(), ...rest };
}

function gatherRuns(db: ReadableDb, scope: ExportScope): GatheredHistory<FileRun> {
  const runs = listRuns(db, { filter: {}, sort: 'time', descending: false, ...EVERYTHING });
  return madeFrom(runs, scope, ({ runId: _runId, puzzleId: _puzzleId, source: _source, ...run }, madeOn) => {
    return { ...run, madeOn };
  });
}

function gatherComparisons(db: ReadableDb, scope: ExportScope, withNames: boolean): GatheredHistory<FileComparison> {
  return madeFrom(oldestFirst(listDocuments(db, COMPARISONS)), scope, (saved, madeOn) => {
    const { title, savedAtMs } = saved;
    return { title, savedAtMs, content: contentOf(withNames ? saved : { ...saved, bets: [] }), madeOn };
  });
}

function gatherQuestions(
  db: ReadableDb,
  scope: ExportScope,
  isWanted: (saved: SavedQuestion) => boolean,
): GatheredHistory<FileQuestion> {
  const { rows, ...rest } = oldestFirst(listDocuments(db, QUESTIONS));
  return madeFrom({ rows: rows.filter(isWanted), ...rest }, scope, (saved, madeOn) => {
    const { title, classLabel, savedAtMs, homework } = saved;
    return { title, classLabel, savedAtMs, content: contentOfQuestion(saved), madeOn, ...(homework && { homework }) };
  });
}

/** Classes have the names of their students: they leave with the whole library only. */
function gatherRosters(db: ReadableDb): GatheredHistory<Roster> {
  const { rows, damaged } = listDocuments(db, documentsOf('roster'));
  return { made: rows.map(({ roster }) => roster), damaged: damaged.length };
}

/** In the user's order; `null`: all. Refuses as `not-found` where one does not exist. */
function gatherLessons(db: ReadableDb, lessonIds: readonly number[] | null): GatheredHistory<Lesson> {
  lessonIds?.forEach((lessonId) => requireRow(db, TABLES.lesson, lessonId));
  const { rows, damaged } = listDocuments(db, LESSONS);
  const isWanted = (id: number): boolean => lessonIds === null || lessonIds.includes(id);
  return {
    made: rows.filter(({ lessonId }) => isWanted(lessonId)).map(({ lesson }) => lesson),
    damaged: damaged.filter(({ id }) => isWanted(id)).length,
  };
}

/** As a library without sets. */
export function gatherLessonsAlone(db: ReadableDb, lessonIds: readonly number[] | null): Gathered {
  const { made: lessons, damaged } = gatherLessons(db, lessonIds);
  return withPictures(db, { file: { ...EMPTY_FILE, lessons }, damaged });
}

/** With the user's own pictures that the file shows. */
export function withPictures(db: ReadableDb, { file, damaged }: Gathered): Gathered {
  const pictures = gatherPictures(db, file);
  return { file: { ...file, pictures: pictures.bytes }, damaged: damaged + pictures.damaged };
}

/** With the heuristics that they use. */
export function gatherExperimentsAlone(db: ReadableDb, experimentIds: readonly number[] | null): Gathered {
  const { made: experiments, damaged } = gatherExperiments(db, experimentIds);
  const file = { ...EMPTY_FILE, experiments };
  return { file: { ...file, heuristics: gatherHeuristics(db, [], file) }, damaged };
}

/**
 * One person's answers under that name, as a library with nothing else. Refuses as `not-found` where a question does
 * not exist.
 */
export function gatherAnswers(db: ReadableDb, questionIds: readonly number[], answers: AnswersLabel): Gathered {
  questionIds.forEach((questionId) => requireRow(db, TABLES.question, questionId));
  const scope = { places: new Map(), withStrays: true };
  const { made } = gatherQuestions(db, scope, ({ questionId }) => questionIds.includes(questionId));
  const questions = made.map(({ homework: _homework, ...question }) => ({ ...question, classLabel: answers.name }));
  const check = checkOf(answers, questions);
  return {
    file: { ...EMPTY_FILE, questions, answers: { ...answers, check } },
    damaged: questionIds.length - made.length,
  };
}
