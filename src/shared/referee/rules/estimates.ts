/** h of states by number, each worked out once. */
import type { Measure } from '../../puzzle/heuristics/measure.ts';
import { grownWith, type KnownStates } from '../output/knownStates.ts';

const NOT_ASKED = -1;

export class StateEstimates {
  readonly #states: KnownStates;
  readonly #measure: Measure;
  #values = new Float64Array(0);

  constructor(states: KnownStates, measure: Measure) {
    this.#states = states;
    this.#measure = measure;
  }

  of(state: number): number {
    this.#values = grownWith(this.#values, state + 1, NOT_ASKED);
    if (this.#values[state] === NOT_ASKED) this.#values[state] = this.#measure(this.#states.cellsOf(state));
    return this.#values[state];
  }
}
