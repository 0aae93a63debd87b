import { goalCells, successors, type Board, type Puzzle } from './board.ts';
import { Heap } from './heap.ts';

interface Node {
  readonly board: Board;
  readonly parent: Node | null;
  readonly g: number;
  readonly h: number;
}

/** What the tile costs to move that a character stands for: its number. */
const costOf = (tile: string): number => parseInt(tile, 36);

/** Uniform-cost search, and A* with the Manhattan distance of tiles that weigh, where moves cost the tile's number. */
export function cheapest({ rows, cols, start, goal }: Puzzle, usesHeuristic: boolean): { cost: number } {
  const goalCell = goalCells(goal);
  const estimate = (board: Board): number => (usesHeuristic ? weighedManhattan(board, goalCell, cols) : 0);
  const best = new Map([[start, 0]]);
  const frontier = new Heap<Node>((a, b) => a.g + a.h < b.g + b.h || (a.g + a.h === b.g + b.h && a.h < b.h));
  frontier.push({ board: start, parent: null, g: 0, h: estimate(start) });
  while (frontier.size > 0) {
    const node = frontier.pop();
    if (node.board === goal) return { cost: node.g };
    if (node.g > best.get(node.board)!) continue;
    const blank = node.board.indexOf('0');
    for (const board of successors(node.board, rows, cols)) {
      const g = node.g + costOf(board[blank]);
      const known = best.get(board);
      if (known !== undefined && known <= g) continue;
      best.set(board, g);
      frontier.push({ board, parent: node, g, h: estimate(board) });
    }
  }
  return { cost: -1 };
}

function weighedManhattan(board: Board, goalCell: ReadonlyMap<string, number>, cols: number): number {
  let sum = 0;
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell] === '0') continue;
    const goal = goalCell.get(board[cell])!;
    const rows = Math.abs(Math.floor(cell / cols) - Math.floor(goal / cols));
    sum += costOf(board[cell]) * (rows + Math.abs((cell % cols) - (goal % cols)));
  }
  return sum;
}
