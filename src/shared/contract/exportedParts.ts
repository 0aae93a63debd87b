import { formatNumber } from '../text/numbers.ts';
import * as v from 'valibot';
import { DOCUMENT_KINDS } from './kinds.ts';
import { ID } from './parse.ts';
import type { Parsed } from './schema.ts';

/** Documents that one call may name. */
const MAX_NAMED = 5_000;

export const SOME_IDS = v.pipe(
  v.array(ID),
  v.maxLength(MAX_NAMED, `This list has at most ${formatNumber(MAX_NAMED)} entries.`),
);
export const IDS = v.pipe(SOME_IDS, v.minLength(1, 'This list is empty.'));

/** `null`: all. */
export const IDS_OR_ALL = v.nullable(IDS);

export const EXPORTED_PARTS = {
  /** `null`: all. */
  setIds: IDS_OR_ALL,
  /** The runs, comparisons and questions of their puzzles. */
  withRuns: v.boolean(),
  /** Names of people: without them, no predictions in comparisons, and no individual answers. */
  withNames: v.boolean(),
  withLessons: v.exactOptional(v.boolean()),
  withExperiments: v.exactOptional(v.boolean()),
  /** Exported beside those that the file's searches use: `null` for all; missing for none. */
  heuristicIds: v.exactOptional(v.nullable(v.pipe(v.array(ID), v.maxLength(DOCUMENT_KINDS.heuristic.most)))),
};

export type ExportedParts = Parsed<v.StrictObjectSchema<typeof EXPORTED_PARTS, undefined>>;
