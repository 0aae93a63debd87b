/**
 * The allow-list: every method of `Api` with what its parameters must look like. A method that is missing here, that the
 * `Api` does not have, or whose parameters disagree with it does not compile.
 */
import * as v from 'valibot';
import type { Port } from '../rpc/port.ts';
import { serve, type Method, type Served } from '../rpc/rpc.ts';
import type { Api } from './api.ts';
import { NEW_COMPARISON, ONE_COMPARISON } from './comparisons.ts';
import { FILE_TYPES, MAX_FILE_NAME_LENGTH, MAX_PART_BYTES, type FileType } from './exchange.ts';
import { PICTURE_BYTES, PICTURE_ID, TILE_PICTURE } from './pictures.ts';
import {
  ID,
  integer,
  NOTES,
  number,
  parse,
  PUZZLE,
  PUZZLE_FILTER,
  RUN_FILTER,
  RUN_LABEL,
  SEARCH,
  SETTINGS,
  TAGS,
  TITLE,
  type Schema,
} from './parse.ts';
import { PUZZLE_SORTS, RUN_SORTS, type Settings } from './types.ts';

/** 'namespace.name' of every method. */
export type MethodName = { [N in keyof Api]: `${N}.${keyof Api[N] & string}` }[keyof Api];

type ParamsOf<Name extends MethodName> = Name extends `${infer N extends keyof Api}.${infer M}`
  ? Api[N][M & keyof Api[N]] extends (params: infer Params) => unknown
    ? Params
    : never
  : never;

/** What one call may ask a search for. `advance` looks at its clock between slices, so it can be somewhat late. */
export const MAX_ADVANCE_EXPANSIONS = 10_000_000;
export const MAX_ADVANCE_MILLIS = 1000;

/** Rows on one page of a list. */
export const MAX_PAGE = 200;
/** Puzzles or runs that one call may move, mark, delete or restore. */
export const MAX_AT_ONCE = 5_000;

const NOTHING = v.strictObject({});

const PAGE = { offset: integer(0, Number.MAX_SAFE_INTEGER), limit: integer(1, MAX_PAGE) };

const IDS = v.pipe(
  v.array(ID),
  v.minLength(1, 'Nothing is named here.'),
  v.maxLength(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} at once.`),
);

const orderBy = <const Sorts extends readonly string[]>(sorts: Sorts) => ({
  sort: v.picklist(sorts),
  descending: v.boolean(),
});

/** What a file is called, without any folder. */
const FILE_NAME: Schema<string> = v.pipe(
  v.string(),
  v.minCodePoints(1, 'A file has a name.'),
  v.maxCodePoints(MAX_FILE_NAME_LENGTH, `The name of a file has at most ${MAX_FILE_NAME_LENGTH} characters.`),
);

const PART: Schema<ArrayBuffer> = v.pipe(
  v.instance(ArrayBuffer, 'A part of a file is an ArrayBuffer.'),
  v.check((part) => part.byteLength <= MAX_PART_BYTES, `A part of a file has at most ${MAX_PART_BYTES} bytes.`),
);

/** What is not given stays as it is. */
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
  welcome: v.exactOptional(SETTINGS.welcome),
  moveNaming: v.exactOptional(SETTINGS.moveNaming),
  view: v.exactOptional(SETTINGS.view),
  puzzleId: v.exactOptional(SETTINGS.puzzleId),
  runId: v.exactOptional(SETTINGS.runId),
  unsaved: v.exactOptional(SETTINGS.unsaved),
  step: v.exactOptional(SETTINGS.step),
} satisfies Record<keyof Settings, unknown>);

export const METHODS = {
  'app.describe': NOTHING,
  'app.acknowledge': NOTHING,

  'library.listSets': v.strictObject(PAGE),
  'library.createSet': v.strictObject({ title: TITLE }),
  'library.renameSet': v.strictObject({ setId: ID, title: TITLE }),
  'library.duplicateSet': v.strictObject({ setId: ID }),
  'library.moveSet': v.strictObject({ setId: ID, before: v.nullable(ID) }),
  'library.deleteSet': v.strictObject({ setId: ID }),
  'library.restoreSet': v.strictObject({ setId: ID }),
  'library.listPuzzles': v.strictObject({ setId: ID, ...PAGE }),
  'library.search': v.strictObject({ filter: PUZZLE_FILTER, ...orderBy(PUZZLE_SORTS), ...PAGE }),
  'library.listTags': NOTHING,
  'library.getPuzzle': v.strictObject({ puzzleId: ID }),
  'library.savePuzzle': v.strictObject({
    ...{ setId: ID, title: TITLE, puzzle: PUZZLE },
    ...{ notes: v.exactOptional(NOTES), tags: v.exactOptional(TAGS), picture: v.exactOptional(TILE_PICTURE) },
  }),
  'library.editPuzzle': v.strictObject({ puzzleId: ID, change: PUZZLE_CHANGE }),
  'library.movePuzzles': v.strictObject({ puzzleIds: IDS, setId: ID, before: v.nullable(ID) }),
  'library.deletePuzzles': v.strictObject({ puzzleIds: IDS }),
  'library.restorePuzzles': v.strictObject({ puzzleIds: IDS }),
  'library.listDeleted': v.strictObject(PAGE),

  'searches.prepare': v.strictObject({ puzzle: PUZZLE, search: SEARCH }),
  'searches.start': v.strictObject({
    ...{ puzzle: PUZZLE, search: SEARCH },
    ...{ evenIfUnsolvable: v.optional(v.boolean()), keepAs: v.optional(RUN_LABEL) },
  }),
  'searches.advance': v.strictObject({
    searchId: ID,
    expansions: integer(1, MAX_ADVANCE_EXPANSIONS),
    millis: number(0, MAX_ADVANCE_MILLIS),
  }),
  'searches.outcome': v.strictObject({ searchId: ID }),
  'searches.time': v.strictObject({ searchId: ID, millis: number(0, MAX_ADVANCE_MILLIS) }),
  'searches.shortest': v.strictObject({ puzzle: PUZZLE, millis: number(0, MAX_ADVANCE_MILLIS) }),
  'searches.stop': v.strictObject({ searchId: ID }),

  'runs.keep': v.strictObject({ searchId: ID, keepAs: RUN_LABEL }),
  'runs.list': v.strictObject({ filter: RUN_FILTER, ...orderBy(RUN_SORTS), ...PAGE }),
  'runs.get': v.strictObject({ runId: ID }),
  'runs.pin': v.strictObject({ runIds: IDS, isPinned: v.boolean() }),
  'runs.delete': v.strictObject({ runIds: IDS }),
  'runs.restore': v.strictObject({ runIds: IDS }),

  'pictures.put': v.strictObject({ bytes: PICTURE_BYTES }),
  'pictures.get': v.strictObject({ pictureId: PICTURE_ID }),
  'pictures.list': NOTHING,
  'pictures.delete': v.strictObject({ pictureId: PICTURE_ID }),

  'comparisons.save': NEW_COMPARISON,
  'comparisons.list': v.strictObject(PAGE),
  'comparisons.delete': ONE_COMPARISON,
  'comparisons.restore': ONE_COMPARISON,

  'exchange.openImport': v.strictObject({ name: FILE_NAME, bytes: integer(0, Number.MAX_SAFE_INTEGER) }),
  'exchange.sendPart': v.strictObject({ importId: ID, part: PART }),
  'exchange.preview': v.strictObject({ importId: ID }),
  'exchange.confirm': v.strictObject({ importId: ID, into: v.nullable(ID), addKnown: v.boolean() }),
  'exchange.cancelImport': v.strictObject({ importId: ID }),
  'exchange.exportSets': v.strictObject({ setIds: v.nullable(IDS), withRuns: v.boolean() }),
  'exchange.exportRuns': v.strictObject({ filter: RUN_FILTER, ...orderBy(RUN_SORTS) }),
  'exchange.createFile': v.strictObject({ name: FILE_NAME, type: v.picklist(Object.keys(FILE_TYPES) as FileType[]) }),
  'exchange.writePart': v.strictObject({ fileId: ID, part: PART }),
  'exchange.finishFile': v.strictObject({ fileId: ID }),
  'exchange.discardFile': v.strictObject({ fileId: ID }),

  'settings.read': NOTHING,
  'settings.write': v.strictObject({ change: CHANGE }),
} as const satisfies { [Name in MethodName]: Schema<ParamsOf<Name>> };

/** Serves `api` on `port`: only the methods of the allow-list exist, and each gets parameters that have been parsed. */
export function serveApi(port: Port, api: Api, log?: (error: unknown) => void): Served {
  const names = Object.keys(METHODS) as MethodName[];
  return serve(port, Object.fromEntries(names.map((name) => [name, methodOf(api, name)])), log);
}

function methodOf(api: Api, name: MethodName): Method {
  const [namespace, method] = name.split('.') as [keyof Api, string];
  const methods = api[namespace] as unknown as Record<string, Method>;
  return (params) => methods[method]!(parse<unknown>(METHODS[name], params));
}
