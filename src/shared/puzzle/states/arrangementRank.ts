/**
 * Arrangements as numbers. Tiles are read row by row without the blank, each by its place in the goal read the same way, so
 * that the goal is 0, 1, 2, … The sequence has Lehmer digits: digit i counts the later tiles that are less than tile i.
 * A horizontal move keeps the sequence. A vertical one carries a tile past cols − 1 others, which changes as many digits.
 *
 * Of the arrangements with the blank on a given cell only half can be reached, and which half is known. So the last digit that
 * is not always 0 follows from the others, and n tiles have n! / 2 ranks. The factored index of a state is made of the
 * cell of the blank and a rank.
 * D. H. Lehmer, "Teaching combinatorial tricks to a computer" (Proc. Symp. Applied Mathematics 10, 1960).
 */

/** Number of ranks of `tiles` tiles. */
export function rankCount(tiles: number): number {
  let count = 1;
  for (let factor = 3; factor <= tiles; factor++) count *= factor;
  return count;
}

/** Writes the sequence with these Lehmer digits to the first places of `sequence`. */
export function writeSequence(digits: Uint8Array, sequence: Uint8Array): void {
  for (let place = digits.length - 1; place >= 0; place--) {
    const tile = digits[place];
    for (let later = place + 1; later < digits.length; later++) if (sequence[later] >= tile) sequence[later]++;
    sequence[place] = tile;
  }
}

/** What a digit at each place adds to the rank: at the last two places less than 1, and so nothing. */
export function digitWeights(tiles: number): Int32Array {
  return Int32Array.from({ length: tiles }, (_, place) => rankCount(tiles) / fallingProduct(tiles, place + 1));
}

/** n × (n − 1) × …, so many factors. */
function fallingProduct(n: number, factors: number): number {
  let product = 1;
  for (let factor = 0; factor < factors; factor++) product *= n - factor;
  return product;
}

/** Writes the digits of `rank`; `parity` is that of the number of inversions, which is the sum of the digits. */
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

/** How the rank changes when the tile at place `from` of the sequence is carried forward to the place `to` < `from`. */
export function rankChangeForward(digits: Uint8Array, weights: Int32Array, from: number, to: number): number {
  let carried = digits[from];
  let change = 0;
  for (let place = from - 1; place >= to; place--) {
    const passed = digits[place];
    // The greater of two tiles has the greater digit, and loses one when the other comes to stand before it.
    const isLess = passed <= carried;
    change += ((isLess ? passed : passed - 1) - digits[place + 1]) * weights[place + 1];
    if (isLess) carried++;
  }
  return change + (carried - digits[to]) * weights[to];
}

/** How the rank changes when the tile at place `from` of the sequence is carried back to the place `to` > `from`. */
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
