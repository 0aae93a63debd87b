/**
 * The allow-list: every method of `Api` with what its parameters must look like. A method that is missing here, that the
 * `Api` does not have, or whose parameters disagree with it does not compile.
 */
import * as v from 'valibot';
import type { Port } from '../rpc/port.ts';
import { serve, type Served } from '../rpc/rpc.ts';
import type { Parser, ParsersOf } from '../rpc/services.ts';
import type { Api } from './api.ts';
import { CHANGED_CHALLENGE, NEW_CHALLENGE, ONE_CHALLENGE, SCORED_HEURISTIC } from './challenges.ts';
import { NEW_COMPARISON, ONE_COMPARISON } from './comparisons.ts';
import { CHANGED_EXPERIMENT, EXPERIMENT_RESULTS, NEW_EXPERIMENT, ONE_EXPERIMENT } from './experiments.ts';
import { EXPORTED_PARTS, IDS_OR_ALL } from './exportedParts.ts';
import { FILE_TYPES, MAX_FILE_NAME_LENGTH, MAX_PART_BYTES, type FileType } from './exchange.ts';
import {
  AGREED_HEURISTIC,
  JUDGED_BOARD,
  MAX_KEPT_HEURISTICS,
  NAMED_HEURISTIC,
  ONE_HEURISTIC,
  OVERESTIMATED,
} from './heuristics.ts';
import { CHANGED_LESSON, MOVED_LESSON, NEW_LESSON, NEW_STOP, ONE_LESSON } from './lessons.ts';
import { PAGE_SUBJECT } from './pages.ts';
import { PICTURE_BYTES, PICTURE_ID, TILE_PICTURE } from './pictures.ts';
import {
  ID,
  integer,
  NOTES,
  number,
  OWN_HEURISTIC,
  parse,
  PUZZLE,
  PUZZLE_FILTER,
  RUN_FILTER,
  RUN_LABEL,
  SEARCH,
  TAGS,
  TITLE,
  type Schema,
} from './parse.ts';
import { ANSWERS_LABEL, NEW_QUESTION, ONE_QUESTION, QUESTION_FILTER, QUESTION_RECIPE } from './questions.ts';
import { SETTINGS } from './settings.ts';
import { PUZZLE_SORTS, RUN_SORTS, type Settings } from './types.ts';

/** What one call may ask a search for. `advance` looks at its clock between slices, so it can be somewhat late. */
const MAX_ADVANCE_EXPANSIONS = 10_000_000;
const MAX_ADVANCE_MILLIS = 1000;

/** Rows on one page of a list. */
export const MAX_PAGE = 200;
/** Puzzles or runs that one call may move, mark, delete or restore. */
const MAX_AT_ONCE = 5_000;

const NOTHING = v.strictObject({});

const PAGE = { offset: integer(0, Number.MAX_SAFE_INTEGER), limit: integer(1, MAX_PAGE) };

const IDS = v.pipe(
  v.array(ID),
  v.minLength(1, 'This list is empty.'),
  v.maxLength(MAX_AT_ONCE, `This list has at most ${MAX_AT_ONCE} entries.`),
);

const orderBy = <const Sorts extends readonly string[]>(sorts: Sorts) => ({
  sort: v.picklist(sorts),
  descending: v.boolean(),
});

const ASKED_QUESTIONS = { filter: QUESTION_FILTER, descending: v.boolean() };

/** What a file is called, without any folder. */
const FILE_NAME: Schema<string> = v.pipe(
  v.string(),
  v.minCodePoints(1, 'A file needs a name.'),
  v.maxCodePoints(MAX_FILE_NAME_LENGTH, `The name of a file has at most ${MAX_FILE_NAME_LENGTH} characters.`),
);

const PART: Schema<ArrayBuffer> = v.pipe(
  v.instance(ArrayBuffer, 'A part of a file is an ArrayBuffer.'),
  v.check((part) => part.byteLength <= MAX_PART_BYTES, `A part of a file has at most ${MAX_PART_BYTES} bytes.`),
);

/** Members that are not given stay as they are. */
const PUZZLE_CHANGE = v.strictObject({
  title: v.exactOptional(TITLE),
  notes: v.exactOptional(NOTES),
  tags: v.exactOptional(TAGS),
  puzzle: v.exactOptional(PUZZLE),
  picture: v.exactOptional(v.nullable(TILE_PICTURE)),
});

/** A setting that is not given stays as it is; `undefined` is not a value that it could take. */
const CHANGE = v.strictObject({
  theme: v.exactOptional(SETTINGS.theme),
  speed: v.exactOptional(SETTINGS.speed),
  search: v.exactOptional(SETTINGS.search),
  pictureNumbers: v.exactOptional(SETTINGS.pictureNumbers),
  ways: v.exactOptional(SETTINGS.ways),
  hidesNext: v.exactOptional(SETTINGS.hidesNext),
  presented: v.exactOptional(SETTINGS.presented),
  welcome: v.exactOptional(SETTINGS.welcome),
  moveNaming: v.exactOptional(SETTINGS.moveNaming),
  paper: v.exactOptional(SETTINGS.paper),
  view: v.exactOptional(SETTINGS.view),
  puzzleId: v.exactOptional(SETTINGS.puzzleId),
  runId: v.exactOptional(SETTINGS.runId),
  unsaved: v.exactOptional(SETTINGS.unsaved),
  comparison: v.exactOptional(SETTINGS.comparison),
  classLabel: v.exactOptional(SETTINGS.classLabel),
  linkAddress: v.exactOptional(SETTINGS.linkAddress),
  alone: v.exactOptional(SETTINGS.alone),
  lesson: v.exactOptional(SETTINGS.lesson),
  step: v.exactOptional(SETTINGS.step),
  draft: v.exactOptional(SETTINGS.draft),
  experiment: v.exactOptional(SETTINGS.experiment),
} satisfies Record<keyof Settings, unknown>);

export const METHODS: ParsersOf<Api> = {
  app: {
    describe: parser(NOTHING),
    acknowledge: parser(NOTHING),
    lastErrors: parser(NOTHING),
    whyUnsaved: parser(NOTHING),
  },

  library: {
    listSets: parser(v.strictObject(PAGE)),
    createSet: parser(v.strictObject({ title: TITLE })),
    renameSet: parser(v.strictObject({ setId: ID, title: TITLE })),
    duplicateSet: parser(v.strictObject({ setId: ID })),
    moveSet: parser(v.strictObject({ setId: ID, before: v.nullable(ID) })),
    deleteSet: parser(v.strictObject({ setId: ID })),
    restoreSet: parser(v.strictObject({ setId: ID })),
    listPuzzles: parser(v.strictObject({ setId: ID, ...PAGE })),
    search: parser(v.strictObject({ filter: PUZZLE_FILTER, ...orderBy(PUZZLE_SORTS), ...PAGE })),
    listTags: parser(NOTHING),
    getPuzzle: parser(v.strictObject({ puzzleId: ID })),
    savePuzzle: parser(
      v.strictObject({
        ...{ setId: ID, title: TITLE, puzzle: PUZZLE },
        ...{ notes: v.exactOptional(NOTES), tags: v.exactOptional(TAGS), picture: v.exactOptional(TILE_PICTURE) },
      }),
    ),
    editPuzzle: parser(v.strictObject({ puzzleId: ID, change: PUZZLE_CHANGE })),
    movePuzzles: parser(v.strictObject({ puzzleIds: IDS, setId: ID, before: v.nullable(ID) })),
    deletePuzzles: parser(v.strictObject({ puzzleIds: IDS })),
    restorePuzzles: parser(v.strictObject({ puzzleIds: IDS })),
    listDeleted: parser(v.strictObject(PAGE)),
  },

  searches: {
    prepare: parser(v.strictObject({ puzzle: PUZZLE, search: SEARCH })),
    start: parser(
      v.strictObject({
        ...{ puzzle: PUZZLE, search: SEARCH },
        ...{ evenIfUnsolvable: v.optional(v.boolean()), keepAs: v.optional(RUN_LABEL) },
      }),
    ),
    advance: parser(
      v.strictObject({
        searchId: ID,
        expansions: integer(1, MAX_ADVANCE_EXPANSIONS),
        millis: number(0, MAX_ADVANCE_MILLIS),
      }),
    ),
    outcome: parser(v.strictObject({ searchId: ID })),
    time: parser(v.strictObject({ searchId: ID, millis: number(0, MAX_ADVANCE_MILLIS) })),
    shortest: parser(v.strictObject({ puzzle: PUZZLE, millis: number(0, MAX_ADVANCE_MILLIS) })),
    stop: parser(v.strictObject({ searchId: ID })),
  },

  runs: {
    keep: parser(v.strictObject({ searchId: ID, keepAs: RUN_LABEL })),
    list: parser(v.strictObject({ filter: RUN_FILTER, ...orderBy(RUN_SORTS), ...PAGE })),
    get: parser(v.strictObject({ runId: ID })),
    pin: parser(v.strictObject({ runIds: IDS, isPinned: v.boolean() })),
    delete: parser(v.strictObject({ runIds: IDS })),
    restore: parser(v.strictObject({ runIds: IDS })),
  },

  pictures: {
    put: parser(v.strictObject({ bytes: PICTURE_BYTES })),
    get: parser(v.strictObject({ pictureId: PICTURE_ID })),
    list: parser(NOTHING),
    delete: parser(v.strictObject({ pictureId: PICTURE_ID })),
  },

  comparisons: {
    save: parser(NEW_COMPARISON),
    list: parser(v.strictObject(PAGE)),
    delete: parser(ONE_COMPARISON),
    restore: parser(ONE_COMPARISON),
  },

  questions: {
    save: parser(NEW_QUESTION),
    list: parser(v.strictObject({ ...ASKED_QUESTIONS, ...PAGE })),
    last: parser(QUESTION_RECIPE),
    listClasses: parser(NOTHING),
    delete: parser(ONE_QUESTION),
    restore: parser(ONE_QUESTION),
  },

  lessons: {
    list: parser(NOTHING),
    get: parser(ONE_LESSON),
    create: parser(NEW_LESSON),
    write: parser(CHANGED_LESSON),
    addStop: parser(NEW_STOP),
    move: parser(MOVED_LESSON),
    delete: parser(ONE_LESSON),
    restore: parser(ONE_LESSON),
  },

  experiments: {
    list: parser(NOTHING),
    get: parser(ONE_EXPERIMENT),
    create: parser(NEW_EXPERIMENT),
    write: parser(CHANGED_EXPERIMENT),
    delete: parser(ONE_EXPERIMENT),
    restore: parser(ONE_EXPERIMENT),
    start: parser(ONE_EXPERIMENT),
    pause: parser(ONE_EXPERIMENT),
    stop: parser(ONE_EXPERIMENT),
    results: parser(EXPERIMENT_RESULTS),
  },

  heuristics: {
    list: parser(NOTHING),
    keep: parser(NAMED_HEURISTIC),
    delete: parser(ONE_HEURISTIC),
    restore: parser(ONE_HEURISTIC),
    agree: parser(AGREED_HEURISTIC),
    judge: parser(JUDGED_BOARD),
    rest: parser(JUDGED_BOARD),
    value: parser(JUDGED_BOARD),
    overestimated: parser(OVERESTIMATED),
  },

  challenges: {
    list: parser(NOTHING),
    create: parser(NEW_CHALLENGE),
    write: parser(CHANGED_CHALLENGE),
    delete: parser(ONE_CHALLENGE),
    restore: parser(ONE_CHALLENGE),
    start: parser(SCORED_HEURISTIC),
    progress: parser(NOTHING),
    stop: parser(NOTHING),
  },

  exchange: {
    recentFiles: parser(NOTHING),
    openRecent: parser(v.strictObject({ recentId: ID })),
    clearRecent: parser(NOTHING),
    takeOpened: parser(NOTHING),
    openImport: parser(v.strictObject({ name: FILE_NAME, bytes: integer(0, Number.MAX_SAFE_INTEGER) })),
    addFile: parser(v.strictObject({ importId: ID, name: FILE_NAME, bytes: integer(0, Number.MAX_SAFE_INTEGER) })),
    sendPart: parser(v.strictObject({ importId: ID, part: PART })),
    preview: parser(v.strictObject({ importId: ID })),
    confirm: parser(v.strictObject({ importId: ID, into: v.nullable(ID), addKnown: v.boolean() })),
    cancelImport: parser(v.strictObject({ importId: ID })),
    exportSets: parser(v.strictObject(EXPORTED_PARTS)),
    exportExperiments: parser(v.strictObject({ experimentIds: IDS_OR_ALL })),
    exportHeuristics: parser(
      v.strictObject({
        heuristics: v.pipe(v.array(OWN_HEURISTIC), v.minLength(1), v.maxLength(MAX_KEPT_HEURISTICS)),
      }),
    ),
    exportLessons: parser(v.strictObject({ lessonIds: IDS_OR_ALL })),
    exportPage: parser(PAGE_SUBJECT),
    exportAnswers: parser(v.strictObject({ ...ANSWERS_LABEL, questionIds: IDS })),
    exportRuns: parser(v.strictObject({ filter: RUN_FILTER, ...orderBy(RUN_SORTS) })),
    exportQuestions: parser(v.strictObject(ASKED_QUESTIONS)),
    createFile: parser(v.strictObject({ name: FILE_NAME, type: v.picklist(Object.keys(FILE_TYPES) as FileType[]) })),
    writePart: parser(v.strictObject({ fileId: ID, part: PART })),
    finishFile: parser(v.strictObject({ fileId: ID })),
    discardFile: parser(v.strictObject({ fileId: ID })),
  },

  settings: {
    read: parser(NOTHING),
    write: parser(v.strictObject({ change: CHANGE })),
  },
};

/** Serves `api` on `port`: only the methods of the allow-list exist, and each gets parameters that have been parsed. */
export function serveApi(port: Port, api: Api, log?: (error: unknown) => void): Served {
  return serve(port, api, METHODS, log);
}

function parser<Params>(schema: Schema<Params>): Parser<Params> {
  return (params) => parse(schema, params);
}
