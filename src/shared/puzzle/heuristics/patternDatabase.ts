/**
 * The additive pattern database of 4×4 boards: three patterns of 6, 6 and 3 tiles that together are all tiles. A goal
 * is seen in a frame (`square.ts`), where a tile is named after its goal cell; so three sets of tables, one per place
 * of the blank up to symmetry, serve all goals.
 */
import { cellsOfTiles } from '../board.ts';
import type { Measure } from './measure.ts';
import { buildPatternTable, placementCount } from './patternTable.ts';
import { frameOf, SQUARE_CELLS, TRANSPOSE, type CellMap, type FrameBlank } from '../square.ts';

/**
 * By cell of the blank: the goal cells of each pattern. That of the corner is Korf and Felner's 6-6-3 partition; the
 * others are made like it, of connected groups.
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
  /** In the frame of the goal. */
  readonly blank: FrameBlank;
  readonly tables: readonly Uint8Array[];
}

export function blankFor(goal: ArrayLike<number>): FrameBlank {
  return frameOf(Array.from(goal).indexOf(0)).blank;
}

/** Takes a few seconds. Yields progress from 0 to 1. */
export function* buildPatternDatabase(blank: FrameBlank): Generator<number, PatternDatabase> {
  return { blank, tables: yield* buildTables(PARTITIONS[blank], blank) };
}

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

export interface PatternView {
  /** By cell of the board: the cell it is seen as. */
  readonly cellMap: CellMap;
  /** By tile: its pattern; −1 for the blank. */
  readonly patternOf: Int8Array;
  /** By tile: the shift of its cell in the index of its pattern's table. */
  readonly shiftOf: Uint8Array;
}

/**
 * A board reflected at the diagonal is as far from the goal, but groups other tiles. So where the goal's blank is on
 * the diagonal there are two views, and the greater sum counts.
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

/** Writes the table index of each pattern to `indices[at …]`. */
export function indexBoard(view: PatternView, cells: ArrayLike<number>, indices: Int32Array, at: number): void {
  indices.fill(0, at, at + 3);
  for (let cell = 0; cell < SQUARE_CELLS; cell++) {
    const tile = cells[cell];
    if (tile !== 0) indices[at + view.patternOf[tile]] |= view.cellMap[cell] << view.shiftOf[tile];
  }
}

/** The sum over the patterns, maximized over the views. */
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
