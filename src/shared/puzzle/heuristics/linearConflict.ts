/**
 * Linear conflict: tiles in their goal line but in the wrong order cannot pass each other, so some leave the line and
 * come back: two moves that Manhattan distance does not count. O. Hansson, A. Mayer, M. Yung, "Criticizing Solutions
 * to Relaxed Models Yields Powerful Admissible Heuristics" (Information Sciences 63, 1992). The trap: of three tiles
 * in reverse order two have to leave, although there are three pairs. So h counts the tiles that leave, once each,
 * and never pairs. A tile may leave both its row and its column: these are different moves.
 */
import { bitCount } from '../square.ts';
import { columnsOf, rowsOf, type Lines, type Target } from './lines.ts';
import type { Measure } from './measure.ts';

const DETOUR = 2;

export function conflictMoves(target: Target): Measure {
  const directions = [rowsOf(target), columnsOf(target)].map((lines) => ({
    lines,
    leaving: leavingTable(lines.length),
  }));
  return (cells) => {
    let moves = 0;
    for (const { lines, leaving } of directions)
      for (let line = 0; line < lines.count; line++) moves += DETOUR * bitCount(leaving[lineCode(lines, line, cells)]);
    return moves;
  };
}

/** Entry t: the moves that conflicts add for tile t. A longest ordered selection stays. */
export function conflictMovesPerTile(target: Target, cells: ArrayLike<number>): number[] {
  const moves = new Array<number>(cells.length).fill(0);
  for (const lines of [rowsOf(target), columnsOf(target)]) {
    const leaving = leavingTable(lines.length);
    for (let line = 0; line < lines.count; line++)
      for (const place of placesIn(leaving[lineCode(lines, line, cells)]))
        moves[cells[lines.cells[line * lines.length + place]]] += DETOUR;
  }
  return moves;
}

/** Digit `place`, base length + 1: 1 + the goal place of a tile that belongs in this line, else 0. */
function lineCode({ length, cells, goalLine, goalPlace }: Lines, line: number, board: ArrayLike<number>): number {
  let code = 0;
  for (let place = length - 1; place >= 0; place--) {
    const tile = board[cells[line * length + place]];
    code = code * (length + 1) + (goalLine[tile] === line ? goalPlace[tile] + 1 : 0);
  }
  return code;
}

const tables: (Uint8Array | undefined)[] = [];

/** By code of a line: the places whose tiles leave, as bits; as few as possible. */
function leavingTable(length: number): Uint8Array {
  const base = length + 1;
  return (tables[length] ??= Uint8Array.from({ length: base ** length }, (_, code) =>
    leavingPlaces(Array.from({ length }, (_, place) => Math.floor(code / base ** place) % base)),
  ));
}

/** `digits` as in a code. A longest ordered selection stays, the first one found. */
function leavingPlaces(digits: readonly number[]): number {
  const belonging = digits.reduce((bits, digit, place) => (digit > 0 ? bits | (1 << place) : bits), 0);
  let staying = 0;
  for (let bits = 1; bits < 1 << digits.length; bits++)
    if (isOrdered(digits, bits) && bitCount(bits) > bitCount(staying)) staying = bits;
  return belonging & ~staying;
}

/** Whether the tiles at the places `bits` belong in the line, in the order of their goal places. */
function isOrdered(digits: readonly number[], bits: number): boolean {
  let last = 0;
  for (let place = 0; place < digits.length; place++) {
    if (!((bits >> place) & 1)) continue;
    if (digits[place] <= last) return false;
    last = digits[place];
  }
  return true;
}

function placesIn(bits: number): number[] {
  return [0, 1, 2, 3, 4].filter((place) => (bits >> place) & 1);
}
