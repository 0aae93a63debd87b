/** What a lesson brings to its stops, and the questions in it. */
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { Asking } from '../ask/asking.svelte.ts';
import type { BesideAsking } from '../ask/besideAsking.svelte.ts';
import type { Comparison } from '../compare/comparison.svelte.ts';
import type { HeuristicPlace } from '../heuristic/heuristicPlace.svelte.ts';
import type { HuntPlace } from '../hunt/huntPlace.svelte.ts';
import type { LabPlace } from '../lab/labPlace.svelte.ts';
import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Spaces } from '../states/spaces.svelte.ts';

export interface LessonTarget {
  readonly program: Program;
  readonly main: MainSearch;
  readonly comparison: Comparison;
  readonly spaces: Spaces;
  readonly lab: LabPlace;
  readonly heuristics: HeuristicPlace;
  readonly hunts: HuntPlace;
  readonly beside: BesideAsking;
}

/** A stop without texts. `isGuest`: not from a lesson, so its run is not kept. `onTiles`: what its tiles show. */
export type ShownStop = Omit<LessonStop, 'text' | 'note'> & {
  readonly isGuest?: boolean | undefined;
  readonly onTiles?: TilePicture | undefined;
};

/** The asking of the open view, or the one beside it; `null` if there is none. */
export function askingIn({ program, main, comparison, beside }: LessonTarget): Asking | null {
  const { view } = program.navigation;
  if (beside.isIn(view)) return beside.asking;
  if (view === 'compare') return comparison.asking;
  return view === 'search' ? main.asking : null;
}

export function closeQuestions({ main, comparison, beside }: LessonTarget): void {
  for (const { asking } of [main, comparison, beside]) asking.close();
}
