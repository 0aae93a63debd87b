/**
 * First in, first out. Nodes join in the order of their ids, so the one that waited longest is the least that waits: the queue
 * goes through the ids, and the frontier passes over those that do not wait.
 */
export class Queue {
  readonly room = Infinity;
  #next = 0;

  /** Takes no memory. */
  bytesFor(): number {
    return 0;
  }

  /** Needs no room: what waits is known to the frontier. */
  reserve(): void {}

  /** Has nothing to give back. */
  release(): void {}

  /** Notes nothing: the place of a node is its id. */
  add(): void {}

  /** Takes the next node, which may be one that never joined. */
  take(): number {
    return this.#next++;
  }
}
