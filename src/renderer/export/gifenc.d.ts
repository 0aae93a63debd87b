/** The part of gifenc 1.0.3 that is used; the package has no types of its own. */
declare module 'gifenc' {
  export type ColourTable = number[][];

  /** A palette of at most `maxColours` colours for `rgba`. */
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): ColourTable;

  /** By pixel: index of the nearest colour. */
  export function applyPalette(rgba: Uint8ClampedArray, table: ColourTable): Uint8Array;

  interface FrameOptions {
    /** For all frames, given with the first. */
    readonly palette?: ColourTable;
    /** In milliseconds; the file has hundredths of a second. */
    readonly delay: number;
    /** Repetitions; 0 is for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** Disposal: 1 leaves the frame. */
    readonly dispose?: number;
  }

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
  };
}
