/**
 * A formula as a flat program: each instruction computes one value for a block of boards, so that what it costs to go from one to
 * the next is paid once a block. What follows from the goal alone, or from the cells of one tile or two, is a table made beforehand;
 * what was computed already is not computed again.
 */
import type { BoardBlock } from './boardBlock.ts';

/** Computes for the first `n` boards of a block. */
export type RunBlock = (n: number) => void;

/** Makes an instruction for the boards of `block`: from the columns `given` to the column `out`, an entry for each board. */
export type MakeRunBlock = (block: BoardBlock, out: Float64Array, given: readonly Float64Array[]) => RunBlock;

/** A loop over columns: it knows no boards. */
export type Loop = (n: number, out: Float64Array, ...given: Float64Array[]) => void;

/** A value by the cells of at most `MAX_TABLE_TILES` tiles. */
export interface TableValue {
  readonly kind: 'table';
  /** In ascending order; none where the value is always the same. */
  readonly tiles: readonly number[];
  /** Entry by the cells of the tiles, as a number to the base of the cells of a board: the first tile has the first digit. */
  readonly table: Float64Array;
}

const MAX_TABLE_TILES = 2;

/** What an instruction computes. */
export interface ComputedValue {
  readonly kind: 'computed';
  /** Place of the instruction. */
  readonly index: number;
}

export type ProgramValue = TableValue | ComputedValue;

interface Instruction {
  readonly make: MakeRunBlock;
  /** Places of the instructions whose values it is given. */
  readonly given: readonly number[];
}

export class ProgramWriter {
  readonly #cells: number;
  readonly #instructions: Instruction[] = [];
  /** By what it computes. */
  readonly #known = new Map<string, ComputedValue>();

  /** For boards of so many cells. */
  constructor(cells: number) {
    this.#cells = cells;
  }

  constant(value: number): TableValue {
    return { kind: 'table', tiles: [], table: Float64Array.of(value) };
  }

  /** The value, where it is the same for every board; else `null`. */
  constantOf(value: ProgramValue): number | null {
    return value.kind === 'table' && value.tiles.length === 0 ? value.table[0] : null;
  }

  /** A value for each cell of `tile`. */
  byCell(tile: number, table: Float64Array): TableValue {
    return { kind: 'table', tiles: [tile], table };
  }

  /** What `loop` makes of `given`; `name` is that of the loop, another for each. */
  apply(name: string, loop: Loop, given: readonly ProgramValue[]): ProgramValue {
    const tiles = tilesOfAll(given);
    if (tiles === null)
      return this.compute(
        name,
        (_, out, [a, b, c]) =>
          (n) =>
            loop(n, out, a, b, c),
        given,
      );
    const table = new Float64Array(this.#cells ** tiles.length);
    loop(table.length, table, ...given.map((value) => this.#spread(value as TableValue, tiles)));
    return { kind: 'table', tiles, table };
  }

  /** The table of a value for `tiles`, which include its own. */
  #spread({ tiles: own, table }: TableValue, tiles: readonly number[]): Float64Array {
    if (own.length === tiles.length) return table;
    const entries = this.#cells ** tiles.length;
    if (own.length === 0) return new Float64Array(entries).fill(table[0]);
    const isFirst = own[0] === tiles[0];
    return Float64Array.from({ length: entries }, (_, entry) =>
      isFirst ? table[Math.floor(entry / this.#cells)] : table[entry % this.#cells],
    );
  }

  /** What an instruction makes of `given`, computed for each board. */
  compute(name: string, make: MakeRunBlock, given: readonly ProgramValue[]): ComputedValue {
    const places = given.map((value) => this.#placeOf(value));
    const key = `${name}(${places.join()})`;
    const known = this.#known.get(key);
    if (known) return known;
    const value: ComputedValue = { kind: 'computed', index: this.#instructions.push({ make, given: places }) - 1 };
    this.#known.set(key, value);
    return value;
  }

  /** The program that computes `result`, for the boards of `block`. */
  finish(result: ProgramValue, block: BoardBlock): { readonly run: RunBlock; readonly out: Float64Array } {
    const last = this.#placeOf(result);
    const columns = this.#columns(last, block.room);
    const runs = this.#instructions.map(({ make, given }, index) =>
      make(
        block,
        columns[index],
        given.map((place) => columns[place]),
      ),
    );
    const run = (n: number): void => {
      for (let index = 0; index < runs.length; index++) runs[index](n);
    };
    return { run, out: columns[last] };
  }

  #placeOf(value: ProgramValue): number {
    return value.kind === 'computed' ? value.index : this.#lookUp(value).index;
  }

  #lookUp({ tiles, table }: TableValue): ComputedValue {
    const make: MakeRunBlock = ({ cells, cellOf, room }, out) => {
      const [first, second] = tiles.map((tile) => cellOf.subarray(tile * room, (tile + 1) * room));
      if (first === undefined) return (n) => void out.fill(table[0], 0, n);
      if (second === undefined)
        return (n) => {
          for (let i = 0; i < n; i++) out[i] = table[first[i]];
        };
      return (n) => {
        for (let i = 0; i < n; i++) out[i] = table[first[i] * cells + second[i]];
      };
    };
    return this.compute(`${tiles}:${table.join()}`, make, []);
  }

  /** A column for each instruction. One is used again when nobody looks at what it holds any more. */
  #columns(result: number, room: number): Float64Array[] {
    const lastUse = this.#instructions.map((_, index) => index);
    this.#instructions.forEach(({ given }, index) => given.forEach((place) => (lastUse[place] = index)));
    lastUse[result] = Infinity;
    const [columns, free]: Float64Array[][] = [[], []];
    const endingAt = lastUse.map((): number[] => []);
    lastUse.forEach((index, place) => endingAt[index]?.push(place));
    for (const index of this.#instructions.keys()) {
      columns.push(free.pop() ?? new Float64Array(room));
      for (const place of endingAt[index]) free.push(columns[place]);
    }
    return columns;
  }
}

/** The tiles whose cells all of `given` follow from; `null` where they are too many, or something else is needed. */
function tilesOfAll(given: readonly ProgramValue[]): readonly number[] | null {
  const tiles = new Set<number>();
  for (const value of given) {
    if (value.kind === 'computed') return null;
    for (const tile of value.tiles) tiles.add(tile);
  }
  return tiles.size > MAX_TABLE_TILES ? null : Array.from(tiles).sort((a, b) => a - b);
}
