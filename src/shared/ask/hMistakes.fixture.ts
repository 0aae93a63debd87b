/** h of a board by each mistake, counted cell by cell on the board. */
import type { SlidingPuzzle } from '../puzzle/domain/slidingDomain.ts';
import { estimate } from '../puzzle/heuristics/heuristics.ts';
import type { AskedRun } from './askedRun.ts';
import type { HConfusion } from './kinds/hMisread.ts';

/** What a cell adds: the tile on it, with rows and columns to its goal cell. */
type Share = (tile: number, rows: number, cols: number) => number;

function added({ cols, goal }: SlidingPuzzle, cells: readonly number[], share: Share): number {
  let sum = 0;
  for (const [cell, tile] of cells.entries()) {
    const home = goal.indexOf(tile);
    const rows = Math.abs(Math.floor(cell / cols) - Math.floor(home / cols));
    sum += share(tile, rows, Math.abs((cell % cols) - (home % cols)));
  }
  return sum;
}

/** h of `cells` by a mistake. */
export function mistakenH(run: AskedRun, cells: readonly number[], confusion: HConfusion): number {
  const { puzzle, heuristic, factor = 2 } = run;
  const { cols, goal, costs } = puzzle;
  const weight = (tile: number): number => (costs === undefined ? 1 : costs === 'tile' ? tile : costs[tile - 1]);
  const tiles = (share: Share): number =>
    added(puzzle, cells, (tile, rows, columns) => (tile === 0 ? 0 : share(tile, rows, columns)));
  const blank = (share: Share): number =>
    added(puzzle, cells, (tile, rows, columns) => (tile === 0 ? share(tile, rows, columns) : 0));
  const isOff = (rows: number, columns: number): number => (rows + columns > 0 ? 1 : 0);
  const ways = tiles((tile, rows, columns) => weight(tile) * (rows + columns));
  const conflicts =
    heuristic === 'linear-conflict' ? estimate('linear-conflict', cells, goal, cols, {}, costs) - ways : 0;
  const isScaled = heuristic === 'manhattan-times';
  const times = (h: number): number => (isScaled ? Math.floor(factor * h + 1e-9) : h);
  const ofTiles = tiles((tile, rows, columns) => weight(tile) * isOff(rows, columns));
  const isCounting = heuristic === 'misplaced';
  return {
    'counts-blank': () =>
      isCounting
        ? ofTiles + blank((_tile, rows, columns) => isOff(rows, columns))
        : times(ways + conflicts + blank((_tile, rows, columns) => rows + columns)),
    'diagonal-as-one': () => times(tiles((tile, rows, columns) => weight(tile) * Math.max(rows, columns)) + conflicts),
    'forgets-conflict': () => ways,
    'conflict-once': () => ways + conflicts / 2,
    'forgets-h-factor': () => ways,
    'counts-tiles': () => ofTiles,
    'adds-distances': () => ways,
    'counts-home': () => tiles((tile, rows, columns) => weight(tile) * (1 - isOff(rows, columns))),
    'forgets-costs': () => tiles((_tile, rows, columns) => (isCounting ? isOff(rows, columns) : rows + columns)),
  }[confusion]();
}
