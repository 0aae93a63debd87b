/** Two searches on the places of one tree: when each of them expanded a state, and the band of what is painted. */
import { NEVER, type TraceReader } from '../../../shared/readings/reading.ts';
import type { TraceStates } from '../../../shared/readings/traceStates.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import type { DrawnTree } from '../../tree/layout/drawnTree.ts';
import type { Bands } from './bands.ts';

/** A search whose trace is complete. */
export interface Traced {
  readonly reader: TraceReader;
  readonly states: TraceStates;
}

export interface OverlayColumns {
  /** By place: the step that expanded its state in the search of the tree, `NEVER` for none. A state has one place. */
  readonly treeAt: Int32Array;
  /** By place: the same of the search that is painted. */
  readonly paintedAt: Int32Array;
  /** By place that is painted: its band. */
  readonly band: Uint8Array;
  /** The steps of the painted search that expanded a state which the tree does not have, ascending. */
  readonly outside: Int32Array;
  /** By state of the painted search: its place, where it has one. */
  placeOf(state: number): number;
}

/** `drawn` is all of the tree of `tree`. */
export function overlayColumns(drawn: DrawnTree, tree: Traced, painted: Traced, bands: Bands): OverlayColumns {
  const { places } = drawn;
  const treeAt = new Int32Array(places).fill(NEVER);
  const paintedAt = new Int32Array(places).fill(NEVER);
  const band = new Uint8Array(places);
  const placeOf = (state: number): number => placeOfState(drawn, tree, state);
  for (let place = 0; place < places; place++) {
    const state = tree.states.stateOf(drawn.node[place]);
    if (placeOf(state) !== place) continue;
    treeAt[place] = tree.states.expandedAt(state);
    paintedAt[place] = painted.states.expandedAt(state);
    if (paintedAt[place] !== NEVER) band[place] = bands.bandOf(painted.reader.expandedBy(paintedAt[place]));
  }
  return { treeAt, paintedAt, band, outside: outsideOf(painted, placeOf), placeOf };
}

/** That of the node that was expanded first with this state; of one that was never expanded, that of the newest with it. */
function placeOfState({ place }: DrawnTree, { reader, states }: Traced, state: number): number {
  const step = states.expandedAt(state);
  const node = step === NEVER ? states.nodeOf(state, NEVER) : reader.expandedBy(step);
  return node === NONE ? NONE : place[node];
}

function outsideOf({ reader, states }: Traced, placeOf: (state: number) => number): Int32Array {
  const steps: number[] = [];
  states.eachExpanded(reader.expansions, (state) => {
    if (placeOf(state) === NONE) steps.push(states.expandedAt(state));
  });
  return Int32Array.from(steps);
}

/** How many of ascending steps have been taken by `step`. */
export function countUpTo(steps: Int32Array, step: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
