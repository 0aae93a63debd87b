// Paste these lines, and call expand(board, g) for each state that your search takes from the frontier.

/** board: an array, or an array of rows; 0 is the blank. g and h may be left out. */
function expand(board, g, h) {
  console.log(JSON.stringify({ expand: board, g, h }));
}

// An example: breadth-first search.
const START = [1, 2, 3, 7, 4, 5, 6, 8, 0];
const GOAL = [1, 2, 3, 8, 6, 4, 7, 5, 0];

function successors(board) {
  const blank = board.indexOf(0);
  const [row, col] = [Math.floor(blank / 3), blank % 3];
  const near = [
    [row - 1, col],
    [row + 1, col],
    [row, col - 1],
    [row, col + 1],
  ];
  return near
    .filter(([r, c]) => r >= 0 && r < 3 && c >= 0 && c < 3)
    .map(([r, c]) => {
      const child = [...board];
      child[blank] = child[3 * r + c];
      child[3 * r + c] = 0;
      return child;
    });
}

const frontier = [{ board: START, g: 0 }];
const reached = new Set([START.join()]);
while (frontier.length > 0) {
  const { board, g } = frontier.shift();
  expand(board, g);
  if (board.join() === GOAL.join()) break;
  for (const child of successors(board)) {
    if (reached.has(child.join())) continue;
    reached.add(child.join());
    frontier.push({ board: child, g: g + 1 });
  }
}
