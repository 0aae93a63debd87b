/** A binary heap with the smallest key on top. */
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #isLess: (a: Item, b: Item) => boolean;

  constructor(isLess: (a: Item, b: Item) => boolean) {
    this.#isLess = isLess;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isLess(item, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  /** Takes the smallest item out; there must be one. */
  pop(): Item {
    const items = this.#items;
    const top = items[0];
    const last = items.pop()!;
    if (items.length > 0) this.#sink(last);
    return top;
  }

  #sink(item: Item): void {
    const items = this.#items;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && this.#isLess(items[child + 1], items[child])) child++;
      if (!this.#isLess(items[child], item)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}
