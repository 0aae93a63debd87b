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

/** Numbers of states. */
export interface CommonCounts {
  /** Expanded by every search. */
  readonly all: number;
  /** Expanded by two searches or more. */
  readonly shared: number;
  /** By search: expanded by no other one. */
  readonly only: readonly number[];
}

export function countCommon(searches: readonly Visited[]): CommonCounts {
  let [all, shared] = [0, 0];
  const only = searches.map((search, index) => {
    const [before, after] = [searches.slice(0, index), searches.slice(index + 1)];
    let alone = 0;
    search.states.eachExpanded(search.step, (state) => {
      if (before.some((other) => hasExpanded(other, state))) return; // counted with the first that has expanded it
      const others = after.reduce((count, other) => count + Number(hasExpanded(other, state)), 0);
      if (others === 0) alone++;
      else shared++;
      if (others === searches.length - 1) all++;
    });
    return alone;
  });
  return { all, shared, only };
}
