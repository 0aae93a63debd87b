/** Nodes at each depth as of a step. Each call counts only what lies between its step and the last one. */
import type { TraceReader } from './reading.ts';
import { fateOf, isDropped } from '../trace/trace.ts';

export class DepthCounts {
  readonly #reader: TraceReader;
  /** By depth: nodes of the first `#nodes` that were not dropped. */
  readonly #counts: number[] = [];
  #nodes = 0;

  constructor(reader: TraceReader) {
    this.#reader = reader;
  }

  /** By depth: nodes at `step` that were not dropped. Valid until the next call. */
  at(step: number): readonly number[] {
    const nodes = this.#reader.nodesAt(step);
    while (this.#nodes < nodes) this.#count(this.#nodes++, 1);
    while (this.#nodes > nodes) this.#count(--this.#nodes, -1);
    while (this.#counts.at(-1) === 0) this.#counts.pop();
    return this.#counts;
  }

  #count(node: number, by: 1 | -1): void {
    if (isDropped(fateOf(this.#reader, node))) return;
    const depth = this.#reader.depth[node];
    while (this.#counts.length <= depth) this.#counts.push(0);
    this.#counts[depth] += by;
  }
}
