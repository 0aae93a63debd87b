/**
 * Asks a program twice for every board: the second time restarted, in another order. An h that depends on earlier
 * boards then differs.
 */
import { HeuristicFault, onBoard, type BatchMeasure } from '../puzzle/heuristics/ownValue.ts';
import { joined } from '../trace/columns.ts';
import type { RunningProgram } from './ownMeasure.ts';

export type StartAnew = () => RunningProgram;

const BATCH = 1024;

interface AskedBoards {
  readonly boards: Uint8Array;
  readonly values: Uint16Array;
}

export class AskedTwice {
  readonly #measure: BatchMeasure;
  readonly #cells: number;
  readonly #cols: number;
  /** In order; the owner bounds its size. */
  readonly #asked: AskedBoards[] = [];

  constructor(measure: BatchMeasure, { goal, cols }: { readonly goal: ArrayLike<number>; readonly cols: number }) {
    this.#measure = measure;
    this.#cells = goal.length;
    this.#cols = cols;
  }

  /** The first time. */
  readonly measure: BatchMeasure = (boards, count, out) => {
    this.#measure(boards, count, out);
    this.#asked.push({ boards: boards.slice(0, count * this.#cells), values: out.slice(0, count) });
  };

  /**
   * Asks everything again, in parts; yields progress. Throws a `HeuristicFault` where h differs, and what the program
   * throws.
   */
  *again(start: StartAnew): Generator<number, void, void> {
    const boards = joined(this.#asked.map(({ boards }) => boards));
    const values = joined(this.#asked.map(({ values }) => values));
    const order = scattered(values.length);
    const program = start();
    try {
      for (let first = 0; first < order.length; first += BATCH) {
        this.#compare(boards, values, order.subarray(first, first + BATCH), program.measure);
        yield first / order.length;
      }
    } finally {
      program.close();
    }
  }

  #compare(boards: Uint8Array, values: Uint16Array, places: Uint32Array, measure: BatchMeasure): void {
    const cells = this.#cells;
    const asked = new Uint8Array(places.length * cells);
    const cellsAt = (place: number): Uint8Array => boards.subarray(place * cells, (place + 1) * cells);
    places.forEach((place, index) => asked.set(cellsAt(place), index * cells));
    const h = new Uint16Array(places.length);
    measure(asked, places.length, h);
    const differs = places.findIndex((place, index) => h[index] !== values[place]);
    if (differs === -1) return;
    const place = places[differs];
    throw new HeuristicFault(
      `h is ${values[place]} ${onBoard(cellsAt(place), this.#cols)}, and ${h[differs]} when the boards come in another order: it must be the same every time.`,
    );
  }
}

/** All numbers below `count`, with distant ones adjacent, the last first. */
function scattered(count: number): Uint32Array {
  const GOLDEN = 0.618;
  let step = Math.max(1, Math.round(count * GOLDEN));
  while (commonDivisor(step, count) > 1) step++;
  return Uint32Array.from({ length: count }, (_, index) => count - 1 - ((index * step) % count));
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
