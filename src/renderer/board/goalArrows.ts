/** The ways that Manhattan distance counts: from each tile along its row, then along a column, to its goal cell. */
import { distance } from '../../shared/puzzle/geometry.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';

/** The heuristics that are made of these ways, wholly or in part. */
const MADE_OF_WAYS: readonly HeuristicId[] = [
  'manhattan',
  'linear-conflict',
  'manhattan-with-blank',
  'manhattan-times',
];

export interface GoalArrow {
  /** 0 is the blank. */
  readonly tile: number;
  /** Moves along it. */
  readonly length: number;
  /** Its corners as columns and rows, in cells: a cell is 1 wide and 1 high. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** Whether the ways explain what the heuristic counts. */
export function countsGoalArrows(heuristic: HeuristicId): boolean {
  return MADE_OF_WAYS.includes(heuristic);
}

/** The ways of all tiles that are not on their goal cells; that of the blank as well where `withBlank` is given. */
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

function wayHome(tile: number, cell: number, goalCell: number, cols: number): GoalArrow {
  const aside = LANES[tile % LANES.length];
  const at = (col: number, row: number): [number, number] => [col + aside, row + aside];
  const [col, row] = [cell % cols, Math.floor(cell / cols)];
  const [goalCol, goalRow] = [goalCell % cols, Math.floor(goalCell / cols)];
  const bend = col !== goalCol && row !== goalRow ? [at(goalCol, row)] : [];
  return { tile, length: distance(cell, goalCell, cols), corners: [at(col, row), ...bend, at(goalCol, goalRow)] };
}

/** Where in a cell ways run: above and to the left of its number, so that no way lies on one, and few on each other. */
const LANES = [0.08, 0.13, 0.18, 0.23, 0.28];

/** Lengths of an arrow's head and half the width of the dot at its other end, in cells. */
const HEAD = 0.08;
export const FOOT = 0.035;

/** The head of the arrow of a way: two strokes that meet at its tip. */
export function headOf({ corners }: GoalArrow): (readonly [x: number, y: number])[] {
  const [[fromX, fromY], tip] = corners.slice(-2);
  const across = signOf(tip[0] - fromX);
  const down = signOf(tip[1] - fromY);
  const wing = (side: number) =>
    [tip[0] - HEAD * (across + side * down), tip[1] - HEAD * (down + side * across)] as const;
  return [wing(1), tip, wing(-1)];
}

/** −1, 0 or 1; what is as good as nothing is nothing. */
function signOf(length: number): number {
  return Math.sign(Math.round(length));
}
