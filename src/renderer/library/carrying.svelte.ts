/**
 * Rows carried with the pointer, from a list to a place in it or to a set. A press becomes a carry once the pointer has
 * moved a little; Escape gives it up.
 */

export interface Carried {
  readonly kind: 'set' | 'puzzles';
  readonly ids: readonly number[];
  /** What to show at the pointer. */
  readonly label: string;
}

/** Where carried rows would come: beside a row or, puzzles only, into a set. */
export interface DropPlace {
  readonly kind: 'set' | 'puzzles';
  readonly id: number;
  readonly side: 'before' | 'after' | 'into';
}

/** Pixels that a pointer moves before a press is a carry. */
const THRESHOLD = 6;
/** A list scrolls while rows are held so near to its edge, in pixels, and so many pixels a frame. */
const EDGE = 36;
const SCROLL = 9;

export class Carrying {
  carried = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  place = $state.raw<DropPlace | null>(null);
  readonly #drop: (carried: Carried, place: DropPlace) => void;
  readonly #mayStandAt: (carried: Carried, place: DropPlace) => boolean;

  /** `mayStandAt` says where rows may be dropped; `drop` does it. */
  constructor(
    mayStandAt: (carried: Carried, place: DropPlace) => boolean,
    drop: (carried: Carried, place: DropPlace) => void,
  ) {
    this.#mayStandAt = mayStandAt;
    this.#drop = drop;
  }

  /** Whether rows would come there. */
  isAt(kind: DropPlace['kind'], id: number, side: DropPlace['side']): boolean {
    return this.place?.kind === kind && this.place.id === id && this.place.side === side;
  }

  /** A press on a row. `carry` says what is carried, once it is clear that something is. */
  press(event: PointerEvent, carry: () => Carried): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const end = (): void => {
      stop.abort();
      this.#letGo();
    };
    window.addEventListener('pointermove', (move) => this.#move(event, move, carry), options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('pointerup', () => (this.#put(), end()), options);
    window.addEventListener('keydown', (key) => this.#answer(key, end), { ...options, capture: true });
  }

  /** While rows are held, Escape puts them back; other keys, as Delete, would take away what is held. */
  #answer(key: KeyboardEvent, end: () => void): void {
    if (key.key === 'Escape') return end();
    if (!this.carried) return;
    key.preventDefault();
    key.stopPropagation();
  }

  #move(from: PointerEvent, to: PointerEvent, carry: () => Carried): void {
    if (!this.carried) {
      if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < THRESHOLD) return;
      this.carried = carry();
      requestAnimationFrame(() => this.#frame());
    }
    [this.x, this.y] = [to.clientX, to.clientY];
    this.#look();
  }

  /** Scrolls the list under the pointer where that is near to an edge. */
  #frame(): void {
    if (!this.carried) return;
    const list = document.elementFromPoint(this.x, this.y)?.closest('[role="listbox"]');
    const box = list?.getBoundingClientRect();
    if (list && box) {
      if (this.y < box.top + EDGE) list.scrollBy(0, -SCROLL);
      if (this.y > box.bottom - EDGE) list.scrollBy(0, SCROLL);
    }
    this.#look();
    requestAnimationFrame(() => this.#frame());
  }

  #look(): void {
    const place = placeAt(this.x, this.y, this.carried!.kind);
    this.place = place && this.#mayStandAt(this.carried!, place) ? place : null;
  }

  #put(): void {
    if (this.carried && this.place) this.#drop(this.carried, this.place);
  }

  #letGo(): void {
    this.carried = null;
    this.place = null;
  }
}

/** The row under a point, and its nearer half. */
function placeAt(x: number, y: number, carried: Carried['kind']): DropPlace | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  if (!row) return null;
  const kind = row.dataset.place as DropPlace['kind'];
  const { top, height } = row.getBoundingClientRect();
  const half = y < top + height / 2 ? 'before' : 'after';
  return { kind, id: Number(row.dataset.id), side: kind === 'set' && carried === 'puzzles' ? 'into' : half };
}
