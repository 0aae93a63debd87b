/**
 * A pattern database of the 4×4 board: for every placement of a few tiles, the fewest moves of these tiles that bring
 * them home, ignoring all others. As moves of other tiles do not count, entries of disjoint patterns may be added. R.
 * E. Korf, A. Felner, "Disjoint pattern database heuristics" (Artificial Intelligence 134, 2002). Of the blank only
 * its region among the other cells matters, where it walks at no cost. The table keeps the least over all regions.
 */
import { BESIDE, besides, bitCount, firstCell, SQUARE_CELLS } from '../square.ts';

/** Two tiles on one cell. */
export const NO_PLACEMENT = 255;

const REPORT_EVERY = 100_000;

/** A queue entry is a placement, which has 4 bits per tile, and below it the cell of the blank. */
const BLANK_BITS = 4;

export function placementCount(tiles: number): number {
  let count = 1;
  for (let tile = 0; tile < tiles; tile++) count *= SQUARE_CELLS - tile;
  return count;
}

/**
 * For the tiles that belong on the cells `pattern`, at most 6, and a goal with the blank on `blank`. Entry Σ cell of
 * tile k × 16^k: moves. Yields the number of placements reached after at most `states` states.
 */
export function* buildPatternTable(
  pattern: readonly number[],
  blank: number,
  states = REPORT_EVERY,
): Generator<number, Uint8Array> {
  const builder = new PatternBuilder(pattern, blank);
  while (builder.advance(states)) yield builder.reached;
  return builder.table;
}

/** Breadth-first search from the goal; only moves of the pattern's tiles count as steps. */
class PatternBuilder {
  readonly table: Uint8Array;
  reached = 0;

  readonly #tiles: number;
  readonly #regions: Uint16Array;
  /** By placement: cells that the blank has been on, as bits. */
  readonly #visited: Uint16Array;
  #distance = 0;
  #layer = new GrowingList();
  #next = new GrowingList();
  /** Entries of the layer that are expanded. */
  #done = 0;

  constructor(pattern: readonly number[], blank: number) {
    this.#tiles = pattern.length;
    this.#regions = regionTable(pattern.length);
    this.table = new Uint8Array(1 << (4 * pattern.length)).fill(NO_PLACEMENT);
    this.#visited = new Uint16Array(this.table.length);
    const goal = packed(pattern);
    this.#reach(goal, cellsOf(goal, this.#tiles), blank);
  }

  advance(states: number): boolean {
    if (this.#done === this.#layer.length) this.#turn();
    const end = Math.min(this.#done + states, this.#layer.length);
    while (this.#done < end) this.#expand(this.#layer.items[this.#done++]);
    return this.#layer.length > 0;
  }

  #turn(): void {
    const empty = this.#layer;
    empty.length = 0;
    this.#layer = this.#next;
    this.#next = empty;
    this.#layer.sort(); // in the order of the table, which takes half of the time
    this.#done = 0;
    this.#distance++;
  }

  #expand(entry: number): void {
    const tiles = this.#tiles;
    const placement = entry >> BLANK_BITS;
    const occupied = cellsOf(placement, tiles);
    const region = this.#regions[(occupied << 4) | (entry & (SQUARE_CELLS - 1))];
    for (let shift = 0; shift < 4 * tiles; shift += 4) {
      const from = (placement >> shift) & 15;
      for (let free = BESIDE[from] & region; free !== 0; free &= free - 1) {
        const to = firstCell(free);
        const child = placement ^ ((from ^ to) << shift);
        if (!((this.#visited[child] >> from) & 1)) this.#reach(child, occupied ^ (1 << from) ^ (1 << to), from);
      }
    }
  }

  #reach(placement: number, occupied: number, blank: number): void {
    this.#visited[placement] |= this.#regions[(occupied << 4) | blank];
    this.#next.push((placement << BLANK_BITS) | blank);
    if (this.table[placement] !== NO_PLACEMENT) return;
    this.table[placement] = this.#distance;
    this.reached++;
  }
}

function packed(cells: readonly number[]): number {
  return cells.reduce((placement, cell, tile) => placement | (cell << (4 * tile)), 0);
}

/** As bits. */
function cellsOf(placement: number, tiles: number): number {
  let cells = 0;
  for (let shift = 0; shift < 4 * tiles; shift += 4) cells |= 1 << ((placement >> shift) & 15);
  return cells;
}

/**
 * Entry `occupied × 16 + cell`, for each set of `tiles` occupied cells: the cells that the blank can reach from
 * `cell`.
 */
function regionTable(tiles: number): Uint16Array {
  const regions = new Uint16Array(1 << (SQUARE_CELLS + 4));
  for (let occupied = 0; occupied < 1 << SQUARE_CELLS; occupied++) {
    if (bitCount(occupied) !== tiles) continue;
    for (let cell = 0; cell < SQUARE_CELLS; cell++)
      if (!((occupied >> cell) & 1)) regions[(occupied << 4) | cell] = regionAround(cell, ~occupied);
  }
  return regions;
}

function regionAround(cell: number, free: number): number {
  const start = 1 << cell;
  let region = start | (besides(start) & free);
  for (let before = start; before !== region;) {
    before = region;
    region |= besides(region) & free;
  }
  return region;
}

class GrowingList {
  items = new Int32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = item;
  }

  sort(): void {
    this.items.subarray(0, this.length).sort();
  }

  #grow(): void {
    const longer = new Int32Array(2 * this.items.length);
    longer.set(this.items);
    this.items = longer;
  }
}
