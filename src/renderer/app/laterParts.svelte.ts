/** Parts of the page that are loaded after the first tree. */
import type { Component } from 'svelte';

export type LoadPart<Props extends Record<string, unknown>> = () => Promise<{ readonly default: Component<Props> }>;

export type PartLoaders<Name extends string, Props extends Record<string, unknown>> = Readonly<
  Record<Name, LoadPart<Props>>
>;

export class LaterParts<Name extends string, Props extends Record<string, unknown>> {
  /** Loaded parts, which open even without the host; `failed`: the last attempt to load failed. */
  #parts = $state.raw<Partial<Record<Name, Component<Props> | 'failed'>>>({});
  readonly #loaders: PartLoaders<Name, Props>;
  readonly #loading: Partial<Record<Name, Promise<void>>> = {};

  constructor(loaders: PartLoaders<Name, Props>) {
    this.#loaders = loaders;
  }

  /** `null` where it is loading or has failed. */
  at(name: Name): Component<Props> | null {
    const found = this.#parts[name];
    return found === undefined || found === 'failed' ? null : found;
  }

  hasFailed(name: Name): boolean {
    return this.#parts[name] === 'failed';
  }

  /** Loads a part once; after a failure, again. */
  load(name: Name): Promise<void> {
    return (this.#loading[name] ??= this.#load(name));
  }

  async #load(name: Name): Promise<void> {
    const loaded = await this.#loaders[name]().catch(() => null);
    this.#parts = { ...this.#parts, [name]: loaded?.default ?? 'failed' };
    if (!loaded) delete this.#loading[name];
  }

  get loads(): (() => Promise<void>)[] {
    return (Object.keys(this.#loaders) as Name[]).map((name) => () => this.load(name));
  }
}
