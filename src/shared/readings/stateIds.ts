/**
 * Numbers states alike in several traces of one problem. A trace has only actions, so states are replayed from the
 * root.
 */
import { grown } from '../trace/columns.ts';
import { roomForSuccessors, type Domain, type Successors } from '../engine/domain.ts';
import { Reached } from '../engine/reached.ts';

const NO_ACTION = -1;

export class StateIds {
  readonly #domain: Domain;
  readonly #reached: Reached;
  /** By number: the words of the state. */
  #states = new Int32Array(0);
  readonly #successors: Successors;
  /** By action: the order with that action alone. */
  readonly #orders: readonly (readonly number[])[];

  count = 0;

  constructor(domain: Domain) {
    this.#domain = domain;
    this.#reached = new Reached(domain.words);
    this.#successors = roomForSuccessors(domain.actions);
    this.#orders = Array.from({ length: domain.actions }, (_, action) => [action]);
  }

  start(): number {
    this.#makeRoom();
    this.#domain.start(this.#states, this.count * this.#domain.words);
    return this.#numbered();
  }

  goal(): number {
    this.#makeRoom();
    this.#domain.goal(this.#states, this.count * this.#domain.words);
    return this.#numbered();
  }

  /** `action` must be legal. */
  after(state: number, action: number): number {
    const { words } = this.#domain;
    this.#makeRoom();
    const [from, to] = [state * words, this.count * words];
    this.#domain.expand(this.#states, from, to, this.#orders[action], NO_ACTION, this.#successors);
    return this.#numbered();
  }

  #makeRoom(): void {
    this.#states = grown(this.#states, (this.count + 1) * this.#domain.words);
    this.#reached.reserve(1);
  }

  #numbered(): number {
    const slot = this.#reached.find(this.#states, this.count);
    const known = this.#reached.nodeAt(slot);
    if (known >= 0) return known;
    this.#reached.put(slot, this.count);
    return this.count++;
  }
}
