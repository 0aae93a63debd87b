/**
 * Steps per unit of size. Chromium shares one font among sizes equal to the hundredth, that of the first used, which
 * would shift letters after a zoom. No two of these sizes are equal to the hundredth.
 */
const SIZES_PER_UNIT = 64;

/** Rounds `size`, so that letters do not depend on sizes used before. */
export function fontOf(weight: number, size: number, family: string): string {
  return `${weight} ${Math.round(size * SIZES_PER_UNIT) / SIZES_PER_UNIT}px ${family}`;
}
