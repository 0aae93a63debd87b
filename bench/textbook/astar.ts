import { goalCells, manhattan, successors, type Board, type Found, type Puzzle } from './board.ts';
import { Heap } from './heap.ts';

interface Node {
  readonly board: Board;
  readonly parent: Node | null;
  readonly g: number;
  readonly f: number;
}

/** A* with the Manhattan distance; a node that a cheaper path has overtaken is passed over when its turn comes. */
export function astar({ rows, cols, start, goal }: Puzzle): Found {
  const goalCell = goalCells(goal);
  const cheapest = new Map([[start, 0]]);
  const frontier = new Heap<Node>((a, b) => a.f < b.f || (a.f === b.f && a.g > b.g));
  frontier.push({ board: start, parent: null, g: 0, f: manhattan(start, goalCell, cols) });
  let generated = 0;
  while (frontier.size > 0) {
    const node = frontier.pop();
    if (node.board === goal) return { moves: node.g, generated };
    if (node.g > cheapest.get(node.board)!) continue;
    for (const board of successors(node.board, rows, cols)) {
      generated++;
      const g = node.g + 1;
      const known = cheapest.get(board);
      if (known !== undefined && known <= g) continue;
      cheapest.set(board, g);
      frontier.push({ board, parent: node, g, f: g + manhattan(board, goalCell, cols) });
    }
  }
  return { moves: -1, generated };
}
