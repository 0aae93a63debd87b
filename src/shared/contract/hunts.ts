/** How far one has come in the bug hunt. */
import * as v from 'valibot';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { HUNT_PUZZLE, HUNTED } from '../referee/hunt/hunted.ts';
import { integer } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';

/** The place of a hunt among the hunts, from 1. */
export const HUNT: Schema<number> = v.pipe(
  v.number(),
  v.check(
    (hunt) => Number.isInteger(hunt) && hunt >= 1 && hunt <= HUNTED.length,
    `A hunt is a number from 1 to ${HUNTED.length}.`,
  ),
);

const FOUND = v.strictObject({
  hunt: HUNT,
  /** The start nearest to the goal by which the bug was exposed. */
  start: v.pipe(
    v.array(integer(0, HUNT_PUZZLE.goal.length - 1)),
    v.check((cells) => checkArrangement(cells, HUNT_PUZZLE.rows, HUNT_PUZZLE.cols) === null),
  ),
  moves: integer(1, 21),
  isSmallest: v.boolean(),
  isNamed: v.boolean(),
});
export type HuntFound = Parsed<typeof FOUND>;

export const HUNTS = v.strictObject({
  /** The one that is open. */
  at: HUNT,
  found: v.pipe(v.array(FOUND), v.maxLength(HUNTED.length)),
});
export type HuntsUnderWay = Parsed<typeof HUNTS>;

export const NO_HUNTS: HuntsUnderWay = { at: 1, found: [] };
