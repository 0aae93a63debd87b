/** What can be wrong with what is filled in during a search by hand. */
import type { SuccessorId, ValuePart } from '../handParts.ts';
import type { FConfusion } from './f.ts';
import type { EstimateConfusion } from './h.ts';

/** Of mistakes that no question has. */
export const FILL_CONFUSION_NAMES = {
  'adds-h': 'h added to g',
  'follows-mistake': 'f of a wrong g or h',
  'misses-successor': 'a successor forgotten',
  'takes-way-back': 'the move straight back generated',
  'overlooks-goal': 'the goal not recognised',
  'sees-goal': 'another state taken for the goal',
  'cuts-early': 'a state within the bound cut off',
};
export type FillConfusion =
  | FConfusion
  | EstimateConfusion
  | 'miscounts'
  | 'counts-edge'
  | 'counts-repeats'
  | 'drops-new'
  | 'forgets-bound'
  | keyof typeof FILL_CONFUSION_NAMES;

/** `confusion`: `null` if it is right. */
export type JudgedPart =
  | { readonly part: ValuePart; readonly said: number; readonly confusion: FillConfusion | null }
  | {
      readonly part: 'successors';
      readonly said: readonly SuccessorId[];
      /** The first move that is wrong. */
      readonly action: number;
      readonly confusion: FillConfusion | null;
    };
