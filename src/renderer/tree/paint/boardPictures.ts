/** Boards as they were painted before: most are the same from step to step, and their numbers take longest to write. */
import type { ZoomTransform } from 'd3-zoom';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';

/** What all kept pictures have in common. `scale`: device pixels in a unit of the drawing. */
interface Style {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/** Around a board, in the drawing's units: half of its border, and what a soft edge adds. */
const RIM = 3;
/** Several screens full. */
const MOST_KEPT = 500;

/** Shows a board with its upper left corner at a place of the drawing; paints it where none of this `key` is kept. */
export interface BoardsShown {
  show(key: string, left: number, top: number, camera: ZoomTransform, paint: (pen: Pen) => void): void;
}

export class BoardPictures implements BoardsShown {
  readonly #pen: CanvasRenderingContext2D;
  readonly #kept = new Map<string, ImageBitmap>();
  #style: Style | null = null;
  #sheet: OffscreenCanvas | null = null;

  /** `canvas`: where they are shown. */
  constructor(canvas: HTMLCanvasElement) {
    this.#pen = canvas.getContext('2d')!;
  }

  /** `null` where the last boards had another style: during a zoom, each picture would be shown once. */
  at(style: Style): BoardsShown | null {
    const isSame = this.#style !== null && hasSameMembers(style, this.#style);
    this.#style = style;
    if (isSame) return this;
    this.#forget();
    return null;
  }

  show(key: string, left: number, top: number, camera: ZoomTransform, paint: (pen: Pen) => void): void {
    const picture = this.#kept.get(key) ?? this.#keep(key, paint);
    const { scale } = this.#style!;
    const density = scale / camera.k;
    const rim = rimOf(this.#style!);
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(
      picture,
      Math.round(camera.applyX(left) * density) - rim,
      Math.round(camera.applyY(top) * density) - rim,
    );
    pen.setTransform(scale, 0, 0, scale, density * camera.x, density * camera.y);
  }

  #keep(key: string, paint: (pen: Pen) => void): ImageBitmap {
    if (this.#kept.size >= MOST_KEPT) this.#forget();
    const { scale, width, height } = this.#style!;
    const rim = rimOf(this.#style!);
    this.#sheet ??= new OffscreenCanvas(Math.ceil(width * scale) + 2 * rim, Math.ceil(height * scale) + 2 * rim);
    const pen = this.#sheet.getContext('2d')!;
    pen.setTransform(scale, 0, 0, scale, rim, rim);
    paint(pen as unknown as Pen);
    const picture = this.#sheet.transferToImageBitmap();
    this.#kept.set(key, picture);
    return picture;
  }

  #forget(): void {
    for (const picture of this.#kept.values()) picture.close();
    this.#kept.clear();
    this.#sheet = null;
  }
}

function rimOf({ scale }: Style): number {
  return Math.ceil(RIM * scale);
}

function hasSameMembers(style: Style, other: Style): boolean {
  return (Object.keys(style) as (keyof Style)[]).every((member) => style[member] === other[member]);
}
