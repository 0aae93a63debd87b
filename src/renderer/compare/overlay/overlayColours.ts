/**
 * The colours of the bands, from the lowest value to the greatest. Their lightness falls or rises evenly, so that they are told
 * apart without hues, and each stands out from the ground of its theme; a test holds both.
 */
import { scaleLinear } from 'd3-scale';
import type { Theme } from '../../../shared/contract/types.ts';

type Shown = Exclude<Theme, 'system'>;

const STOPS: Readonly<Record<Shown, readonly [lowest: string, middle: string, greatest: string]>> = {
  light: ['#5a0d0d', '#c43a08', '#e08a1a'],
  dark: ['#fff2bf', '#f5a623', '#d65c28'],
  projector: ['#3d0000', '#8c1f00', '#c25a00'],
};

/** Colours of `count` bands. */
export function bandColours(count: number, theme: Shown): string[] {
  const colourAt = scaleLinear<string>([0, 0.5, 1], STOPS[theme]).clamp(true);
  return Array.from({ length: count }, (_, band) => colourAt(count === 1 ? 0.5 : band / (count - 1)));
}
