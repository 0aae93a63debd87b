/** Selection in a list: one row, several, or a range, as in desktop lists. */
export class Choice {
  ids = $state.raw<ReadonlySet<number>>(new Set());
  /** The row chosen last. */
  last = $state<number | null>(null);
  #anchor: number | null = null;

  has(id: number): boolean {
    return this.ids.has(id);
  }

  /** The chosen ones in the order of the list. */
  in(order: readonly number[]): number[] {
    return order.filter((id) => this.ids.has(id));
  }

  only(id: number): void {
    this.put([id]);
  }

  toggle(id: number): void {
    this.#anchor = id;
    const rest = [...this.ids].filter((other) => other !== id);
    this.#set(this.ids.has(id) ? rest : [...rest, id], id);
  }

  /** Chooses the range from the anchor to this row. */
  stretchTo(id: number, order: readonly number[]): void {
    const anchor = this.#anchor ?? id;
    const [from, to] = [order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b);
    this.#set(from < 0 ? [id] : order.slice(from, to + 1), id);
  }

  all(order: readonly number[]): void {
    this.#set(order, this.last ?? order[0] ?? null);
  }

  put(ids: readonly number[]): void {
    this.#anchor = ids[0] ?? null;
    this.#set(ids, ids.at(-1) ?? null);
  }

  none(): void {
    this.put([]);
  }

  /** Drops what has left the list. */
  keepTo(order: readonly number[]): void {
    const kept = this.in(order);
    if (kept.length !== this.ids.size) this.#set(kept, kept.at(-1) ?? null);
  }

  #set(ids: Iterable<number>, last: number | null): void {
    this.ids = new Set(ids);
    this.last = last;
  }
}
