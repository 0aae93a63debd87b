/**
 * Pattern databases of the 4×4 board that are quick to build: the four quadrants, of 4, 4, 4 and 3 tiles. The blank
 * is part of every pattern, so that a quadrant's tiles and the blank are one number, a coordinate, and a move is one
 * look-up per quadrant. The technique is from B. Hilchie's ida15; additivity is from Korf and Felner
 * (`patternTable.ts`).
 */
import { cellsOfTiles, findBlank } from '../board.ts';
import { NO_CELL, neighbourTable } from '../geometry.ts';
import { FLIP_COLUMNS, FLIP_ROWS, IDENTITY, SQUARE_CELLS, type CellMap } from '../square.ts';

/** In a table entry: the next coordinate; its distance is above these bits. */
export const COORDINATE_BITS = 20;
export const COORDINATE_MASK = (1 << COORDINATE_BITS) - 1;

const QUADRANT = [0, 1, 4, 5];

/**
 * Reflections of the four quadrants onto the first. They reflect moves too: in the second quadrant left is right, in
 * the third up is down, in the fourth both.
 */
const REFLECTIONS: readonly CellMap[] = [
  IDENTITY,
  FLIP_COLUMNS,
  FLIP_ROWS,
  FLIP_ROWS.map((cell) => FLIP_COLUMNS[cell]),
];

export interface QuadrantTable {
  /** Entry `coordinate × 4 + action`: the next coordinate and its distance; −1 at the edge. */
  readonly moves: Int32Array;
  /** By coordinate: moves of the pattern's tiles to their cells, wherever the blank ends. */
  readonly distances: Uint8Array;
  /** By packed placement, 4 bits per tile above 4 for the blank. */
  readonly coordinates: Int32Array;
}

export interface Quadrant {
  readonly table: QuadrantTable;
  readonly coordinateOf: (cells: readonly number[]) => number;
}

/** The first call takes a tenth of a second. */
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

/** One for a whole quadrant, and one per cell of it where the blank can belong. */
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

/** Numbers the placements of the tiles and the blank on different cells. */
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

/** `placement` after the blank moves to `to`; a tile of the pattern there moves to `blank`. */
function moved(placement: number, tiles: number, blank: number, to: number): number {
  const change = blank ^ to;
  for (let shift = 4; shift <= 4 * tiles; shift += 4)
    if (((placement >> shift) & 15) === to) return placement ^ change ^ (change << shift);
  return placement ^ change;
}

/**
 * Breadth-first search from the goal with every place of the blank. Moves of the pattern's tiles cost 1, of the blank
 * alone 0, so states reached at no cost join the current layer.
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
