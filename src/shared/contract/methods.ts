/**
 * The allow-list: every method of `Api` with what its parameters must look like. A method that is missing here, that the
 * `Api` does not have, or whose parameters disagree with it does not compile.
 */
import * as v from 'valibot';
import type { Port } from '../rpc/port.ts';
import { serve, type Method, type Served } from '../rpc/rpc.ts';
import type { Api } from './api.ts';
import { ID, integer, number, parse, PUZZLE, SEARCH, SETTINGS, TITLE, type Schema } from './parse.ts';
import type { Settings } from './types.ts';

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

/** Runs on one page of the history. */
export const MAX_PAGE = 200;

const NOTHING = v.strictObject({});

/** A setting that is not given stays as it is; `undefined` is not a value that it could take. */
const CHANGE = v.strictObject({
  theme: v.exactOptional(SETTINGS.theme),
  speed: v.exactOptional(SETTINGS.speed),
  search: v.exactOptional(SETTINGS.search),
  puzzleId: v.exactOptional(SETTINGS.puzzleId),
  runId: v.exactOptional(SETTINGS.runId),
  step: v.exactOptional(SETTINGS.step),
} satisfies Record<keyof Settings, unknown>);

export const METHODS = {
  'app.describe': NOTHING,

  'library.listSets': NOTHING,
  'library.createSet': v.strictObject({ title: TITLE }),
  'library.listPuzzles': v.strictObject({ setId: ID }),
  'library.getPuzzle': v.strictObject({ puzzleId: ID }),
  'library.savePuzzle': v.strictObject({ setId: ID, title: TITLE, puzzle: PUZZLE }),
  'library.renamePuzzle': v.strictObject({ puzzleId: ID, title: TITLE }),
  'library.deletePuzzle': v.strictObject({ puzzleId: ID }),

  'searches.prepare': v.strictObject({ puzzle: PUZZLE, search: SEARCH }),
  'searches.start': v.strictObject({ puzzle: PUZZLE, search: SEARCH, evenIfUnsolvable: v.optional(v.boolean()) }),
  'searches.advance': v.strictObject({
    searchId: ID,
    expansions: integer(1, MAX_ADVANCE_EXPANSIONS),
    millis: number(0, MAX_ADVANCE_MILLIS),
  }),
  'searches.stop': v.strictObject({ searchId: ID }),

  'runs.save': v.strictObject({ searchId: ID, puzzleId: v.nullable(ID), title: TITLE }),
  'runs.list': v.strictObject({ offset: integer(0, Number.MAX_SAFE_INTEGER), limit: integer(1, MAX_PAGE) }),
  'runs.get': v.strictObject({ runId: ID }),
  'runs.delete': v.strictObject({ runId: ID }),

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
