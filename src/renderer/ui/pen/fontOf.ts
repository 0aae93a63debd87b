/** The font to write with, as a canvas has it. */

/**
 * Sizes between one unit and the next. Chromium has one font for all sizes that agree to the hundredth, that of the first of them,
 * so that letters would stand a little elsewhere after a zoom than without it. Of these sizes no two agree to the hundredth.
 */
const SIZES_PER_UNIT = 64;

/** Letters of the nearest `size` that is the same whatever was written before. */
export function fontOf(weight: number, size: number, family: string): string {
  return `${weight} ${Math.round(size * SIZES_PER_UNIT) / SIZES_PER_UNIT}px ${family}`;
}
