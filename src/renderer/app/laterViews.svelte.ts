/** The views beside the search. None of them is in the way of the first tree: they are loaded after it. */
import type { Component } from 'svelte';
import type { View } from '../../shared/contract/types.ts';

interface ViewProps {
  /** Leaves present mode; not given where it is not on. */
  onleave: (() => void) | undefined;
}

type LaterView = Exclude<View, 'search'>;

const LOAD: Readonly<Record<LaterView, () => Promise<{ readonly default: Component<ViewProps> }>>> = {
  compare: () => import('../compare/CompareView.svelte'),
  puzzle: () => import('../puzzle/PuzzleView.svelte'),
  states: () => import('../states/StatesView.svelte'),
  library: () => import('../library/LibraryView.svelte'),
};

export class LaterViews {
  /** Those that are there: they open at once, also when the host is gone. */
  loaded = $state.raw<Partial<Record<LaterView, Component<ViewProps>>>>({});
  hasFailed = $state(false);

  /** Loads a view; one that could not be loaded is tried again the next time. */
  async load(view: LaterView): Promise<void> {
    if (this.loaded[view]) return;
    try {
      const { default: component } = await LOAD[view]();
      this.loaded = { ...this.loaded, [view]: component };
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }

  /** Loads every view after the next frame. */
  loadAhead(): void {
    const load = async (): Promise<void> => {
      await Promise.all((Object.keys(LOAD) as LaterView[]).map((view) => this.load(view)));
      performance.mark('views-loaded'); // from here on every view opens at once
    };
    requestAnimationFrame(() => setTimeout(() => void load()));
  }
}
