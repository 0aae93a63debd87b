/** A search that somebody has done by hand, as it leaves in a file: what was chosen and filled in, not what was right. */
import * as v from 'valibot';
import { MAX_HAND_STEPS, MAX_HANDS, SUCCESSOR_IDS } from '../ask/handParts.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { integer, number, PUZZLE, SEARCH, TITLE } from './parse.ts';
import type { Parsed } from './schema.ts';

const WHOLE = integer(0, Number.MAX_SAFE_INTEGER);
const MEASURE = v.exactOptional(number(0, Number.MAX_VALUE));

const SUCCESSORS_RULE = `Successors are one word for each of the ${MOVES.length} moves.`;
const FILLED = v.strictObject({
  ...{ g: MEASURE, h: MEASURE, f: MEASURE },
  successors: v.exactOptional(v.pipe(v.array(v.picklist(SUCCESSOR_IDS)), v.length(MOVES.length, SUCCESSORS_RULE))),
});

const STEPS_RULE = `A search by hand has 1 to ${MAX_HAND_STEPS} steps, each once, in order.`;

export const HAND_WORK = v.strictObject({
  /** Of its puzzle. */
  title: TITLE,
  puzzle: PUZZLE,
  search: SEARCH,
  /** When it was begun. */
  beganAtMs: integer(-8.64e15, 8.64e15),
  steps: v.pipe(
    v.array(v.strictObject({ step: WHOLE, node: WHOLE, filled: v.exactOptional(FILLED) })),
    v.minLength(1, STEPS_RULE),
    v.maxLength(MAX_HAND_STEPS, STEPS_RULE),
    v.check((steps) => steps.every(({ step }, at) => at === 0 || step > steps[at - 1].step), STEPS_RULE),
  ),
});
export type HandWork = Parsed<typeof HAND_WORK>;

export const HANDS = v.pipe(
  v.array(HAND_WORK),
  v.maxLength(MAX_HANDS, `One person hands in at most ${MAX_HANDS} searches by hand.`),
);
