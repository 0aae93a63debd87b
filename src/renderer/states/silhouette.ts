/** The picture of a space too large to draw state by state: a row for each distance, as wide as there are states. */
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';

/** One row of bins, centred; every state of the distance is in one of them. */
export interface SilhouetteRow {
  /** Bins of the row, of `columns` at the most. */
  readonly bins: number;
  /** By bin: how many states it holds. */
  readonly states: Uint32Array;
  /** By bin: how many of them were explored. */
  readonly explored: Uint32Array;
}

/** The rows by distance. The widest has `columns` bins, the others in proportion, and none less than one. */
export function silhouette(space: StateSpace, explored: Int32Array | null, columns: number): SilhouetteRow[] {
  const { counts, layerStarts, distances } = space;
  const most = Math.max(...counts);
  const rows = counts.map((count): SilhouetteRow => {
    const bins = Math.max(1, Math.round((columns * count) / most));
    const states = Uint32Array.from(
      { length: bins },
      (_, bin) => binStart(bin + 1, bins, count) - binStart(bin, bins, count),
    );
    return { bins, states, explored: new Uint32Array(bins) };
  });
  if (explored) {
    const place = placesOf(space);
    const seen = new Uint8Array(distances.length);
    for (const state of explored) {
      if (state === NO_STATE || seen[state]) continue;
      seen[state] = 1;
      const distance = distances[state];
      const { bins, explored: binned } = rows[distance];
      binned[Math.floor(((place[state] - layerStarts[distance]) * bins) / counts[distance])]++;
    }
  }
  return rows;
}

/** The first of `count` states that is in a bin. */
function binStart(bin: number, bins: number, count: number): number {
  return Math.ceil((bin * count) / bins);
}

const known = new WeakMap<StateSpace, Uint32Array>();

/** By state: its place in the order of the space. */
function placesOf(space: StateSpace): Uint32Array {
  const kept = known.get(space);
  if (kept) return kept;
  const places = new Uint32Array(space.order.length);
  space.order.forEach((state, place) => (places[state] = place));
  known.set(space, places);
  return places;
}
