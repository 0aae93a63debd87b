/** Joins neighbours that would touch into bars: ten thousand nodes on a thousand pixels become a few bars. */
import { radiusOf, type Layout } from '../layout/layout.ts';
import type { Pen } from '../../ui/pen/pen.ts';

type VisitBar = (first: number, last: number) => unknown;

export class Bars {
  readonly #layout: Layout;
  readonly #gap: number;
  readonly #also: Int32Array | null;
  readonly #byInk = new Map<string, number[]>();
  /** The latest ink and its bars; the last bar may still grow. */
  #ink: string | null = null;
  #bars: number[] = [];

  /** Joins places at most `gap` apart, in the drawing's units, and whose entries in `also` are as near. */
  constructor(layout: Layout, gap: number, also: Int32Array | null = null) {
    this.#layout = layout;
    this.#gap = gap;
    this.#also = also;
  }

  /** Places of a level must come from left to right. */
  add(place: number, ink: string): void {
    const goesOn = ink === this.#ink;
    if (!goesOn) this.#take(ink);
    const bars = this.#bars;
    const last = bars.length - 1;
    if (goesOn && this.#touch(bars[last], place)) bars[last] = place;
    else bars.push(place, place);
  }

  /** Visits inks in order of appearance, with bars by level: a path per level is filled faster than one for all. */
  each(visit: (ink: string, bars: (visit: VisitBar) => void) => void): void {
    const { depth } = this.#layout.tree;
    for (const [ink, bars] of this.#byInk) {
      for (let from = 0, end = 0; from < bars.length; from = end) {
        while (end < bars.length && depth[bars[end]] === depth[bars[from]]) end += 2;
        visit(ink, (visitRun) => {
          for (let index = from; index < end; index += 2) visitRun(bars[index], bars[index + 1]);
        });
      }
    }
  }

  #take(ink: string): void {
    this.#ink = ink;
    this.#bars = this.#byInk.get(ink) ?? [];
    this.#byInk.set(ink, this.#bars);
  }

  #touch(a: number, b: number): boolean {
    const { rows, tree } = this.#layout;
    if (!rows || tree.depth[a] !== tree.depth[b]) return false;
    return this.#areNear(a, b) && (!this.#also || this.#areNear(this.#also[a], this.#also[b]));
  }

  #areNear(a: number, b: number): boolean {
    const { kind, along } = this.#layout;
    const unit = kind === 'tidy' ? 1 : radiusOf(this.#layout, a);
    return Math.abs(along[b] - along[a]) * unit <= this.#gap;
  }
}

/** Whether it deviates more than an eighth of a `pixel` from a line. `spare`: the angle beyond each end. */
export function isBent(layout: Layout, from: number, to: number, pixel: number, spare = 0): boolean {
  const { kind, along } = layout;
  const angle = Math.abs(along[to] - along[from]) + 2 * spare;
  return kind === 'radial' && radiusOf(layout, from) * angle ** 2 > pixel; // arc to chord: r (1 − cos ½a), about r a² ⁄ 8
}

/** Traces the ring between `from` and `to`, in either order; `spare` is the angle beyond each end. */
export function traceRing(pen: Pen, layout: Layout, from: number, to: number, spare = 0): void {
  const { along } = layout;
  const radius = radiusOf(layout, from);
  const top = -Math.PI / 2; // canvas angles start at three o'clock
  const isBack = along[to] < along[from];
  pen.arc(0, 0, radius, along[from] + top - spare, along[to] + top + spare, isBack);
}
