/** Colour and dashes of each search: no two differ by colour alone. */
import type { SeriesName } from '../../shared/contract/searchNames.ts';
import type { Palette } from '../ui/pen/palette.ts';

export interface SeriesLook {
  readonly ink: keyof Palette;
  readonly dash: readonly number[];
}

const LOOKS: readonly SeriesLook[] = [
  { ink: 'frontier', dash: [] },
  { ink: 'shared', dash: [8, 4] },
  { ink: 'path', dash: [2, 3] },
  { ink: 'goal', dash: [10, 3, 2, 3] },
  { ink: 'ink', dash: [4, 2] },
  { ink: 'danger', dash: [12, 5] },
];

/** Lines of further searches, which repeat the colours. */
const OTHER_DASH = [1, 2, 6, 2];

export function lookOf(search: number): SeriesLook {
  const look = LOOKS[search % LOOKS.length]!;
  return search < LOOKS.length ? look : { ...look, dash: OTHER_DASH };
}

/** For the tip of a short name. */
export function wholeIfOther({ short, whole }: SeriesName): string | undefined {
  return short === whole ? undefined : whole;
}
