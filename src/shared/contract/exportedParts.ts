/** What is exported with sets. */
import * as v from 'valibot';
import { MAX_KEPT_HEURISTICS } from './heuristics.ts';
import { ID } from './parse.ts';

export interface ExportedParts {
  /** `null`: all of them. */
  readonly setIds: readonly number[] | null;
  /** With the runs, comparisons and questions of their puzzles. */
  readonly withRuns: boolean;
  /** With the names of people: otherwise without the bets on comparisons, and without the answers of one person. */
  readonly withNames: boolean;
  readonly withLessons?: boolean;
  readonly withExperiments?: boolean;
  /** Heuristics to export beside those that the file's searches use: `null` for all; none if not given. */
  readonly heuristicIds?: readonly number[] | null;
}

/** Rows that one call may name. */
const MAX_NAMED = 5_000;

/** Ids of what is wanted; `null`: all. */
export const IDS_OR_ALL = v.nullable(
  v.pipe(
    v.array(ID),
    v.minLength(1, 'This list is empty.'),
    v.maxLength(MAX_NAMED, `This list has at most ${MAX_NAMED} entries.`),
  ),
);

export const EXPORTED_PARTS = {
  ...{ setIds: IDS_OR_ALL, withRuns: v.boolean(), withNames: v.boolean() },
  withLessons: v.exactOptional(v.boolean()),
  withExperiments: v.exactOptional(v.boolean()),
  heuristicIds: v.exactOptional(v.nullable(v.pipe(v.array(ID), v.maxLength(MAX_KEPT_HEURISTICS)))),
};
