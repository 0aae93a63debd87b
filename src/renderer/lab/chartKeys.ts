import type { SketchPoint } from '../../shared/contract/experimentLook.ts';
import { WHICH, type ChartMark, type ChartPlace } from './chartPlace.ts';

type MarkRow = (marks: readonly ChartMark[], from: ChartMark) => readonly ChartMark[];

const NEIGHBOURS = new Map<string, readonly [row: MarkRow, by: 1 | -1]>([
  ['ArrowLeft', [alongside, -1]],
  ['ArrowRight', [alongside, 1]],
  ['ArrowDown', [stack, -1]],
  ['ArrowUp', [stack, 1]],
]);

/** Left and right: the same search at the next distance; up and down: the next value. `null` for no mark. */
export function nextChartMark(marks: readonly ChartMark[], from: ChartMark | null, key: string): ChartMark | null {
  if (key === 'Home') return marks[0] ?? null;
  if (key === 'End') return marks.at(-1) ?? null;
  const arrow = NEIGHBOURS.get(key);
  if (arrow === undefined) return null;
  if (from === null) return marks.find(({ which }) => which === 'middle') ?? marks[0] ?? null;
  const [rowOf, by] = arrow;
  const row = from.d === null ? marks : rowOf(marks, from);
  return row[row.indexOf(from) + by] ?? null;
}

function alongside(marks: readonly ChartMark[], { search, which }: ChartMark): ChartMark[] {
  return marks.filter((mark) => mark.search === search && mark.which === which);
}

function stack(marks: readonly ChartMark[], { d }: ChartMark): ChartMark[] {
  return marks
    .filter((mark) => mark.d === d)
    .sort(
      (one, other) =>
        other.y - one.y || one.search - other.search || WHICH.indexOf(one.which) - WHICH.indexOf(other.which),
    );
}

interface Sketching {
  /** Index into `distances`, which may be fewer than when it was reached. */
  readonly at: number;
  readonly distances: readonly number[];
  readonly sketch: readonly SketchPoint[];
  readonly place: ChartPlace;
}

/** In pixels at the usual size of the interface. */
const NUDGE = 6;

/** The new index and its value (`null`: only the index changes). `null`: the key does nothing. */
export function nextSketch(
  key: string,
  { at, distances, sketch, place }: Sketching,
): { at: number; value: number | null } | null {
  if (distances.length === 0) return null;
  const last = distances.length - 1;
  const now = Math.min(at, last);
  if (key === 'ArrowLeft') return { at: Math.max(0, now - 1), value: null };
  if (key === 'ArrowRight') return { at: Math.min(last, now + 1), value: null };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const d = distances[now]!;
  const known = sketch.find(([other]) => other === d) ?? sketch.findLast(([other]) => other < d);
  const y = known === undefined ? (place.top + place.bottom) / 2 : place.y(known[1]);
  return { at: now, value: place.valueAt(y + (key === 'ArrowUp' ? -1 : 1) * NUDGE * place.unit) };
}
