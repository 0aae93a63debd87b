/**
 * The layouts of a search: small ones are made at once, large ones by a worker while the picture goes on showing the one
 * before. Layouts that were made are kept, so that scrubbing back and forth costs nothing.
 */
import { Latest } from '../../../shared/memory/latest.ts';
import { connect, type Connected } from '../../../shared/rpc/rpc.ts';
import type { Port } from '../../../shared/rpc/port.ts';
import type { TreeColumns } from './drawnTree.ts';
import { layOut, type Layout, type LayoutPlan } from './layout.ts';
import { unpackLayout, type LayoutApi } from './layoutColumns.ts';
import type { Measures } from '../camera/drawingSizes.ts';

/** Nodes of a trace that are laid out within a small part of a frame. */
export const MOST_NODES_AT_ONCE = 10_000;
/** Layouts kept of one search, the latest ones; the largest takes about 14 MB. */
export const MAX_KEPT_LAYOUTS = 6;

/** What is wanted: the first `nodes` nodes of a trace that may have more. */
interface Wish {
  readonly trace: TreeColumns;
  readonly nodes: number;
  readonly measures: Measures;
  readonly plan: LayoutPlan;
}

export class Layouts {
  /** The layout to be shown; `null` before the first one of a search. */
  current = $state.raw<Layout | null>(null);

  readonly #startWorker: () => Port;
  readonly #complain: (error: unknown) => void;
  #worker: Connected<{ layouts: LayoutApi }> | null = null;
  #search: unknown = null;
  readonly #kept = new Latest<Layout>(MAX_KEPT_LAYOUTS);
  #wish: Wish | null = null;
  #isBusy = false;

  /** `startWorker` starts `layoutWorker.ts`; it is called when the first large tree is seen. */
  constructor(startWorker: () => Port, complain: (error: unknown) => void) {
    this.#startWorker = startWorker;
    this.#complain = complain;
  }

  /** Wants the layout of the first `nodes` nodes of the trace of `search`. The newest wish wins. */
  want(search: unknown, wish: Wish): void {
    if (search !== this.#search) this.#forget(search);
    this.#wish = wish;
    const kept = this.#kept.get(keyOf(wish));
    if (kept) this.#show(wish, kept);
    else if (wish.nodes <= MOST_NODES_AT_ONCE)
      this.#show(wish, layOut(wish.trace, wish.nodes, wish.measures, wish.plan));
    else void this.#work();
  }

  /** Ends the worker; what it was asked for is wanted no more. */
  close(): void {
    this.#wish = null;
    this.#worker?.close();
    this.#worker = null;
  }

  #forget(search: unknown): void {
    this.#search = search;
    this.#kept.clear();
    this.current = null;
  }

  #show(wish: Wish, layout: Layout): void {
    this.#kept.set(keyOf(wish), layout);
    if (wish.plan === this.#wish?.plan) this.current = layout; // also one that a growing trace has outgrown meanwhile
  }

  /** One layout at a time: what was wanted meanwhile and is wanted no more is never made. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#wish && !this.#kept.has(keyOf(this.#wish))) await this.#make(this.#wish);
    } catch (error) {
      if (this.#wish) this.#complain(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #make(wish: Wish): Promise<void> {
    const search = this.#search;
    const layout = await this.#askFor(wish);
    if (search === this.#search) this.#show(wish, layout);
  }

  async #askFor({ trace, nodes, measures, plan }: Wish): Promise<Layout> {
    this.#worker ??= connect<{ layouts: LayoutApi }>(this.#startWorker(), () => (this.#worker = null));
    const { kind, folded, first = 0 } = plan;
    const parent = trace.parent.slice(0, nodes).buffer as ArrayBuffer;
    const edge = trace.edge.slice(0, nodes).buffer as ArrayBuffer;
    return unpackLayout(
      await this.#worker.layouts.layOut({ parent, edge, nodes, measures, kind, folded: [...folded], first }),
    );
  }
}

function keyOf({ nodes, plan: { kind, folded, first = 0 } }: Wish): string {
  return `${kind} ${first} ${nodes} ${[...folded].join()}`;
}
