/** What of the library leaves with sets. */
import * as v from 'valibot';
import { MAX_KEPT_HEURISTICS } from './heuristics.ts';
import { ID } from './parse.ts';

export interface ExportedParts {
  /** `null`: all of them. */
  readonly setIds: readonly number[] | null;
  /** With the runs, comparisons and questions of their puzzles. */
  readonly withRuns: boolean;
  readonly withLessons?: boolean;
  readonly withExperiments?: boolean;
  /** Heuristics that leave with them beside those that a search of the file goes by: `null` for all, none where it is not given. */
  readonly heuristicIds?: readonly number[] | null;
}

/** Rows that one call may name. */
const MAX_NAMED = 5_000;

/** Ids of what is wanted; `null`: all. */
export const IDS_OR_ALL = v.nullable(
  v.pipe(
    v.array(ID),
    v.minLength(1, 'Nothing is named here.'),
    v.maxLength(MAX_NAMED, `At most ${MAX_NAMED} at once.`),
  ),
);

export const EXPORTED_PARTS = {
  ...{ setIds: IDS_OR_ALL, withRuns: v.boolean() },
  withLessons: v.exactOptional(v.boolean()),
  withExperiments: v.exactOptional(v.boolean()),
  heuristicIds: v.exactOptional(v.nullable(v.pipe(v.array(ID), v.maxLength(MAX_KEPT_HEURISTICS)))),
};
