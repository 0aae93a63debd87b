/** What a program should be, and a search that the user writes. */
import * as v from 'valibot';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  type StrategyId,
} from '../engine/strategy.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../puzzle/heuristics/heuristics.ts';
import { DRAFT_TEXT } from './heuristics.ts';
import { number } from './parse.ts';
import type { Parsed } from './schema.ts';

/** As it is written. */
const BOARD_TEXT = v.pipe(v.string(), v.maxLength(1_000));

const keysOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): Id[] => Object.keys(table) as Id[];

/** What was chosen of an assignment; the rest is what each output says of itself. */
export const GIVEN_ASSIGNMENT = v.strictObject({
  algorithm: v.exactOptional(v.picklist(keysOf<StrategyId>(STRATEGIES))),
  heuristic: v.exactOptional(v.picklist(keysOf<NamedHeuristic>(NAMED_HEURISTICS))),
  weight: v.exactOptional(number(MIN_WEIGHT, MAX_WEIGHT)),
  duplicates: v.exactOptional(v.picklist(keysOf(DUPLICATE_RULES))),
  straightBack: v.exactOptional(v.picklist(keysOf(STRAIGHT_BACK_RULES))),
  goalTest: v.exactOptional(v.picklist(keysOf(GOAL_TESTS))),
  goal: v.exactOptional(BOARD_TEXT),
});

export type GivenAssignment = Parsed<typeof GIVEN_ASSIGNMENT>;

/** What is not chosen is that of the board and of the search view. */
export const PROGRAM_DRAFT = v.strictObject({
  text: DRAFT_TEXT,
  assigned: v.strictObject({ ...GIVEN_ASSIGNMENT.entries, start: v.exactOptional(BOARD_TEXT) }),
});

export type ProgramDraft = Parsed<typeof PROGRAM_DRAFT>;
