import * as v from 'valibot';
import {
  FILE_TYPES,
  MAX_FILE_NAME_LENGTH,
  MAX_PART_BYTES,
  type ExportedFile,
  type FileType,
  type ImportPreview,
  type ImportResult,
  type RecentFile,
  type SavedFile,
} from './exchange.ts';
import { CLASS_QUERY, RESULT_TABLES } from './classResults.ts';
import { EXPORTED_PARTS, IDS_OR_ALL, SOME_IDS } from './exportedParts.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import { given, taking } from './method.ts';
import { PAGE_SUBJECT } from './pages.ts';
import { ID, integer, OWN_HEURISTIC, RUN_FILTER } from './parse.ts';
import { count } from '../text/numbers.ts';
import { ANSWERS_LABEL } from './questionContent.ts';
import { CLASS_LABEL, QUESTION_FILTER } from './questions.ts';
import { RUN_SORTS } from './types.ts';

/** Without a folder. */
const FILE_NAME = v.pipe(
  v.string(),
  v.minCodePoints(1, 'A file needs a name.'),
  v.maxCodePoints(MAX_FILE_NAME_LENGTH, `The name of a file has at most ${MAX_FILE_NAME_LENGTH} characters.`),
);
const ANNOUNCED = { name: FILE_NAME, bytes: integer(0, Number.MAX_SAFE_INTEGER) };

const PART = v.pipe(
  v.instance(ArrayBuffer, 'A part of a file is an ArrayBuffer.'),
  v.check(
    (part) => part.byteLength <= MAX_PART_BYTES,
    `A part of a file has at most ${count(MAX_PART_BYTES, 'byte')}.`,
  ),
);

export const EXCHANGE_METHODS = {
  /** The files opened last, newest first. */
  recentFiles: given({}).answers<readonly RecentFile[]>(),
  /** The file then waits for `takeOpened`. Refused as `not-found`. */
  openRecent: given({ recentId: ID }).answers<void>(),
  clearRecent: given({}).answers<void>(),
  /**
   * The files that the user has opened with the program, ready for `preview`; `null` for none. `name`: `null` for
   * several files opened together. Refused as `bad-file` where a file cannot be read.
   */
  takeOpened: given({}).answers<{ importId: number; name: string | null } | null>(),
  /** Announces a file. Refused as `bad-file` where it is too large. */
  openImport: given(ANNOUNCED).answers<{ importId: number }>(),
  /**
   * Announces another file, after all parts of the one before. Refused as `bad-file` where they are too large together.
   */
  addFile: given({ importId: ID, ...ANNOUNCED }).answers<void>(),
  sendPart: given({ importId: ID, part: PART }).answers<void>(),
  /** Call it after the last part. Refused as `bad-file` where the file cannot be read at all. */
  preview: given({ importId: ID, classLabel: v.exactOptional(CLASS_LABEL) }).answers<ImportPreview>(),
  /** Imports the preview in one transaction, after a backup: all of it or, when refused, nothing. */
  confirm: given({
    ...{ importId: ID, into: v.nullable(ID), addKnown: v.boolean() },
    classLabel: v.exactOptional(CLASS_LABEL),
  }).answers<ImportResult>(),
  cancelImport: given({ importId: ID }).answers<void>(),

  /**
   * Saves sets (`null`: all) with their puzzles and the wanted parts. Resolves to `null` if the user cancels. Refused
   * as `too-many` where the file could not be imported again.
   */
  exportSets: given(EXPORTED_PARTS).answers<ExportedFile | null>(),
  /** Saves lessons (`null`: all) as a library without sets. */
  exportLessons: given({ lessonIds: IDS_OR_ALL }).answers<ExportedFile | null>(),
  /**
   * Saves a page that opens with a subject in any browser, offline. Refused as `too-many` where it could not be read
   * again.
   */
  exportPage: taking(PAGE_SUBJECT).answers<ExportedFile | null>(),
  /** Saves experiments (`null`: all) with the heuristics that they use, as a library without sets. */
  exportExperiments: given({ experimentIds: IDS_OR_ALL }).answers<ExportedFile | null>(),
  /** Saves heuristics, in the library or not, as a library without sets. */
  exportHeuristics: given({
    heuristics: v.pipe(v.array(OWN_HEURISTIC), v.minLength(1), v.maxLength(DOCUMENT_KINDS.heuristic.most)),
  }).answers<ExportedFile | null>(),
  /**
   * Saves questions answered in a page, as a library with nothing else: `name` is who answered, `title` the page's,
   * `lessons` those of its lessons that ask questions.
   */
  exportAnswers: given({ ...ANSWERS_LABEL, questionIds: SOME_IDS }).answers<ExportedFile | null>(),
  exportRuns: given({
    filter: RUN_FILTER,
    sort: v.picklist(RUN_SORTS),
    descending: v.boolean(),
  }).answers<ExportedFile | null>(),
  /** As a table (CSV), by time, with the votes. */
  exportQuestions: given({ filter: QUESTION_FILTER, descending: v.boolean() }).answers<ExportedFile | null>(),
  /** A table (CSV) of what a class knows. */
  exportResults: given({ ...CLASS_QUERY.entries, table: v.picklist(RESULT_TABLES) }).answers<ExportedFile | null>(),

  /** Begins a file that the page writes; may ask the user for its place. `null`: cancelled. */
  createFile: given({
    name: FILE_NAME,
    type: v.picklist(Object.keys(FILE_TYPES) as FileType[]),
  }).answers<{ fileId: number } | null>(),
  writePart: given({ fileId: ID, part: PART }).answers<void>(),
  /** The file gets its name only now. */
  finishFile: given({ fileId: ID }).answers<SavedFile>(),
  /** Leaves nothing behind. */
  discardFile: given({ fileId: ID }).answers<void>(),
};
