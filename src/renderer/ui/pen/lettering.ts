/**
 * Text in SVG files, which are opened without our fonts. Embedding fonts would be ignored by office programs, and make
 * a small tree's file ten times as large. Instead, the file names common families and gives each text's width in ours,
 * so that it keeps its place and width.
 */
import type { Palette } from './palette.ts';

/** Mean width of a letter, in font sizes: a pen cannot measure. */
export const LETTER_WIDTH = 0.49;
/** Width of each letter of the mono font, in font sizes; an end-to-end test measures it. */
export const MONO_WIDTH = 0.632;

/** The most that a letter of the mono font takes, in pixels: some browsers place letters at whole pixels. */
export function monoPixels(size: number): number {
  return Math.ceil(MONO_WIDTH * size);
}

export interface Lettering {
  /** In pixels, in a canvas font. */
  widthOf(text: string, font: string): number;
  /** Name of a screen family in the file. */
  inFile(family: string): string;
}

/** Keeps fonts, and gives no widths. */
export const PLAIN: Lettering = { widthOf: () => NaN, inFile: (family) => family };

const FAMILIES = {
  font: "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Helvetica, Arial, 'Liberation Sans', sans-serif",
  mono: "'Atkinson Hyperlegible Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
} as const;

/** Measures with `context`, and adds common families to our own. */
export function letteringOf(
  { font, mono }: Palette,
  context: Pick<CanvasText & CanvasTextDrawingStyles, 'measureText' | 'font'>,
): Lettering {
  const families = new Map([
    [font, FAMILIES.font],
    [mono, FAMILIES.mono],
  ]);
  return {
    widthOf(text, font) {
      context.font = font;
      return context.measureText(text).width;
    },
    inFile: (family) => families.get(family) ?? family,
  };
}
