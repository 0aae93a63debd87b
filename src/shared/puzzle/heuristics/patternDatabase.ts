/**
 * The additive pattern database of 4×4 boards: three patterns of 6, 6 and 3 tiles that together are all tiles. A goal is
 * looked at in a frame (`square.ts`), and a tile is named after the cell it belongs on there; so three sets of tables, one
 * for each place of the blank up to symmetry, serve all goals.
 */
import { cellsOfTiles } from '../board.ts';
import type { Measure } from './measure.ts';
import { buildPatternTable, placementCount } from './patternTable.ts';
import { frameOf, SQUARE_CELLS, TRANSPOSE, type CellMap, type FrameBlank } from '../square.ts';

/**
 * By cell of the blank: the goal cells of each pattern. That of the corner is the partition of Korf and Felner's 6-6-3
 * database; the others are made like it, of groups that hang together.
 */
export const PARTITIONS: Readonly<Record<FrameBlank, readonly (readonly number[])[]>> = {
  0: [
    [15, 11, 10, 7, 6, 3],
    [9, 8, 5, 4, 2, 1],
    [14, 13, 12],
  ],
  1: [
    [0, 4, 5, 8, 9, 12],
    [2, 3, 6, 7, 10, 11],
    [13, 14, 15],
  ],
  5: [
    [0, 1, 4, 8, 9, 12],
    [2, 3, 6, 7, 10, 11],
    [13, 14, 15],
  ],
};

export interface PatternDatabase {
  /** Where the blank of the goal lies, in its frame. */
  readonly blank: FrameBlank;
  /** The tables (`patternTable.ts`) of the patterns of `PARTITIONS[blank]`. */
  readonly tables: readonly Uint8Array[];
}

/** The place of the blank that the database for `goal` must have. */
export function blankFor(goal: ArrayLike<number>): FrameBlank {
  return frameOf(Array.from(goal).indexOf(0)).blank;
}

/** Builds a database in a few seconds. Yields now and then the part that is done, from 0 to 1. */
export function* buildPatternDatabase(blank: FrameBlank): Generator<number, PatternDatabase> {
  return { blank, tables: yield* buildTables(PARTITIONS[blank], blank) };
}

/** Builds the tables of these patterns, for a goal with the blank on `blank`. Yields now and then the part that is done. */
export function* buildTables(
  partition: readonly (readonly number[])[],
  blank: number,
): Generator<number, readonly Uint8Array[]> {
  const counts = partition.map((pattern) => placementCount(pattern.length));
  const all = counts.reduce((sum, count) => sum + count);
  const tables: Uint8Array[] = [];
  let done = 0;
  for (const [index, pattern] of partition.entries()) {
    const building = buildPatternTable(pattern, blank);
    let step = building.next();
    for (; !step.done; step = building.next()) yield (done + step.value) / all;
    tables.push(step.value);
    done += counts[index];
  }
  return tables;
}

/** A way to look a board up in the tables. */
export interface PatternView {
  /** By cell of the board: the cell it is looked at as. */
  readonly cellMap: CellMap;
  /** By tile: its pattern. The blank has none: −1. */
  readonly patternOf: Int8Array;
  /** By tile: where its cell is packed in the index of its pattern's table, in bits. */
  readonly shiftOf: Uint8Array;
}

/**
 * The views of boards with this goal. A board reflected at the diagonal is as far from the goal, and other tiles are together in
 * a pattern then: where the blank of the goal is on the diagonal there is a second view, and the greater of both sums counts.
 */
export function viewsOf(goal: ArrayLike<number>): PatternView[] {
  const { blank, cellMap } = frameOf(Array.from(goal).indexOf(0));
  const isMirrored = TRANSPOSE[blank] === blank;
  const maps = isMirrored ? [cellMap, cellMap.map((cell) => TRANSPOSE[cell])] : [cellMap];
  return maps.map((map) => viewOf(goal, blank, map));
}

function viewOf(goal: ArrayLike<number>, blank: FrameBlank, cellMap: CellMap): PatternView {
  const names = cellsOfTiles(goal).map((cell) => cellMap[cell]);
  const patterns = PARTITIONS[blank];
  const patternOf = Int8Array.from(names, (name) => patterns.findIndex((pattern) => pattern.includes(name)));
  const shiftOf = Uint8Array.from(names, (name, tile) =>
    tile === 0 ? 0 : 4 * patterns[patternOf[tile]].indexOf(name),
  );
  return { cellMap, patternOf, shiftOf };
}

/** Writes the indices of a board in the tables of `view` to `indices[at …]`, one for each pattern. */
export function indexBoard(view: PatternView, cells: ArrayLike<number>, indices: Int32Array, at: number): void {
  indices.fill(0, at, at + 3);
  for (let cell = 0; cell < SQUARE_CELLS; cell++) {
    const tile = cells[cell];
    if (tile !== 0) indices[at + view.patternOf[tile]] |= view.cellMap[cell] << view.shiftOf[tile];
  }
}

/** h of boards with this goal: the sum over the patterns, the greatest of all views. */
export function patternMeasure({ blank, tables }: PatternDatabase, goal: ArrayLike<number>): Measure {
  if (blankFor(goal) !== blank) throw new Error('These tables are for goals with the blank elsewhere.');
  const views = viewsOf(goal);
  const indices = new Int32Array(3);
  return (cells) => {
    let greatest = 0;
    for (const view of views) {
      indexBoard(view, cells, indices, 0);
      greatest = Math.max(greatest, tables[0][indices[0]] + tables[1][indices[1]] + tables[2][indices[2]]);
    }
    return greatest;
  };
}
