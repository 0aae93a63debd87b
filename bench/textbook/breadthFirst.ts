import { successors, type Board, type Found, type Puzzle } from './board.ts';

/** The distance of every board that can be reached from `goal`. */
export function distancesFrom(goal: Board, rows: number, cols: number): Map<Board, number> {
  const distances = new Map([[goal, 0]]);
  const queue = [goal];
  for (let head = 0; head < queue.length; head++) {
    const distance = distances.get(queue[head])! + 1;
    for (const board of successors(queue[head], rows, cols)) {
      if (distances.has(board)) continue;
      distances.set(board, distance);
      queue.push(board);
    }
  }
  return distances;
}

/** Breadth-first search that tests the goal on expansion. It remembers parents for the way back. */
export function breadthFirst({ rows, cols, start, goal }: Puzzle): Found {
  const parent = new Map<Board, Board | null>([[start, null]]);
  const queue = [start];
  let generated = 0;
  for (let head = 0; head < queue.length; head++) {
    if (queue[head] === goal) return { moves: pathLength(parent, goal), generated };
    for (const board of successors(queue[head], rows, cols)) {
      generated++;
      if (parent.has(board)) continue;
      parent.set(board, queue[head]);
      queue.push(board);
    }
  }
  return { moves: -1, generated };
}

function pathLength(parent: ReadonlyMap<Board, Board | null>, goal: Board): number {
  let moves = 0;
  for (let board = parent.get(goal); board != null; board = parent.get(board)) moves++;
  return moves;
}
