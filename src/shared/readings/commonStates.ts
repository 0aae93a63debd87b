/** Which states several searches have expanded, and which only one of them has. */
import type { TraceStates } from './traceStates.ts';

export interface Visited {
  readonly states: TraceStates;
  readonly step: number;
}

export function hasExpanded({ states, step }: Visited, state: number): boolean {
  return states.expandedAt(state) <= step;
}

export interface CommonCounts {
  readonly all: number;
  /** Expanded by at least two searches. */
  readonly shared: number;
  /** By search: states that no other one expanded. */
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
