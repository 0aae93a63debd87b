/**
 * Pattern databases of the 4×4 board that are there at once: the four quadrants, 4, 4, 4 and 3 tiles. Here the blank is part of
 * every pattern, so that a quadrant's tiles and the blank are one number, a coordinate, and a move is a look-up for each
 * quadrant. The technique is that of B. Hilchie's ida15; the additivity that of Korf and Felner (`patternTable.ts`).
 */
import { cellsOfTiles, findBlank } from '../board.ts';
import { NO_CELL, neighbourTable } from '../geometry.ts';
import { FLIP_COLUMNS, FLIP_ROWS, IDENTITY, SQUARE_CELLS, type CellMap } from '../square.ts';

/** An entry of a table: the next coordinate in these bits, its distance above them. */
export const COORDINATE_BITS = 20;
export const COORDINATE_MASK = (1 << COORDINATE_BITS) - 1;

/** The cells of the first quadrant. The others are reflected onto it. */
const QUADRANT = [0, 1, 4, 5];

/**
 * How the four quadrants are reflected onto the first. Moves are reflected with them: in the second quadrant left is right, in
 * the third up is down, in the fourth both.
 */
const REFLECTIONS: readonly CellMap[] = [
  IDENTITY,
  FLIP_COLUMNS,
  FLIP_ROWS,
  FLIP_ROWS.map((cell) => FLIP_COLUMNS[cell]),
];

/** Where the tiles of a quadrant can lie together with the blank. */
export interface QuadrantTable {
  /** Entry `coordinate × 4 + action`: the next coordinate and its distance; −1 where the board ends. */
  readonly moves: Int32Array;
  /** By coordinate: moves of the pattern's tiles to their cells, wherever the blank ends. */
  readonly distances: Uint8Array;
  /** By packed placement, 4 bits for each tile above 4 for the blank: its coordinate. */
  readonly coordinates: Int32Array;
}

/** A quadrant of one goal. */
export interface Quadrant {
  readonly table: QuadrantTable;
  /** The coordinate of a board. */
  readonly coordinateOf: (cells: readonly number[]) => number;
}

/** The four quadrants of boards with this goal. The first call takes a tenth of a second. */
export function quadrantsOf(goal: readonly number[]): Quadrant[] {
  return REFLECTIONS.map((cellMap) => quadrantOf(goal, cellMap));
}

function quadrantOf(goal: readonly number[], cellMap: CellMap): Quadrant {
  const goalCell = cellsOfTiles(goal).map((cell) => cellMap[cell]);
  const pattern = QUADRANT.filter((cell) => cell !== goalCell[0]);
  const tiles = pattern.map((cell) => goalCell.indexOf(cell));
  const table = tableOf(pattern);
  return {
    table,
    coordinateOf(cells) {
      const cellOf = cellsOfTiles(cells);
      return table.coordinates[
        packed(
          tiles.map((tile) => cellMap[cellOf[tile]]),
          cellMap[findBlank(cells)],
        )
      ];
    },
  };
}

/** Tables made before: one for a whole quadrant, and one for each cell of it that the blank can belong on. */
const tables = new Map<string, QuadrantTable>();

function tableOf(pattern: readonly number[]): QuadrantTable {
  const key = pattern.join();
  const table = tables.get(key) ?? makeTable(pattern);
  tables.set(key, table);
  return table;
}

function packed(cells: readonly number[], blank: number): number {
  return cells.reduce((placement, cell, tile) => placement | (cell << (4 * tile + 4)), blank);
}

function makeTable(pattern: readonly number[]): QuadrantTable {
  const { coordinates, placements } = numberPlacements(pattern.length);
  const moves = moveTable(pattern.length, coordinates, placements);
  const distances = distancesHome(packed(pattern, 0), coordinates, placements, moves);
  for (let entry = 0; entry < moves.length; entry++)
    if (moves[entry] !== -1) moves[entry] |= distances[moves[entry]] << COORDINATE_BITS;
  return { moves, distances, coordinates };
}

/** Numbers the placements of so many tiles and the blank on different cells. */
function numberPlacements(tiles: number): { coordinates: Int32Array; placements: Int32Array } {
  const coordinates = new Int32Array(1 << (4 * tiles + 4)).fill(-1);
  const placements = new Int32Array(coordinates.length);
  let count = 0;
  for (let placement = 0; placement < coordinates.length; placement++) {
    if (!isPlacement(placement, tiles)) continue;
    placements[count] = placement;
    coordinates[placement] = count++;
  }
  return { coordinates, placements: placements.subarray(0, count) };
}

/** Whether all cells that are packed in `placement` are different. */
function isPlacement(placement: number, tiles: number): boolean {
  let seen = 0;
  for (let rest = placement, left = tiles; left >= 0; rest >>= 4, left--) {
    const bit = 1 << (rest & 15);
    if (seen & bit) return false;
    seen |= bit;
  }
  return true;
}

/** Entry `coordinate × 4 + action`: the next coordinate, or −1. */
function moveTable(tiles: number, coordinates: Int32Array, placements: Int32Array): Int32Array {
  const neighbours = neighbourTable(4, 4);
  const moves = new Int32Array(placements.length * 4).fill(-1);
  for (let entry = 0; entry < moves.length; entry++) {
    const placement = placements[entry >> 2];
    const blank = placement & 15;
    const to = neighbours[blank * 4 + (entry & 3)];
    if (to !== NO_CELL) moves[entry] = coordinates[moved(placement, tiles, blank, to)];
  }
  return moves;
}

/** `placement` after the blank has moved to the cell `to`: a tile of the pattern that was there is where the blank was. */
function moved(placement: number, tiles: number, blank: number, to: number): number {
  const change = blank ^ to;
  for (let shift = 4; shift <= 4 * tiles; shift += 4)
    if (((placement >> shift) & 15) === to) return placement ^ change ^ (change << shift);
  return placement ^ change;
}

/**
 * Breadth-first search from the goal, which is there with every place of the blank. A move costs 1 where it moves a tile of the
 * pattern and 0 where only the blank walks, so a state that costs nothing more belongs to the layer at hand.
 */
function distancesHome(home: number, coordinates: Int32Array, placements: Int32Array, moves: Int32Array): Uint8Array {
  const distances = new Uint8Array(placements.length).fill(255);
  let layer: number[] = [];
  for (let blank = 0; blank < SQUARE_CELLS; blank++)
    if (coordinates[home | blank] !== -1) layer.push(coordinates[home | blank]);
  for (let distance = 0; layer.length > 0; distance++) {
    const next: number[] = [];
    for (let state = layer.pop(); state !== undefined; state = layer.pop()) {
      if (distances[state] <= distance) continue;
      distances[state] = distance;
      for (let entry = 4 * state; entry < 4 * state + 4; entry++) {
        const neighbour = moves[entry];
        if (neighbour === -1 || distances[neighbour] <= distance) continue;
        const isFree = (placements[state] ^ placements[neighbour]) >> 4 === 0;
        (isFree ? layer : next).push(neighbour);
      }
    }
    layer = next;
  }
  return distances;
}
