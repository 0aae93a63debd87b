/** What a program should be, as a teacher sets it: by these rules its output is refereed. */
import * as v from 'valibot';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
} from '../engine/strategy.ts';
import { NAMED_HEURISTICS, type NamedHeuristic } from '../puzzle/heuristics/heuristics.ts';
import { number } from './parse.ts';
import type { Schema } from './schema.ts';

const MAX_BOARD_LENGTH = 400;

/** What is not set is what each output says of itself. */
export interface SetAssignment {
  readonly algorithm?: StrategyId;
  readonly heuristic?: NamedHeuristic;
  readonly weight?: number;
  readonly duplicates?: DuplicateRule;
  readonly straightBack?: StraightBackRule;
  readonly goalTest?: GoalTest;
  /** As it is written. */
  readonly goal?: string;
}

const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Schema<Key> =>
  v.picklist(Object.keys(table) as Key[]);

export const SET_ASSIGNMENT: Schema<SetAssignment> = v.strictObject({
  algorithm: v.exactOptional(keyOf(STRATEGIES)),
  heuristic: v.exactOptional(keyOf(NAMED_HEURISTICS)),
  weight: v.exactOptional(number(MIN_WEIGHT, MAX_WEIGHT)),
  duplicates: v.exactOptional(keyOf(DUPLICATE_RULES)),
  straightBack: v.exactOptional(keyOf(STRAIGHT_BACK_RULES)),
  goalTest: v.exactOptional(keyOf(GOAL_TESTS)),
  goal: v.exactOptional(v.pipe(v.string(), v.maxCodePoints(MAX_BOARD_LENGTH))),
});
