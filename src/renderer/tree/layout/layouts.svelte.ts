/** The layouts of a search: small ones are made at once, large ones by a worker, and all are cached for scrubbing. */
import { Latest } from '../../../shared/memory/latest.ts';
import { connect, type Connected } from '../../../shared/rpc/rpc.ts';
import type { Port } from '../../../shared/rpc/port.ts';
import { layOut, type Layout } from './layout.ts';
import type { LayoutOrder, LayoutServices } from './layoutMethods.ts';

/** Laying out this many takes a small part of a frame. */
export const MOST_NODES_AT_ONCE = 10_000;
/** Layouts kept of one search, the latest ones; the largest takes about 14 MB. */
export const MAX_KEPT_LAYOUTS = 6;

export class Layouts {
  current = $state.raw<Layout | null>(null);

  readonly #startWorker: () => Port;
  readonly #complain: (error: unknown) => void;
  #worker: Connected<LayoutServices> | null = null;
  #search: unknown = null;
  readonly #kept = new Latest<Layout>(MAX_KEPT_LAYOUTS);
  #requested: LayoutOrder | null = null;
  #isBusy = false;

  /** `startWorker` starts `layoutWorker.ts`, for the first large tree. */
  constructor(startWorker: () => Port, complain: (error: unknown) => void) {
    this.#startWorker = startWorker;
    this.#complain = complain;
  }

  /** Requests the layout of the first `nodes` trace nodes of `search`. The newest request wins. */
  request(search: unknown, order: LayoutOrder): void {
    const { trace, nodes, measures, plan } = order;
    if (search !== this.#search) this.#forget(search);
    this.#requested = order;
    const kept = this.#kept.get(keyOf(order));
    if (kept) this.#show(order, kept);
    else if (nodes <= MOST_NODES_AT_ONCE) this.#show(order, layOut(trace, nodes, measures, plan));
    else void this.#work();
  }

  close(): void {
    this.#requested = null;
    this.#worker?.close();
    this.#worker = null;
  }

  #forget(search: unknown): void {
    this.#search = search;
    this.#kept.clear();
    this.current = null;
  }

  #show(order: LayoutOrder, layout: Layout): void {
    this.#kept.set(keyOf(order), layout);
    if (order.plan === this.#requested?.plan) this.current = layout; // even where a growing trace has outgrown it
  }

  /** Makes one layout at a time, of waiting requests only the newest. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#requested && !this.#kept.has(keyOf(this.#requested))) await this.#make(this.#requested);
    } catch (error) {
      if (this.#requested) this.#complain(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #make(order: LayoutOrder): Promise<void> {
    const search = this.#search;
    const layout = await this.#askFor(order);
    if (search === this.#search) this.#show(order, layout);
  }

  #askFor({ trace, nodes, measures, plan }: LayoutOrder): Promise<Layout> {
    this.#worker ??= connect<LayoutServices>(this.#startWorker(), () => (this.#worker = null));
    const columns = { parent: trace.parent.slice(0, nodes), edge: trace.edge.slice(0, nodes) };
    return this.#worker.layouts.layOut({ trace: columns, nodes, measures, plan });
  }
}

function keyOf({ nodes, plan: { kind, folded, first = 0 } }: LayoutOrder): string {
  return `${kind} ${first} ${nodes} ${[...folded].join()}`;
}
