// Breadth-first search with an array; boards are arrays of arrays, compared as JSON.
const [, , from, to, side] = process.argv;
const width = Number(side);
const grid = (text) => {
  const cells = text.split(' ').map(Number);
  const rows = [];
  while (cells.length > 0) rows.push(cells.splice(0, width));
  return rows;
};
const goal = grid(to);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function neighbours(board) {
  const row = board.findIndex((cells) => cells.includes(0));
  const col = board[row].indexOf(0);
  const found = [];
  for (const [dr, dc] of [
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 0],
  ]) {
    if (board[row + dr]?.[col + dc] === undefined) continue;
    const next = board.map((cells) => [...cells]);
    next[row][col] = next[row + dr][col + dc];
    next[row + dr][col + dc] = 0;
    found.push(next);
  }
  return found;
}

const queue = [grid(from)];
const visited = [grid(from)];
let printed = 0;
while (queue.length > 0 && printed < 400) {
  const board = queue.shift();
  console.log(JSON.stringify({ expand: board }));
  printed++;
  if (same(board, goal)) break;
  for (const next of neighbours(board)) {
    if (visited.some((other) => same(other, next))) continue;
    visited.push(next);
    queue.push(next);
  }
}
