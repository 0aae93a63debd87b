/**
 * How text is written into an SVG file, which goes where our fonts are not installed. They are not embedded: office programs
 * ignore embedded fonts, and they would make the file of a small tree ten times as large. Instead the file names families
 * that are everywhere, and says how wide each text is in ours, so that it keeps its place and its width in any of them.
 */
import type { Palette } from './palette.ts';

/** Mean width of a letter, in sizes of type: a pen cannot measure. */
export const LETTER_WIDTH = 0.49;

export interface Lettering {
  /** Width of `text` on the screen in pixels, in a font as a canvas has it. */
  widthOf(text: string, font: string): number;
  /** What a family of the screen is called in the file. */
  inFile(family: string): string;
}

/** Leaves fonts as they are, and widths to whoever opens the file. */
export const PLAIN: Lettering = { widthOf: () => NaN, inFile: (family) => family };

const FAMILIES = {
  font: "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Helvetica, Arial, 'Liberation Sans', sans-serif",
  mono: "'Atkinson Hyperlegible Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
} as const;

/** Measures with `context`, and names families that other computers have beside our own. */
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
