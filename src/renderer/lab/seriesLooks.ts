/** Colour, line and sign of each search: no two differ by colour alone. */
import type { Palette } from '../ui/pen/palette.ts';

export interface SeriesLook {
  /** On a canvas. */
  readonly ink: keyof Palette;
  readonly css: string;
  readonly dash: readonly number[];
}

const LOOKS: readonly SeriesLook[] = [
  { ink: 'frontier', css: 'var(--frontier)', dash: [] },
  { ink: 'shared', css: 'var(--shared)', dash: [8, 4] },
  { ink: 'path', css: 'var(--path)', dash: [2, 3] },
  { ink: 'goal', css: 'var(--goal)', dash: [10, 3, 2, 3] },
  { ink: 'ink', css: 'var(--ink)', dash: [4, 2] },
  { ink: 'danger', css: 'var(--danger)', dash: [12, 5] },
];

/** Lines of further searches, which repeat the colours. */
const OTHER_DASH = [1, 2, 6, 2];

export function lookOf(search: number): SeriesLook {
  const look = LOOKS[search % LOOKS.length]!;
  return search < LOOKS.length ? look : { ...look, dash: OTHER_DASH };
}
