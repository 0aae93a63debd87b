/** The ways that Manhattan distance counts: from each tile along its row, then along the column, to its goal cell. */
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { distance } from '../../shared/puzzle/geometry.ts';

export interface GoalArrow {
  readonly tile: number;
  readonly length: number;
  /** Columns and rows, in cells. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** Ways of all tiles off their goal cells, and of the blank with `withBlank`. */
export function goalArrows(
  cells: ArrayLike<number>,
  goal: ArrayLike<number>,
  cols: number,
  withBlank = false,
): GoalArrow[] {
  const goalCells = new Map(Array.from(goal, (tile, cell) => [tile, cell]));
  return Array.from(cells)
    .map((tile, cell) => wayHome(tile, cell, goalCells.get(tile)!, cols))
    .filter(({ tile, length }) => length > 0 && (tile > 0 || withBlank));
}

/** The ways on the board shown; empty if switched off (`ways`), or if h does not count them. */
export function shownGoalArrows(
  { puzzle, search, strategy, shownCells }: RunView,
  ways: boolean,
): readonly GoalArrow[] {
  const counted = HEURISTICS[search.heuristic].ways;
  if (!puzzle || !ways || !strategy.usesHeuristic || counted === undefined) return [];
  return goalArrows(shownCells, puzzle.goal, puzzle.cols, counted === 'tiles and blank');
}

function wayHome(tile: number, cell: number, goalCell: number, cols: number): GoalArrow {
  const aside = LANES[tile % LANES.length];
  const at = (col: number, row: number): [number, number] => [col + aside, row + aside];
  const [col, row] = [cell % cols, Math.floor(cell / cols)];
  const [goalCol, goalRow] = [goalCell % cols, Math.floor(goalCell / cols)];
  const bend = col !== goalCol && row !== goalRow ? [at(goalCol, row)] : [];
  return { tile, length: distance(cell, goalCell, cols), corners: [at(col, row), ...bend, at(goalCol, goalRow)] };
}

/** Places of ways in a cell: above and to the left of its number, so that none crosses a number and few overlap. */
const LANES = [0.08, 0.13, 0.18, 0.23, 0.28];

/** In cells: length of the head of an arrow, radius of the dot at its foot. */
const HEAD = 0.08;
export const FOOT = 0.035;

export function headOf({ corners }: GoalArrow): (readonly [x: number, y: number])[] {
  const [[fromX, fromY], tip] = corners.slice(-2);
  const across = signOf(tip[0] - fromX);
  const down = signOf(tip[1] - fromY);
  const wing = (side: number) =>
    [tip[0] - HEAD * (across + side * down), tip[1] - HEAD * (down + side * across)] as const;
  return [wing(1), tip, wing(-1)];
}

/** −1, 0 or 1; rounds first, against noise. */
function signOf(length: number): number {
  return Math.sign(Math.round(length));
}
