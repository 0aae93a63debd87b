/** How the searches of an experiment are told apart: a colour, a line and a sign, because a colour is never the only one. */
import type { Palette } from '../ui/pen/palette.ts';

export interface SeriesLook {
  /** In a painted picture. */
  readonly ink: keyof Palette;
  /** The same in the page. */
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

/** Lines of the searches beyond those: the same colours again. */
const OTHER_DASH = [1, 2, 6, 2];

export function lookOf(search: number): SeriesLook {
  const look = LOOKS[search % LOOKS.length]!;
  return search < LOOKS.length ? look : { ...look, dash: OTHER_DASH };
}
