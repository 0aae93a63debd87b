/** The drawings over the views, and the stroke under way. */
import {
  clear,
  draw,
  EMPTY_SHEET,
  erase,
  extend,
  isDrawn,
  isTouched,
  undo,
  type Ink,
  type ScribbleSheet,
  type StrokeShape,
  type SheetSize,
  type Spot,
  type Stroke,
} from './strokes.ts';

export type PenTool = StrokeShape | 'erase';

const NONE_TOUCHED: ReadonlySet<Stroke> = new Set();

export class Scribble {
  tool = $state<PenTool>('write');
  ink = $state<Ink>('red');
  /** Whether drawings outlast steps. */
  isKept = $state(false);
  #sheets = $state.raw<Readonly<Record<string, ScribbleSheet>>>({});
  #draft = $state.raw<Stroke | null>(null);
  #touched = $state.raw(NONE_TOUCHED);
  /** Where the eraser is; `null` while it is up. */
  #eraser: Spot | null = null;
  readonly #viewNow: () => string;

  /** Every view has a sheet of its own. */
  constructor(viewNow: () => string) {
    this.#viewNow = viewNow;
  }

  get #sheet(): ScribbleSheet {
    return this.#sheets[this.#viewNow()] ?? EMPTY_SHEET;
  }

  #put(sheet: ScribbleSheet): void {
    this.#sheets = { ...this.#sheets, [this.#viewNow()]: sheet };
  }

  /** What is seen: without what the eraser has met, with the stroke under way. */
  get strokes(): readonly Stroke[] {
    const left = this.#sheet.strokes.filter((stroke) => !this.#touched.has(stroke));
    return this.#draft ? [...left, this.#draft] : left;
  }

  get canUndo(): boolean {
    return this.#sheet.past.length > 0;
  }

  get isEmpty(): boolean {
    return this.#sheet.strokes.length === 0;
  }

  undo(): void {
    this.cancel();
    this.#put(undo(this.#sheet));
  }

  clear(): void {
    this.cancel();
    this.#put(clear(this.#sheet));
  }

  /** What lies beneath has changed: on every view, what is not kept is gone. */
  step(): void {
    if (this.isKept) return;
    this.cancel();
    this.#sheets = {};
  }

  /** The pen touches the view. */
  begin(spot: Spot, reach: number, size: SheetSize, tool = this.tool): void {
    this.cancel();
    if (tool !== 'erase') return void (this.#draft = { shape: tool, ink: this.ink, spots: [spot] });
    this.#eraser = spot;
    this.#eraseTo(spot, reach, size);
  }

  move(spot: Spot, reach: number, size: SheetSize): void {
    if (this.#draft) this.#draft = extend(this.#draft, spot, size);
    this.#eraseTo(spot, reach, size);
  }

  #eraseTo(spot: Spot, reach: number, size: SheetSize): void {
    const from = this.#eraser;
    if (from === null) return;
    const met = this.#sheet.strokes.filter((stroke) => isTouched(stroke, from, spot, reach, size));
    this.#touched = new Set([...this.#touched, ...met]);
    this.#eraser = spot;
  }

  /** The pen is lifted: what it drew, or all that it erased on its way, is one act. */
  end(size: SheetSize): void {
    const stroke = this.#draft;
    if (stroke && isDrawn(stroke, size)) this.#put(draw(this.#sheet, stroke));
    if (this.#touched.size > 0) this.#put(erase(this.#sheet, this.#touched));
    this.cancel();
  }

  /** Forgets the stroke under way. */
  cancel(): void {
    this.#draft = null;
    this.#eraser = null;
    this.#touched = NONE_TOUCHED;
  }
}
