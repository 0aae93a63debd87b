/**
 * Linear conflict: tiles in their goal line but in the wrong order cannot pass each other, so some leave the line and
 * come back: two moves that Manhattan distance does not count. O. Hansson, A. Mayer, M. Yung, "Criticizing Solutions
 * to Relaxed Models Yields Powerful Admissible Heuristics" (Information Sciences 63, 1992). The trap: of three tiles
 * in reverse order two have to leave, although there are three pairs. So h counts the tiles that leave, once each,
 * and never pairs. A tile may leave both its row and its column: these are different moves. Where tiles weigh, those
 * leave that cost the least together.
 */
import { columnsOf, rowsOf, weightsOf, type Lines, type Target } from './lines.ts';
import type { Measure } from './measure.ts';

const DETOUR = 2;

/** What the moves cost that conflicts add. */
export function conflictCosts(target: Target): Measure {
  const directions = [rowsOf(target), columnsOf(target)].map((lines) => ({ lines, costs: costTables(lines, target) }));
  return (cells) => {
    let sum = 0;
    for (const { lines, costs } of directions)
      for (let line = 0; line < lines.count; line++) sum += costs[line][lineCode(lines, line, cells)];
    return sum;
  };
}

/** Entry t: what conflicts add for tile t. The dearest ordered selection stays, the first one found. */
export function conflictCostsPerTile(target: Target, cells: ArrayLike<number>): number[] {
  const weights = weightsOf(target);
  const added = new Array<number>(cells.length).fill(0);
  for (const lines of [rowsOf(target), columnsOf(target)])
    for (let line = 0; line < lines.count; line++) {
      const tiles = Array.from({ length: lines.length }, (_, place) => cells[lines.cells[line * lines.length + place]]);
      const digits = tiles.map((tile) => digitOf(lines, line, tile));
      for (const place of leavingPlaces(digits, (at) => weights[tiles[at]]))
        added[tiles[place]] += DETOUR * weights[tiles[place]];
    }
  return added;
}

/** 1 + the goal place of a tile that belongs in this line, else 0. */
function digitOf({ goalLine, goalPlace }: Lines, line: number, tile: number): number {
  return goalLine[tile] === line ? goalPlace[tile] + 1 : 0;
}

/** Digit `place`, base length + 1, is `digitOf` the tile there. */
function lineCode(lines: Lines, line: number, board: ArrayLike<number>): number {
  const { length, cells } = lines;
  let code = 0;
  for (let place = length - 1; place >= 0; place--)
    code = code * (length + 1) + digitOf(lines, line, board[cells[line * length + place]]);
  return code;
}

/** By length, where every move costs 1. */
const tables: (Uint16Array | undefined)[] = [];

/** By line: its table of what the leaving tiles add, by code. */
function costTables({ count, length, cells }: Lines, { goal, costs }: Target): Uint16Array[] {
  const lines = Array.from({ length: count }, (_, line) => line);
  if (costs === undefined) return lines.map(() => (tables[length] ??= costTable(length, () => 1)));
  const weights = weightsOf({ rows: 1, cols: goal.length, goal, costs });
  return lines.map((line) => costTable(length, (place) => weights[goal[cells[line * length + place]]]));
}

/** `weightOf`: of the tile that belongs on a place of the line. */
function costTable(length: number, weightOf: (place: number) => number): Uint16Array {
  const table = new Uint16Array((length + 1) ** length);
  const weights = Array.from({ length: length + 1 }, (_, digit) => (digit > 0 ? weightOf(digit - 1) : 0));
  /** `heaviest[d]`: the weight of the heaviest ordered selection so far whose last digit is at most d. */
  const fill = (place: number, code: number, all: number, heaviest: readonly number[]): void => {
    if (place === length) return void (table[code] = DETOUR * (all - heaviest[length]));
    for (const [digit, weight] of weights.entries()) {
      const stays = digit > 0 ? heaviest[digit - 1] + weight : 0;
      const longer = heaviest.map((most, last) => (last < digit ? most : Math.max(most, stays)));
      fill(place + 1, code + digit * (length + 1) ** place, all + weight, longer);
    }
  };
  fill(0, 0, 0, new Array<number>(length + 1).fill(0));
  return table;
}

/** `digits` as in a code. The heaviest ordered selection stays, the first one found. */
function leavingPlaces(digits: readonly number[], weightAt: (place: number) => number): number[] {
  const belonging = [...digits.keys()].filter((place) => digits[place] > 0);
  let staying = 0;
  let weight = 0;
  for (let bits = 1; bits < 1 << digits.length; bits++) {
    const heavier = orderedWeight(digits, bits, weightAt);
    if (heavier > weight) [staying, weight] = [bits, heavier];
  }
  return belonging.filter((place) => !((staying >> place) & 1));
}

/** The weight of the tiles at the places `bits`, if they belong in the line in the order of their goal places; else 0. */
function orderedWeight(digits: readonly number[], bits: number, weightAt: (place: number) => number): number {
  let last = 0;
  let weight = 0;
  for (let place = 0; place < digits.length; place++) {
    if (!((bits >> place) & 1)) continue;
    if (digits[place] <= last) return 0;
    last = digits[place];
    weight += weightAt(place);
  }
  return weight;
}
