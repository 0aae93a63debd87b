/**
 * Arrangements as numbers. Tiles are read row by row without the blank, each as its place in the goal read the same
 * way, so that the goal is 0, 1, 2, … The sequence has Lehmer digits: digit i counts the later tiles less than tile
 * i. A horizontal move keeps the sequence; a vertical one carries a tile past cols − 1 others, which changes as many
 * digits. With the blank on a given cell, half of the arrangements are reachable, by parity. So the last digit that
 * is not always 0 follows from the others, and n tiles have n! / 2 ranks. A state is the cell of the blank and a
 * rank. D. H. Lehmer, "Teaching combinatorial tricks to a computer" (Proc. Symp. Applied Mathematics 10, 1960).
 */
import { findBlank } from '../board.ts';

export function rankCount(tiles: number): number {
  let count = 1;
  for (let factor = 3; factor <= tiles; factor++) count *= factor;
  return count;
}

/**
 * By cell: parity of the inversions of states with the blank there. Each row away from the goal's blank changes it by
 * cols − 1.
 */
export function parityByCell(goal: readonly number[], cols: number): Uint8Array {
  const goalRow = Math.floor(findBlank(goal) / cols);
  return Uint8Array.from(goal, (_, cell) => (Math.abs(Math.floor(cell / cols) - goalRow) * (cols - 1)) & 1);
}

/** Writes the sequence with these Lehmer digits. */
export function writeSequence(digits: Uint8Array, sequence: Uint8Array): void {
  for (let place = digits.length - 1; place >= 0; place--) {
    const tile = digits[place];
    for (let later = place + 1; later < digits.length; later++) if (sequence[later] >= tile) sequence[later]++;
    sequence[place] = tile;
  }
}

/** By place: the weight of its digit in the rank; 0 for the last two. */
export function digitWeights(tiles: number): Int32Array {
  return Int32Array.from({ length: tiles }, (_, place) => rankCount(tiles) / fallingProduct(tiles, place + 1));
}

/** n × (n − 1) × …, `factors` factors. */
function fallingProduct(n: number, factors: number): number {
  let product = 1;
  for (let factor = 0; factor < factors; factor++) product *= n - factor;
  return product;
}

/** `parity`: of the inversions, whose number is the sum of the digits. */
export function digitsOfRank(rank: number, parity: number, digits: Uint8Array): void {
  const tiles = digits.length;
  let sum = parity;
  digits[tiles - 1] = 0;
  for (let place = tiles - 3; place >= 0; place--) {
    const rest = (rank / (tiles - place)) | 0;
    digits[place] = rank - rest * (tiles - place);
    sum += digits[place];
    rank = rest;
  }
  digits[tiles - 2] = sum & 1;
}

/** The change of rank when the tile at `from` moves forward to the place `to` < `from`. */
export function rankChangeForward(digits: Uint8Array, weights: Int32Array, from: number, to: number): number {
  let carried = digits[from];
  let change = 0;
  for (let place = from - 1; place >= to; place--) {
    const passed = digits[place];
    // The greater of two tiles has the greater digit, which falls by one when the other moves before it.
    const isLess = passed <= carried;
    change += ((isLess ? passed : passed - 1) - digits[place + 1]) * weights[place + 1];
    if (isLess) carried++;
  }
  return change + (carried - digits[to]) * weights[to];
}

/** The change of rank when the tile at `from` moves back to the place `to` > `from`. */
export function rankChangeBack(digits: Uint8Array, weights: Int32Array, from: number, to: number): number {
  let carried = digits[from];
  let change = 0;
  for (let place = from; place < to; place++) {
    const passed = digits[place + 1];
    const isLess = passed < carried;
    change += ((isLess ? passed : passed + 1) - digits[place]) * weights[place];
    if (isLess) carried--;
  }
  return change + (carried - digits[to]) * weights[to];
}
