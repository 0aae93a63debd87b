/** The part of gifenc 1.0.3 that is used; the package has no types of its own. */
declare module 'gifenc' {
  export type ColourTable = number[][];

  /** A table of at most `maxColours` colours for the pixels of `rgba`. */
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): ColourTable;

  /** By pixel: the entry of the table that is nearest to it. */
  export function applyPalette(rgba: Uint8ClampedArray, table: ColourTable): Uint8Array;

  interface FrameOptions {
    /** Given with the first frame, whose table holds for all. */
    readonly palette?: ColourTable;
    /** In milliseconds; the file has hundredths of a second. */
    readonly delay: number;
    /** Times to repeat it; 0 is for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the frame before the next one: 1 leaves it. */
    readonly dispose?: number;
  }

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
  };
}
