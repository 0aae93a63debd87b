/** Nodes of a trace at each depth, as they stand at a step: from one step to the next only what lies between is counted. */
import type { TraceReader } from './reading.ts';
import { fateOf, isDropped } from '../trace/trace.ts';

export class DepthCounts {
  readonly #reader: TraceReader;
  /** By g: nodes that were not dropped, of the first `#nodes`. */
  readonly #counts: number[] = [];
  #nodes = 0;

  /** The trace may grow. */
  constructor(reader: TraceReader) {
    this.#reader = reader;
  }

  /** By g: nodes that exist at `step` and were not dropped. Good until the next call. */
  at(step: number): readonly number[] {
    const nodes = this.#reader.nodesAt(step);
    while (this.#nodes < nodes) this.#count(this.#nodes++, 1);
    while (this.#nodes > nodes) this.#count(--this.#nodes, -1);
    while (this.#counts.at(-1) === 0) this.#counts.pop();
    return this.#counts;
  }

  #count(node: number, by: 1 | -1): void {
    if (isDropped(fateOf(this.#reader, node))) return;
    const depth = this.#reader.g[node];
    while (this.#counts.length <= depth) this.#counts.push(0);
    this.#counts[depth] += by;
  }
}
