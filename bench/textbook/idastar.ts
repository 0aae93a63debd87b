import type { Found } from './board.ts';

/** A puzzle with boards as arrays of tiles, on which moves can be done and undone. */
export interface ArrayPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

/**
 * IDA* with the Manhattan distance, by recursion. No move is taken straight back. Never ends on an unsolvable puzzle. `expanded`: nodes
 * that were not beyond the bound.
 */
export function idastar({ rows, cols, start, goal }: ArrayPuzzle): Found & { expanded: number } {
  const board = [...start];
  const goalCell = goal.map((_, tile) => goal.indexOf(tile));
  let generated = 0;
  let expanded = 0;
  let bound = manhattan(board, goalCell, cols);

  /** 0 when the goal was found, else the lowest f beyond the bound. */
  function search(g: number, blank: number, previous: number): number {
    const h = manhattan(board, goalCell, cols);
    if (g + h > bound) return g + h;
    expanded++;
    if (h === 0) return 0;
    let lowest = Infinity;
    for (const cell of neighbours(blank, rows, cols)) {
      if (cell === previous) continue;
      generated++;
      [board[blank], board[cell]] = [board[cell], 0];
      const beyond = search(g + 1, cell, blank);
      [board[cell], board[blank]] = [board[blank], 0];
      if (beyond === 0) return 0;
      lowest = Math.min(lowest, beyond);
    }
    return lowest;
  }

  for (;;) {
    const beyond = search(0, board.indexOf(0), -1);
    if (beyond === 0) return { moves: bound, generated, expanded };
    bound = beyond;
  }
}

function neighbours(blank: number, rows: number, cols: number): number[] {
  const cells = [];
  if (blank >= cols) cells.push(blank - cols);
  if (blank < (rows - 1) * cols) cells.push(blank + cols);
  if (blank % cols > 0) cells.push(blank - 1);
  if (blank % cols < cols - 1) cells.push(blank + 1);
  return cells;
}

function manhattan(board: readonly number[], goalCell: readonly number[], cols: number): number {
  let sum = 0;
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === 0) continue;
    const goal = goalCell[board[cell]];
    sum += Math.abs(Math.floor(cell / cols) - Math.floor(goal / cols)) + Math.abs((cell % cols) - (goal % cols));
  }
  return sum;
}
