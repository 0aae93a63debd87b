/**
 * Drags rows with the pointer to a place in a list or onto a set. A press becomes a drag after `THRESHOLD` pixels;
 * Escape cancels.
 */

export type RowKind = 'set' | 'puzzles' | 'lesson' | 'stop';

export interface DraggedRows {
  readonly kind: RowKind;
  readonly ids: readonly number[];
  readonly label: string;
}

/** Beside a row or, puzzles only, into a set. */
export interface DropPlace {
  readonly kind: RowKind;
  readonly id: number;
  readonly side: 'before' | 'after' | 'into';
}

/** Pixels. */
const THRESHOLD = 6;
/** The list scrolls `SCROLL` pixels a frame while rows are held within `EDGE` pixels of its edge. */
const EDGE = 36;
const SCROLL = 9;

export class RowDragging {
  dragged = $state.raw<DraggedRows | null>(null);
  x = $state(0);
  y = $state(0);
  place = $state.raw<DropPlace | null>(null);
  readonly #drop: (dragged: DraggedRows, place: DropPlace) => void;
  readonly #mayStandAt: (dragged: DraggedRows, place: DropPlace) => boolean;

  constructor(
    mayStandAt: (dragged: DraggedRows, place: DropPlace) => boolean,
    drop: (dragged: DraggedRows, place: DropPlace) => void,
  ) {
    this.#mayStandAt = mayStandAt;
    this.#drop = drop;
  }

  /** The side of a row at which the dragged rows would land; `null` for none. */
  sideOf(kind: RowKind, id: number): DropPlace['side'] | null {
    return this.place?.kind === kind && this.place.id === id ? this.place.side : null;
  }

  /** `rowsOf` is called once the press is a drag. */
  press(event: PointerEvent, rowsOf: () => DraggedRows): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const end = (): void => {
      stop.abort();
      this.#letGo();
    };
    window.addEventListener('pointermove', (move) => this.#move(event, move, rowsOf), options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('pointerup', () => (this.#put(), end()), options);
    window.addEventListener('keydown', (key) => this.#answer(key, end), { ...options, capture: true });
  }

  /** Escape cancels; other keys, such as Delete, are swallowed while rows are held. */
  #answer(key: KeyboardEvent, end: () => void): void {
    if (key.key === 'Escape') return end();
    if (!this.dragged) return;
    key.preventDefault();
    key.stopPropagation();
  }

  #move(from: PointerEvent, to: PointerEvent, rowsOf: () => DraggedRows): void {
    if (!this.dragged) {
      if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < THRESHOLD) return;
      this.dragged = rowsOf();
      requestAnimationFrame(() => this.#frame());
    }
    [this.x, this.y] = [to.clientX, to.clientY];
    this.#look();
  }

  #frame(): void {
    if (!this.dragged) return;
    const list = document.elementFromPoint(this.x, this.y)?.closest('[data-scrolls]');
    const box = list?.getBoundingClientRect();
    if (list && box) {
      if (this.y < box.top + EDGE) list.scrollBy(0, -SCROLL);
      if (this.y > box.bottom - EDGE) list.scrollBy(0, SCROLL);
    }
    this.#look();
    requestAnimationFrame(() => this.#frame());
  }

  #look(): void {
    const place = placeAt(this.x, this.y, this.dragged!.kind);
    this.place = place && this.#mayStandAt(this.dragged!, place) ? place : null;
  }

  #put(): void {
    if (this.dragged && this.place) this.#drop(this.dragged, this.place);
  }

  #letGo(): void {
    this.dragged = null;
    this.place = null;
  }
}

function placeAt(x: number, y: number, dragged: DraggedRows['kind']): DropPlace | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  if (!row) return null;
  const kind = row.dataset.place as DropPlace['kind'];
  const { top, height } = row.getBoundingClientRect();
  const half = y < top + height / 2 ? 'before' : 'after';
  return { kind, id: Number(row.dataset.id), side: kind === 'set' && dragged === 'puzzles' ? 'into' : half };
}
