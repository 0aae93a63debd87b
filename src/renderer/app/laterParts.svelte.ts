/** Parts of the page that are not in the way of the first tree: they are loaded after it. */
import type { Component } from 'svelte';

export type Loaders<Name extends string, Props extends Record<string, unknown>> = Readonly<
  Record<Name, () => Promise<{ readonly default: Component<Props> }>>
>;

export class LaterParts<Name extends string, Props extends Record<string, unknown>> {
  /** Those that are there: they open at once, also when the host is gone. `failed`: the last attempt to load it failed. */
  #parts = $state.raw<Partial<Record<Name, Component<Props> | 'failed'>>>({});
  readonly #loaders: Loaders<Name, Props>;
  /** Parts that are loaded or on their way. */
  readonly #loading: Partial<Record<Name, Promise<void>>> = {};

  constructor(loaders: Loaders<Name, Props>) {
    this.#loaders = loaders;
  }

  /** A part that is loaded; `null` where it is on its way or has failed. */
  at(name: Name): Component<Props> | null {
    const found = this.#parts[name];
    return found === undefined || found === 'failed' ? null : found;
  }

  hasFailed(name: Name): boolean {
    return this.#parts[name] === 'failed';
  }

  /** Loads a part, once; one that could not be loaded is tried again the next time. */
  load(name: Name): Promise<void> {
    return (this.#loading[name] ??= this.#load(name));
  }

  async #load(name: Name): Promise<void> {
    const loaded = await this.#loaders[name]().catch(() => null);
    this.#parts = { ...this.#parts, [name]: loaded?.default ?? 'failed' };
    if (!loaded) delete this.#loading[name];
  }

  /** What loads each of them. */
  get loads(): (() => Promise<void>)[] {
    return (Object.keys(this.#loaders) as Name[]).map((name) => () => this.load(name));
  }
}
