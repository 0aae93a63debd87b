import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import type { StateSpace } from '../puzzle/states/stateSpace.ts';
import { isAdmissible, isConsistent, judgeValues } from './verdict.ts';

/** What is proved of h; `h[state]` is the value of a state of `space`. */
export function proofByValues(space: StateSpace, h: Uint16Array): OwnProof {
  const verdict = judgeValues(space, h);
  const [goal] = space.order;
  return {
    admissible: isAdmissible(verdict),
    consistent: isConsistent(verdict) && verdict.ofGoal === 0,
    exact: h.every((value, state) => value === space.distances[state]),
    zero: h.every((value) => value === 0),
    vanishes: h.some((value, state) => value === 0 && state !== goal),
  };
}
