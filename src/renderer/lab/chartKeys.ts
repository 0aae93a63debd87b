/** What the keys of a chart do: from mark to mark, and to draw a curve. */
import type { SketchPoint } from '../../shared/contract/experimentLook.ts';
import type { ChartMark, ChartPlace } from './chartPlace.ts';
import { WHICH } from './labApi.ts';

/** The mark that a key leads to; `null` where it leads to none. Left and right: the same search at the next distance; up and down: the next value above or below. */
export function nextMark(marks: readonly ChartMark[], from: ChartMark | null, key: string): ChartMark | null {
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key) || marks.length === 0)
    return null;
  if (key === 'Home') return marks[0]!;
  if (key === 'End') return marks.at(-1)!;
  if (from === null) return marks.find(({ which }) => which === 'middle') ?? marks[0]!;
  const forward = key === 'ArrowRight' || key === 'ArrowUp';
  const row =
    from.d === null ? marks : key === 'ArrowLeft' || key === 'ArrowRight' ? alongside(marks, from) : stack(marks, from);
  const next = row[row.indexOf(from) + (forward ? 1 : -1)];
  return next ?? null;
}

function alongside(marks: readonly ChartMark[], { search, which }: ChartMark): ChartMark[] {
  return marks.filter((mark) => mark.search === search && mark.which === which);
}

/** All marks at one distance, from below up. */
function stack(marks: readonly ChartMark[], { d }: ChartMark): ChartMark[] {
  return marks
    .filter((mark) => mark.d === d)
    .sort(
      (one, other) =>
        other.y - one.y || one.search - other.search || WHICH.indexOf(one.which) - WHICH.indexOf(other.which),
    );
}

interface Sketching {
  /** The place in `distances` that is drawn at. */
  readonly at: number;
  readonly distances: readonly number[];
  readonly sketch: readonly SketchPoint[];
  readonly place: ChartPlace;
}

/** Pixels that a key moves a point by, in units. */
const NUDGE = 6;

/** Where drawing goes on, and the value there; the value is `null` where only the place is another one. `null`: the key does nothing. */
export function nextSketch(
  key: string,
  { at, distances, sketch, place }: Sketching,
): { at: number; value: number | null } | null {
  if (distances.length === 0) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = Math.min(distances.length - 1, Math.max(0, at + (key === 'ArrowRight' ? 1 : -1)));
    return { at: next, value: null };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const d = distances[at]!;
  const known = sketch.find(([other]) => other === d) ?? sketch.findLast(([other]) => other < d);
  const y = known === undefined ? (place.top + place.bottom) / 2 : place.y(known[1]);
  return { at, value: place.valueAt(y + (key === 'ArrowUp' ? -1 : 1) * NUDGE * place.unit) };
}
