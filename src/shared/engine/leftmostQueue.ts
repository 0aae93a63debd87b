/** A priority queue for the tie rule `leftmost`: lowest f, then the first path. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { NodeHeap } from './nodeHeap.ts';
import { PathOrder } from './pathOrder.ts';
import { NONE } from '../trace/trace.ts';

export class LeftmostQueue extends NodeHeap {
  readonly #paths: PathOrder;
  readonly #spare: SpareColumns | undefined;
  #f = new Int32Array(0);
  /**
   * The node before the next one in path order: successors are added in order after their parent is taken, so it is
   * the last sibling or the parent.
   */
  #last = NONE;

  constructor(spare?: SpareColumns) {
    super(spare);
    this.#spare = spare;
    this.#paths = new PathOrder(spare);
  }

  override bytesFor(nodes: number): number {
    const ofF = this.#f.BYTES_PER_ELEMENT * capacityFor(this.#f.length, nodes);
    return super.bytesFor(nodes) + ofF + this.#paths.bytesFor(nodes);
  }

  override get room(): number {
    return Math.min(super.room, this.#f.length, this.#paths.label.length);
  }

  override reserve(nodes: number): void {
    super.reserve(nodes);
    this.#paths.reserve(nodes);
    this.#f = grown(this.#f, nodes, this.#spare);
  }

  override release(): void {
    super.release();
    this.#paths.release();
    this.#spare?.giveBack(this.#f);
    this.#f = new Int32Array(0);
  }

  /** `node`: the root, or the next successor of the node taken last. */
  override add(node: number, f = 0): void {
    if (this.#last === NONE) this.#paths.begin(node);
    else this.#paths.putBehind(this.#last, node);
    this.#last = node;
    this.#f[node] = f;
    super.add(node);
  }

  override take(): number {
    this.#last = super.take();
    return this.#last;
  }

  protected override isBefore(node: number, other: number): boolean {
    const { label } = this.#paths;
    const difference = this.#f[node] - this.#f[other];
    return difference < 0 || (difference === 0 && label[node] < label[other]);
  }
}
