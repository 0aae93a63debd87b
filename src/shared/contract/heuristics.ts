/** Heuristics of the user's own, as hosts and renderer speak of them. */
import * as v from 'valibot';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { OWN_HEURISTIC } from './parse.ts';

export interface HeuristicsApi {
  /** The user has seen its text and wants it to run. Searches by any other are refused as `not-agreed`. */
  agree(params: { own: OwnHeuristic }): Promise<void>;
}

export const AGREED_HEURISTIC = v.strictObject({ own: OWN_HEURISTIC });
