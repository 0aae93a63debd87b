/**
 * A formula as a flat program. Each instruction computes one value for a block of boards, so that the overhead per
 * instruction is paid once per block. What depends only on the goal, or on the cells of one or two tiles, is a table
 * made in advance; common subexpressions are computed once.
 */
import type { Loop } from './operators.ts';

export type RunBlock = (n: number) => void;

/** Makes an instruction that computes the column `out` from `given`; columns have an entry per board. */
export type MakeRunBlock = (block: BoardBlock, out: Float64Array, given: readonly Float64Array[]) => RunBlock;

export interface TableValue {
  readonly kind: 'table';
  /** Ascending; empty for a constant. */
  readonly tiles: readonly number[];
  /** Index: the cells of the tiles as digits, base number of cells, first tile lowest. */
  readonly table: Float64Array;
}

const MAX_TABLE_TILES = 2;

export interface ComputedValue {
  readonly kind: 'computed';
  readonly index: number;
}

export type ProgramValue = TableValue | ComputedValue;

interface Instruction {
  readonly make: MakeRunBlock;
  readonly given: readonly number[];
}

export class ProgramWriter {
  readonly #cells: number;
  readonly #instructions: Instruction[] = [];
  readonly #known = new Map<string, ComputedValue>();

  constructor(cells: number) {
    this.#cells = cells;
  }

  constant(value: number): TableValue {
    return { kind: 'table', tiles: [], table: Float64Array.of(value) };
  }

  constantOf(value: ProgramValue): number | null {
    return value.kind === 'table' && value.tiles.length === 0 ? value.table[0] : null;
  }

  byCell(tile: number, table: Float64Array): TableValue {
    return { kind: 'table', tiles: [tile], table };
  }

  /** `name` identifies the loop. */
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

  #spread({ tiles: own, table }: TableValue, tiles: readonly number[]): Float64Array {
    if (own.length === tiles.length) return table;
    const entries = this.#cells ** tiles.length;
    if (own.length === 0) return new Float64Array(entries).fill(table[0]);
    const isFirst = own[0] === tiles[0];
    return Float64Array.from({ length: entries }, (_, entry) =>
      isFirst ? table[Math.floor(entry / this.#cells)] : table[entry % this.#cells],
    );
  }

  /** Like `apply`, for what needs the boards. */
  compute(name: string, make: MakeRunBlock, given: readonly ProgramValue[]): ComputedValue {
    const places = given.map((value) => this.#placeOf(value));
    const key = `${name}(${places.join()})`;
    const known = this.#known.get(key);
    if (known) return known;
    const value: ComputedValue = { kind: 'computed', index: this.#instructions.push({ make, given: places }) - 1 };
    this.#known.set(key, value);
    return value;
  }

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

  /** A column per instruction; reused after its last reader. */
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

/** The tiles on whose cells all of `given` depend; `null` if too many, or if something else is needed. */
function tilesOfAll(given: readonly ProgramValue[]): readonly number[] | null {
  const tiles = new Set<number>();
  for (const value of given) {
    if (value.kind === 'computed') return null;
    for (const tile of value.tiles) tiles.add(tile);
  }
  return tiles.size > MAX_TABLE_TILES ? null : Array.from(tiles).sort((a, b) => a - b);
}

/** A block of boards for which a formula is computed at once. */
export class BoardBlock {
  readonly room: number;
  readonly cells: number;
  /** Board by board, row by row; 0 is the blank. */
  readonly boards: Uint8Array;
  /** Entry `tile × room + board`: the cell of the tile. */
  readonly cellOf: Uint8Array;

  constructor(cells: number, room: number) {
    this.cells = cells;
    this.room = room;
    this.boards = new Uint8Array(cells * room);
    this.cellOf = new Uint8Array(cells * room);
  }

  /** `boards`: the cells of `count` boards, one after the other. */
  fill(boards: ArrayLike<number>, count: number): void {
    const { cells, room, cellOf } = this;
    for (let board = 0, at = 0; board < count; board++)
      for (let cell = 0; cell < cells; cell++, at++) {
        this.boards[at] = boards[at];
        cellOf[boards[at] * room + board] = cell;
      }
  }

  board(board: number): Uint8Array {
    return this.boards.subarray(board * this.cells, (board + 1) * this.cells);
  }
}
