/** The views beside the search. None of them is in the way of the first tree: they are loaded after it. */
import type { Component } from 'svelte';
import type { View } from '../../shared/contract/types.ts';

interface ViewProps {
  /** Leaves present mode; not given where it is not on. */
  onleave: (() => void) | undefined;
}

export type LaterView = Exclude<View, 'search'>;
export type ViewLoaders = Readonly<Record<LaterView, () => Promise<{ readonly default: Component<ViewProps> }>>>;

const LOADERS: ViewLoaders = {
  compare: () => import('../compare/CompareView.svelte'),
  puzzle: () => import('../puzzle/PuzzleView.svelte'),
  states: () => import('../states/StatesView.svelte'),
  library: () => import('../library/LibraryView.svelte'),
};

export class LaterViews {
  /** Those that are there: they open at once, also when the host is gone. `failed`: the last attempt to load it failed. */
  #views = $state.raw<Partial<Record<LaterView, Component<ViewProps> | 'failed'>>>({});
  readonly #loaders: ViewLoaders;
  /** Views that are loaded or on their way. */
  readonly #loading: Partial<Record<LaterView, Promise<void>>> = {};

  constructor(loaders = LOADERS) {
    this.#loaders = loaders;
  }

  /** A view that is loaded; `null` where it is on its way or has failed. */
  at(view: LaterView): Component<ViewProps> | null {
    const found = this.#views[view];
    return found === undefined || found === 'failed' ? null : found;
  }

  hasFailed(view: LaterView): boolean {
    return this.#views[view] === 'failed';
  }

  /** Loads a view, once; one that could not be loaded is tried again the next time. */
  load(view: LaterView): Promise<void> {
    return (this.#loading[view] ??= this.#load(view));
  }

  async #load(view: LaterView): Promise<void> {
    const loaded = await this.#loaders[view]().catch(() => null);
    this.#views = { ...this.#views, [view]: loaded?.default ?? 'failed' };
    if (!loaded) delete this.#loading[view];
  }

  /** Loads every view after the next frame. */
  loadAhead(): void {
    requestAnimationFrame(() => setTimeout(() => void this.#loadAll()));
  }

  async #loadAll(): Promise<void> {
    await Promise.all((Object.keys(this.#loaders) as LaterView[]).map((view) => this.load(view)));
    performance.mark('views-loaded'); // from here on every view opens at once
  }
}
