/** A search that the user writes, and what it should be. */
import * as v from 'valibot';
import { DUPLICATE_RULES, GOAL_TESTS, STRAIGHT_BACK_RULES, STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../puzzle/heuristics/heuristics.ts';
import { DRAFT_TEXT } from './heuristics.ts';
import { number } from './parse.ts';
import type { Parsed } from './schema.ts';

/** As it is written. */
const BOARD_TEXT = v.pipe(v.string(), v.maxLength(1_000));

const keysOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): Id[] => Object.keys(table) as Id[];

/** What the user has chosen; the rest is that of the board and of the search. */
const ASSIGNED = v.strictObject({
  algorithm: v.exactOptional(v.picklist(keysOf<StrategyId>(STRATEGIES))),
  heuristic: v.exactOptional(v.picklist(keysOf<NamedHeuristic>(NAMED_HEURISTICS))),
  weight: v.exactOptional(number(1, 5)),
  duplicates: v.exactOptional(v.picklist(keysOf(DUPLICATE_RULES))),
  straightBack: v.exactOptional(v.picklist(keysOf(STRAIGHT_BACK_RULES))),
  goalTest: v.exactOptional(v.picklist(keysOf(GOAL_TESTS))),
  start: v.exactOptional(BOARD_TEXT),
  goal: v.exactOptional(BOARD_TEXT),
});

export const PROGRAM_DRAFT = v.strictObject({ text: DRAFT_TEXT, assigned: ASSIGNED });

export type ProgramDraft = Parsed<typeof PROGRAM_DRAFT>;
