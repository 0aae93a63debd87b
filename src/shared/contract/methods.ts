/**
 * The allow-list: every method of `Api` with the schema of its parameters. A missing or unknown method, or a schema
 * that disagrees with the `Api`, does not compile.
 */
import * as v from 'valibot';
import type { Port } from '../rpc/port.ts';
import { serve, type Served } from '../rpc/rpc.ts';
import type { Parser, ParsersOf } from '../rpc/services.ts';
import type { Api } from './api.ts';
import { CHANGED_CHALLENGE, NEW_CHALLENGE, SCORED_HEURISTIC } from './challenges.ts';
import { NEW_COMPARISON } from './comparisons.ts';
import { CHANGED_EXPERIMENT, EXPERIMENT_RESULTS, NEW_EXPERIMENT, ONE_EXPERIMENT } from './experiments.ts';
import { EXPORTED_SETS, IDS_OR_ALL } from './exportedParts.ts';
import { FILE_TYPES, MAX_FILE_NAME_LENGTH, MAX_PART_BYTES, type FileType } from './exchange.ts';
import { AGREED_HEURISTIC, JUDGED_BOARD, NAMED_HEURISTIC, OVERESTIMATED } from './heuristics.ts';
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS } from './kinds.ts';
import { CHANGED_LESSON, MOVED_LESSON, NEW_LESSON, NEW_STOP, ONE_LESSON } from './lessons.ts';
import { WANTED_LISTS, type ChangedMessage } from './lists.ts';
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
  RUN_FILTER,
  RUN_LABEL,
  SEARCH,
  TAGS,
  TITLE,
} from './parse.ts';
import type { Schema } from './schema.ts';
import { ANSWERS_LABEL, NEW_QUESTION, QUESTION_FILTER, QUESTION_RECIPE } from './questions.ts';
import { SETTINGS_CHANGE } from './settings.ts';
import { RUN_SORTS } from './types.ts';

/** Per call. `advance` checks its clock between slices, so it may return somewhat late. */
const MAX_ADVANCE_EXPANSIONS = 10_000_000;
const MAX_ADVANCE_MILLIS = 1000;

/** Puzzles or runs that one call may move, mark, delete or restore. */
const MAX_AT_ONCE = 5_000;

const NOTHING = v.strictObject({});

const IDS = v.pipe(
  v.array(ID),
  v.minLength(1, 'This list is empty.'),
  v.maxLength(MAX_AT_ONCE, `This list has at most ${MAX_AT_ONCE} entries.`),
);

const DOCUMENTS = v.strictObject({ kind: v.picklist(DOCUMENT_KIND_NAMES), ids: IDS });

const ASKED_QUESTIONS = { filter: QUESTION_FILTER, descending: v.boolean() };

/** Without a folder. */
const FILE_NAME: Schema<string> = v.pipe(
  v.string(),
  v.minCodePoints(1, 'A file needs a name.'),
  v.maxCodePoints(MAX_FILE_NAME_LENGTH, `The name of a file has at most ${MAX_FILE_NAME_LENGTH} characters.`),
);

const PART: Schema<ArrayBuffer> = v.pipe(
  v.instance(ArrayBuffer, 'A part of a file is an ArrayBuffer.'),
  v.check((part) => part.byteLength <= MAX_PART_BYTES, `A part of a file has at most ${MAX_PART_BYTES} bytes.`),
);

/** Missing members stay as they are. */
const PUZZLE_CHANGE = v.strictObject({
  title: v.exactOptional(TITLE),
  notes: v.exactOptional(NOTES),
  tags: v.exactOptional(TAGS),
  puzzle: v.exactOptional(PUZZLE),
  picture: v.exactOptional(v.nullable(TILE_PICTURE)),
});

export const METHODS: ParsersOf<Api> = {
  app: {
    describe: parser(NOTHING),
    acknowledge: parser(NOTHING),
    lastErrors: parser(NOTHING),
    whyUnsaved: parser(NOTHING),
  },

  library: {
    list: parser(WANTED_LISTS),
    createSet: parser(v.strictObject({ title: TITLE })),
    renameSet: parser(v.strictObject({ setId: ID, title: TITLE })),
    duplicateSet: parser(v.strictObject({ setId: ID })),
    moveSet: parser(v.strictObject({ setId: ID, before: v.nullable(ID) })),
    getPuzzle: parser(v.strictObject({ puzzleId: ID })),
    savePuzzle: parser(
      v.pipe(
        v.strictObject({
          ...{ setId: v.exactOptional(ID), setTitle: v.exactOptional(TITLE), title: TITLE, puzzle: PUZZLE },
          isOnBoard: v.exactOptional(v.boolean()),
          ...{ notes: v.exactOptional(NOTES), tags: v.exactOptional(TAGS), picture: v.exactOptional(TILE_PICTURE) },
        }),
        v.check(({ setId, setTitle }) => (setId === undefined) !== (setTitle === undefined), 'One set is needed.'),
      ),
    ),
    editPuzzle: parser(v.strictObject({ puzzleId: ID, change: PUZZLE_CHANGE })),
    movePuzzles: parser(v.strictObject({ puzzleIds: IDS, setId: ID, before: v.nullable(ID) })),
    delete: parser(DOCUMENTS),
    restore: parser(DOCUMENTS),
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
    get: parser(v.strictObject({ runId: ID })),
    pin: parser(v.strictObject({ runIds: IDS, isPinned: v.boolean() })),
  },

  pictures: {
    put: parser(v.strictObject({ bytes: PICTURE_BYTES })),
    get: parser(v.strictObject({ pictureId: PICTURE_ID })),
    delete: parser(v.strictObject({ pictureId: PICTURE_ID })),
  },

  comparisons: {
    save: parser(NEW_COMPARISON),
  },

  questions: {
    save: parser(NEW_QUESTION),
    last: parser(QUESTION_RECIPE),
  },

  lessons: {
    get: parser(ONE_LESSON),
    create: parser(NEW_LESSON),
    write: parser(CHANGED_LESSON),
    addStop: parser(NEW_STOP),
    move: parser(MOVED_LESSON),
  },

  experiments: {
    get: parser(ONE_EXPERIMENT),
    create: parser(NEW_EXPERIMENT),
    write: parser(CHANGED_EXPERIMENT),
    start: parser(ONE_EXPERIMENT),
    pause: parser(ONE_EXPERIMENT),
    stop: parser(ONE_EXPERIMENT),
    results: parser(EXPERIMENT_RESULTS),
  },

  heuristics: {
    keep: parser(NAMED_HEURISTIC),
    agree: parser(AGREED_HEURISTIC),
    judge: parser(JUDGED_BOARD),
    rest: parser(JUDGED_BOARD),
    value: parser(JUDGED_BOARD),
    overestimated: parser(OVERESTIMATED),
  },

  challenges: {
    create: parser(NEW_CHALLENGE),
    write: parser(CHANGED_CHALLENGE),
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
    exportSets: parser(EXPORTED_SETS),
    exportExperiments: parser(v.strictObject({ experimentIds: IDS_OR_ALL })),
    exportHeuristics: parser(
      v.strictObject({
        heuristics: v.pipe(v.array(OWN_HEURISTIC), v.minLength(1), v.maxLength(DOCUMENT_KINDS.heuristic.most)),
      }),
    ),
    exportLessons: parser(v.strictObject({ lessonIds: IDS_OR_ALL })),
    exportPage: parser(PAGE_SUBJECT),
    exportAnswers: parser(v.strictObject({ ...ANSWERS_LABEL, questionIds: IDS })),
    exportRuns: parser(v.strictObject({ filter: RUN_FILTER, sort: v.picklist(RUN_SORTS), descending: v.boolean() })),
    exportQuestions: parser(v.strictObject(ASKED_QUESTIONS)),
    createFile: parser(v.strictObject({ name: FILE_NAME, type: v.picklist(Object.keys(FILE_TYPES) as FileType[]) })),
    writePart: parser(v.strictObject({ fileId: ID, part: PART })),
    finishFile: parser(v.strictObject({ fileId: ID })),
    discardFile: parser(v.strictObject({ fileId: ID })),
  },

  settings: {
    read: parser(NOTHING),
    write: parser(v.strictObject({ change: SETTINGS_CHANGE })),
  },
};

/**
 * Serves `api` on `port`: only methods of the allow-list exist, and their parameters arrive parsed. `onChange`
 * registers the function that notifies the page of changed documents.
 */
export function serveApi(
  port: Port,
  api: Api,
  log?: (error: unknown) => void,
  onChange?: (hear: () => void) => void,
): Served {
  onChange?.(() => port.post({ changed: true } satisfies ChangedMessage));
  return serve(port, api, METHODS, log);
}

function parser<Params>(schema: Schema<Params>): Parser<Params> {
  return (params) => parse(schema, params);
}
