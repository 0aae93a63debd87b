/** Two searches on the places of one tree: when each expanded a state, the band painted there, and what is drawn. */
import { NEVER, type TraceReader } from '../../../shared/readings/reading.ts';
import type { TraceStates } from '../../../shared/readings/traceStates.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { firstAtLeast, type DrawnTree } from '../../tree/layout/drawnTree.ts';
import type { LevelRows } from '../../tree/layout/levelRows.ts';
import type { Scene } from '../../tree/paint/scene.ts';
import type { Bands } from './bands.ts';

/** A search with a complete trace. */
export interface Traced {
  readonly reader: TraceReader;
  readonly states: TraceStates;
}

export interface OverlayColumns {
  /** By place: the step that expanded its state in the tree's search, or `NEVER`. A state has one place. */
  readonly treeAt: Int32Array;
  /** By place: the same for the painted search. */
  readonly paintedAt: Int32Array;
  /** By painted place: its band. */
  readonly band: Uint8Array;
  /** The steps of the painted search that expanded a state that the tree lacks, ascending. */
  readonly outside: Int32Array;
  /** The place of a state of the painted search, if any. */
  placeOf(state: number): number;
}

/** `drawn` must hold the whole tree of `tree`. */
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

/** The place of the node expanded first with this state, or else of the newest node with it. */
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

/** How many of the ascending `steps` are at most `step`. */
export function countUpTo(steps: Int32Array, step: number): number {
  return firstAtLeast(step + 1, 0, steps.length, (index) => steps[index]);
}

export interface OverlayMoment extends OverlayColumns {
  readonly treeStep: number;
  readonly paintedStep: number;
  /** The highlighted band; `null` for all. */
  readonly picked: number | null;
}

/** The only input of the painter. */
export interface OverlayScene extends OverlayMoment {
  /** The tree with all nodes; `isDrawn` says which are drawn. */
  readonly scene: Scene;
  /** The same with only the drawn places, and only the painted ones, to find what is in a pixel by bisection. */
  readonly ground: Scene;
  readonly coloured: Scene;
  readonly colours: readonly string[];
  readonly isSolved: boolean;
}

/** Whether either search has expanded the state of a place. */
export function isDrawn({ treeAt, paintedAt, treeStep, paintedStep }: OverlayMoment, place: number): boolean {
  return treeAt[place] <= treeStep || (paintedAt[place] <= paintedStep && paintedAt[place] !== NEVER);
}

/** Whether the painted search has expanded the state of a place, in a highlighted band. */
export function isPainted({ paintedAt, paintedStep, band, picked }: OverlayMoment, place: number): boolean {
  return paintedAt[place] <= paintedStep && (picked === null || picked === band[place]);
}

export function rowsOfThose({ order, start }: LevelRows, isIn: (place: number) => boolean): LevelRows {
  const kept = new Int32Array(order.length);
  const begins = new Int32Array(start.length);
  let count = 0;
  for (let level = 0; level + 1 < start.length; level++) {
    begins[level] = count;
    for (let index = start[level]; index < start[level + 1]; index++) {
      kept[count] = order[index];
      count += Number(isIn(order[index]));
    }
  }
  begins[start.length - 1] = count;
  return { order: kept.subarray(0, count), start: begins };
}

/**
 * Returns a function from a step to the counts of nodes expanded by then, by `keyOf` (from 0 to `keys` − 1). Each
 * call counts only what lies between its step and the last one.
 */
export function stepCounts(
  reader: TraceReader,
  keys: number,
  keyOf: (node: number) => number,
): (step: number) => readonly number[] {
  const counts = new Int32Array(keys);
  let counted = 0;
  return (step) => {
    const { expanded } = reader;
    while (counted < step) counts[keyOf(expanded[counted++])]++;
    while (counted > step) counts[keyOf(expanded[--counted])]--;
    return Array.from(counts);
  };
}
