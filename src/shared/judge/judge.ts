/** Judges a heuristic on all states of boards of up to 9 cells, and on samples of larger ones. */
import type { Target } from '../puzzle/heuristics/lines.ts';
import type { BatchMeasure } from '../puzzle/heuristics/ownValue.ts';
import { MAX_GRAPH_CELLS } from '../puzzle/states/stateGraph.ts';
import { judgedSpaceOf, type JudgedSpace } from '../puzzle/states/costSpace.ts';
import { sampleValues, type SampledVerdict } from './sample.ts';
import type { StartAnew } from './twice.ts';
import { valuesOfStates } from './values.ts';
import { judgeValues, type HeuristicVerdict } from './verdict.ts';

export interface Judged {
  readonly kind: 'all';
  readonly verdict: HeuristicVerdict;
  readonly space: JudgedSpace;
  readonly values: Uint16Array;
}

export interface Sampled {
  readonly kind: 'sample';
  readonly verdict: SampledVerdict;
}

/**
 * `measure` is h towards `target`; `anew` is for programs, see `AskedTwice`. Throws the `HeuristicFault` of the first
 * board on which it fails.
 */
export function judge(target: Target, measure: BatchMeasure, anew?: StartAnew): Judged | Sampled {
  const { rows, cols, costs } = target;
  const goal = Array.from(target.goal);
  if (goal.length > MAX_GRAPH_CELLS)
    return { kind: 'sample', verdict: sampleValues({ rows, cols, goal, costs }, measure, anew) };
  const space = judgedSpaceOf(target);
  const values = valuesOfStates(space.graph, measure, anew);
  return { kind: 'all', space, values, verdict: judgeValues(space, values) };
}
