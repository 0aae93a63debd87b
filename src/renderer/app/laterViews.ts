/** The views beside the search. None of them is in the way of the first tree: they are loaded after it. */
import type { Component } from 'svelte';
import type { View } from '../../shared/contract/types.ts';

interface ViewProps {
  /** Leaves present mode; not given where it is not on. */
  onleave: (() => void) | undefined;
}

type Load = () => Promise<{ readonly default: Component<ViewProps> }>;

export const LATER_VIEWS: Readonly<Record<Exclude<View, 'search'>, Load>> = {
  compare: () => import('../compare/CompareView.svelte'),
  puzzle: () => import('../puzzle/PuzzleView.svelte'),
  states: () => import('../states/StatesView.svelte'),
  library: () => import('../library/LibraryView.svelte'),
};

/** How long after the first tree, at the latest, the page loads the views, also while it is busy. */
const LATEST_MS = 2_000;

/** Loads every view as soon as the page has nothing else to do: a view opens at once, also when the host is gone by then. */
export function loadViewsAhead(): void {
  const load = (): void => {
    for (const view of Object.values(LATER_VIEWS)) void view().catch(() => {}); // tried again when it is opened
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: LATEST_MS });
  else setTimeout(load, LATEST_MS);
}
