/**
 * Neighbours on a level that would touch in the picture, joined into bars: a level of ten thousand nodes on a thousand
 * pixels is a few bars instead of a thousand squares.
 */
import { radiusOf, type Layout } from '../layout/layout.ts';
import type { Pen } from '../../ui/pen/pen.ts';

/** Visits bars by their first and last place; a place by itself is both. */
type VisitBar = (first: number, last: number) => unknown;

export class Bars {
  readonly #layout: Layout;
  readonly #gap: number;
  readonly #also: Int32Array | null;
  readonly #byInk = new Map<string, number[]>();
  /** The ink that came last, and its bars: the last of them may go on. */
  #ink: string | null = null;
  #bars: number[] = [];

  /** Joins places at most `gap` apart, in the drawing's units, of which those that `also` leads to are so, too. */
  constructor(layout: Layout, gap: number, also: Int32Array | null = null) {
    this.#layout = layout;
    this.#gap = gap;
    this.#also = also;
  }

  /** Adds the next place of a level, from left to right. */
  add(place: number, ink: string): void {
    const goesOn = ink === this.#ink;
    if (!goesOn) this.#take(ink);
    const bars = this.#bars;
    const last = bars.length - 1;
    if (goesOn && this.#touch(bars[last], place)) bars[last] = place;
    else bars.push(place, place);
  }

  /**
   * Visits the inks in the order in which they came, each with its bars, level by level: a path for each level is filled in a
   * fraction of the time that one path of all levels takes.
   */
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

/**
 * Whether a stretch of a level is farther than an eighth of a pixel from a straight line: only on rings, and where it is long.
 * `pixel` is in the drawing's units, `spare` the angle beyond each end.
 */
export function isBent(layout: Layout, from: number, to: number, pixel: number, spare = 0): boolean {
  const { kind, along } = layout;
  const angle = Math.abs(along[to] - along[from]) + 2 * spare;
  return kind === 'radial' && radiusOf(layout, from) * angle ** 2 > pixel; // from arc to chord it is r (1 − cos ½a), about r a² ⁄ 8
}

/** Goes along the ring of `from` to `to`, whichever of them comes first clockwise; `spare` is the angle beyond each. */
export function traceRing(pen: Pen, layout: Layout, from: number, to: number, spare = 0): void {
  const { along } = layout;
  const radius = radiusOf(layout, from);
  const top = -Math.PI / 2; // a pen counts angles from three o'clock
  const isBack = along[to] < along[from];
  pen.arc(0, 0, radius, along[from] + top - spare, along[to] + top + spare, isBack);
}
