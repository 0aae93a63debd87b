/** Picture of a space too large for single states: a centred row for each distance, as wide as its states are many. */
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Pen } from '../ui/pen/pen.ts';
import { fillRect } from '../ui/pen/shapes.ts';

export interface SilhouetteRow {
  readonly bins: number;
  readonly states: Uint32Array;
  readonly explored: Uint32Array;
}

/** By distance. The widest row has `columns` bins, the others in proportion, at least one. */
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

function binStart(bin: number, bins: number, count: number): number {
  return Math.ceil((bin * count) / bins);
}

const known = new WeakMap<StateSpace, Uint32Array>();

function placesOf(space: StateSpace): Uint32Array {
  const kept = known.get(space);
  if (kept) return kept;
  const places = new Uint32Array(space.order.length);
  space.order.forEach((state, place) => (places[state] = place));
  known.set(space, places);
  return places;
}

/** Opacity of unexplored states, and of the least explored bin. */
const [UNSEEN, LEAST_SEEN] = [0.4, 0.35];

/** A bin per unit of the pen; a single one is two wide, to be visible. `snap`: where a row may begin, across. */
export function paintSilhouette(
  pen: Pen,
  palette: Palette,
  rows: readonly SilhouetteRow[],
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  snap = (x: number): number => x,
): void {
  const step = height / rows.length;
  rows.forEach(({ bins, states, explored }, distance) => {
    const y = top + Math.round(distance * step);
    const tall = Math.max(1, Math.round(step) - 1);
    const x = left + snap((width - Math.max(2, bins)) / 2);
    const bar = bins < 2 ? 2 : 1;
    pen.globalAlpha = UNSEEN;
    fillRect(pen, palette.frontier, x, y, Math.max(2, bins), tall);
    for (let bin = 0; bin < bins; bin++) {
      if (explored[bin] === 0) continue;
      pen.globalAlpha = LEAST_SEEN + (1 - LEAST_SEEN) * (explored[bin] / states[bin]);
      fillRect(pen, palette.path, x + bin, y, bar, tall);
    }
  });
  pen.globalAlpha = 1;
}
