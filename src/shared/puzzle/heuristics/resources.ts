import type { Measure } from './measure.ts';
import type { PatternDatabase } from './patternDatabase.ts';

export interface CommonResources {
  /** Tables for the goal's place of the blank, which `pattern-database` needs on 4×4 boards. */
  readonly patterns?: PatternDatabase;
  /** From `MIN_FACTOR` to `MAX_FACTOR`. */
  readonly factor?: number;
  /** h towards the goal, which `own` needs. */
  readonly own?: Measure | undefined;
}
