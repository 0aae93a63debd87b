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

/**
 * Loads every view after the next frame: a view opens at once, also when the host is gone by then. What could not be loaded is
 * tried again when the view is opened.
 */
export function loadViewsAhead(): void {
  const load = async (): Promise<void> => {
    await Promise.allSettled(Object.values(LATER_VIEWS).map((view) => view()));
    performance.mark('views-loaded'); // from here on every view opens at once
  };
  requestAnimationFrame(() => setTimeout(() => void load()));
}
