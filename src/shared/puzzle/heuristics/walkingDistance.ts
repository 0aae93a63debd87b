/**
 * Walking distance, by Ken'ichiro Takahashi (2002): Manhattan distance with the blank taken seriously. For the vertical moves
 * only the row of each tile and the row it belongs in matter, and a tile moves only into the row of the blank. That small
 * puzzle is solved completely; the columns give another one, and the two numbers add up, because each move is in one of them.
 */
import { columnsOf, rowsOf, type Lines, type Target } from './lines.ts';
import type { Measure } from './measure.ts';

/** Rows and columns at the most: the table of a 4×4 board has 166,375 entries, that of a 5×5 board would have 7.5 million. */
export const MAX_WALKING_SIDE = 4;

/** Entry of a table that no board leads to. */
const UNREACHED = 255;

/** The walking distance to the goal. Boards of at most `MAX_WALKING_SIDE` rows and columns. */
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
  /** A line is packed as the sum of `radix ** goalLine` over its tiles: digit j counts the tiles that belong in line j. */
  readonly radix: number;
  /** By packed line: its number, below `lineCount`. */
  readonly lineIndex: Uint8Array;
  readonly lineCount: number;
  /** By the numbers of all lines but the last, first line lowest; the last one follows, since all tiles are somewhere. */
  readonly distances: Uint8Array;
}

/** Tables already made: there are few, they never change, and the largest takes tens of milliseconds. */
const tables = new Map<string, WalkingTable>();

function walkingTable(count: number, length: number, goalLineOfBlank: number): WalkingTable {
  const key = [count, length, goalLineOfBlank].join();
  const table = tables.get(key) ?? makeTable(count, length, goalLineOfBlank);
  tables.set(key, table);
  return table;
}

/** Breadth-first search from the goal. A board is its packed lines. */
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

/** The boards after a tile of a neighbouring line has moved into the line of the blank. */
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

/** Numbers the lines that there are: full ones, and ones that lack a tile. */
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
