/**
 * Walking distance, by Ken'ichiro Takahashi (2002): Manhattan distance that respects the blank. For vertical moves
 * only the row and the goal row of each tile matter, and a tile moves only into the row of the blank. That small
 * puzzle is solved completely; the columns give another. The two distances add up, because each move counts in one of
 * them.
 */
import { columnsOf, rowsOf, type Lines, type Target } from './lines.ts';
import type { Measure } from './measure.ts';

/** The largest side: the table of a 4×4 board has 166,375 entries; for 5×5 it would have 7.5 million. */
export const MAX_WALKING_SIDE = 4;

const UNREACHED = 255;

/** At most `MAX_WALKING_SIDE` rows and columns. */
export function walkingDistance(target: Target): Measure {
  const vertical = walkingMeasure(rowsOf(target));
  const horizontal = walkingMeasure(columnsOf(target));
  return (cells) => vertical(cells) + horizontal(cells);
}

function walkingMeasure(lines: Lines): Measure {
  const { radix, lineIndex, lineCount, distances } = walkingTable(lines.count, lines.length, lines.goalLineOfBlank);
  const { count, length, cells, goalLine } = lines;
  const weightOfTile = Int32Array.from(goalLine, (line) => (line === -1 ? 0 : radix ** line));
  return (board) => {
    let index = 0;
    for (let line = count - 2; line >= 0; line--) {
      let packed = 0;
      for (let place = 0; place < length; place++) packed += weightOfTile[board[cells[line * length + place]]];
      index = index * lineCount + lineIndex[packed];
    }
    return distances[index];
  };
}

interface WalkingTable {
  /**
   * A packed line is the sum of `radix ** goalLine` over its tiles: digit j counts the tiles that belong in line j.
   */
  readonly radix: number;
  /** By packed line: its number, below `lineCount`. */
  readonly lineIndex: Uint8Array;
  readonly lineCount: number;
  /** By the numbers of all lines but the last, first line lowest; the last one follows from them. */
  readonly distances: Uint8Array;
}

/** Few and constant; the largest takes tens of milliseconds to make. */
const tables = new Map<string, WalkingTable>();

function walkingTable(count: number, length: number, goalLineOfBlank: number): WalkingTable {
  const key = [count, length, goalLineOfBlank].join();
  const table = tables.get(key) ?? makeTable(count, length, goalLineOfBlank);
  tables.set(key, table);
  return table;
}

function makeTable(count: number, length: number, goalLineOfBlank: number): WalkingTable {
  const radix = length + 1;
  const { lineIndex, lineCount } = numberLines(count, length);
  const indexOf = (lines: readonly number[]): number =>
    lines.slice(0, -1).reduceRight((index, packed) => index * lineCount + lineIndex[packed], 0);

  const goal = Array.from(
    { length: count },
    (_, line) => (length - (line === goalLineOfBlank ? 1 : 0)) * radix ** line,
  );
  const distances = new Uint8Array(lineCount ** (count - 1)).fill(UNREACHED);
  distances[indexOf(goal)] = 0;
  const queue = [{ lines: goal, blank: goalLineOfBlank }];
  for (const { lines, blank } of queue) {
    const distance = distances[indexOf(lines)] + 1;
    for (const next of neighbours(lines, blank, radix)) {
      if (distances[indexOf(next.lines)] !== UNREACHED) continue;
      distances[indexOf(next.lines)] = distance;
      queue.push(next);
    }
  }
  return { radix, lineIndex, lineCount, distances };
}

/** A tile of a neighbouring line moves into the line of the blank. */
function neighbours(lines: readonly number[], blank: number, radix: number): { lines: number[]; blank: number }[] {
  return [blank - 1, blank + 1]
    .filter((from) => from >= 0 && from < lines.length)
    .flatMap((from) =>
      lines
        .map((_, goalLine) => radix ** goalLine)
        .filter((weight) => Math.floor(lines[from] / weight) % radix > 0)
        .map((weight) => ({
          lines: lines.with(from, lines[from] - weight).with(blank, lines[blank] + weight),
          blank: from,
        })),
    );
}

/** Numbers the possible lines: full ones, and ones that lack a tile. */
function numberLines(count: number, length: number): { lineIndex: Uint8Array; lineCount: number } {
  const radix = length + 1;
  const lineIndex = new Uint8Array(radix ** count);
  let lineCount = 0;
  for (let packed = 0; packed < lineIndex.length; packed++) {
    const tiles = digitSum(packed, radix);
    if (tiles === length || tiles === length - 1) lineIndex[packed] = lineCount++;
  }
  return { lineIndex, lineCount };
}

function digitSum(packed: number, radix: number): number {
  let sum = 0;
  for (let rest = packed; rest > 0; rest = Math.floor(rest / radix)) sum += rest % radix;
  return sum;
}
