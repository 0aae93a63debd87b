/** Which states several searches have expanded, and which only one of them has. */
import type { TraceStates } from './traceStates.ts';

/** A search at a step. */
export interface Visited {
  readonly states: TraceStates;
  readonly step: number;
}

/** Whether a search has expanded a state by its step. */
export function hasExpanded({ states, step }: Visited, state: number): boolean {
  return states.expandedAt(state) <= step;
}

/** The number of states that every search has expanded, and for each search of those that no other one has. */
export function countCommon(searches: readonly Visited[]): { all: number; only: number[] } {
  let all = 0;
  const only = searches.map((search, index) => {
    const others = searches.filter((_, other) => other !== index);
    let alone = 0;
    search.states.eachExpanded(search.step, (state) => {
      const count = others.filter((other) => hasExpanded(other, state)).length;
      if (count === 0) alone++;
      if (index === 0 && count === others.length) all++;
    });
    return alone;
  });
  return { all, only };
}
