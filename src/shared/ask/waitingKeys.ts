/** Counts frontier nodes by ordering key, from step to step. */
import { evaluationOf, type Evaluation } from '../engine/removalOrder.ts';
import { successorsOf } from '../readings/moments.ts';
import type { TraceReader } from '../readings/reading.ts';
import { FATE, fateOf, isDropped } from '../trace/trace.ts';
import type { AskedRun } from './askedRun.ts';

export class WaitingKeys {
  readonly #reader: TraceReader;
  readonly #evaluation: Evaluation;
  readonly #counts = new Map<number, number>();
  #step = -1;

  constructor({ reader, options }: Pick<AskedRun, 'reader' | 'options'>) {
    this.#reader = reader;
    this.#evaluation = evaluationOf(options);
  }

  keyOf(node: number): number {
    return this.#evaluation.ofG * this.#reader.g[node] + this.#evaluation.ofH * this.#reader.h[node];
  }

  /** Frontier nodes with this key. */
  count(key: number): number {
    return this.#counts.get(key) ?? 0;
  }

  /** `step` must not decrease. */
  moveTo(step: number): void {
    while (this.#step < step) this.#advance();
  }

  #advance(): void {
    const step = ++this.#step;
    if (step === 0) return this.#add(0, 1);
    this.#add(this.#reader.expandedBy(step), -1);
    const { first, end } = successorsOf(this.#reader, step);
    for (let node = first; node < end; node++) this.#join(node);
  }

  #join(node: number): void {
    const fate = fateOf(this.#reader, node);
    if (isDropped(fate)) return;
    this.#add(node, 1);
    const twin = this.#reader.twin[node];
    const wasWaiting = fate === FATE.improved && this.#reader.expandedAt[twin] > this.#step;
    if (wasWaiting) this.#add(twin, -1);
  }

  #add(node: number, change: number): void {
    const key = this.keyOf(node);
    this.#counts.set(key, this.count(key) + change);
  }
}
