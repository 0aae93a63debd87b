import { expect, test } from 'vitest';
import { viridis } from './colouring.ts';

/** Lightness of a colour like "rgb(1, 2, 3)", from 0 to 100 (CIE L*, IEC 61966-2-1). */
function lightness(colour: string): number {
  const [red, green, blue] = colour.match(/\d+/g)!.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return 116 * Math.cbrt(luminance) - 16;
}

test('the lightness rises evenly from dark to light: a scale is read without its hues', () => {
  const PLACES = 20;
  const levels = Array.from({ length: PLACES + 1 }, (_, at) => lightness(viridis(at / PLACES)));
  const rises = levels.slice(1).map((level, at) => level - levels[at]!);
  const even = (levels.at(-1)! - levels[0]!) / PLACES;
  for (const rise of rises) expect(Math.abs(rise - even)).toBeLessThan(even / 3);
});
