// A* with an array that is sorted before each step.
const [, , from, to, side] = process.argv;
const width = Number(side);
const start = from.split(' ').map(Number);
const goal = to.split(' ').map(Number);

function h(board) {
  let sum = 0;
  for (let i = 0; i < board.length; i++) {
    const tile = board[i];
    if (tile === 0) continue;
    const j = goal.indexOf(tile);
    sum += Math.abs((i % width) - (j % width)) + Math.abs(Math.floor(i / width) - Math.floor(j / width));
  }
  return sum;
}

function moves(board) {
  const i = board.indexOf(0);
  const out = [];
  if (i % width > 0) out.push(i - 1);
  if (i % width < width - 1) out.push(i + 1);
  if (i - width >= 0) out.push(i - width);
  if (i + width < board.length) out.push(i + width);
  return out.map((j) => {
    const copy = board.slice();
    copy[i] = copy[j];
    copy[j] = 0;
    return copy;
  });
}

const open = [{ board: start, g: 0, f: h(start), parent: null }];
const closed = new Map();
let steps = 0;
while (open.length > 0 && steps < 500) {
  open.sort((a, b) => a.f - b.f);
  const node = open.shift();
  const { board, g, f } = node;
  const id = board.join();
  closed.set(id, g);
  console.log(JSON.stringify({ expand: id, g, h: h(board), f }));
  steps++;
  if (id === goal.join()) break;
  for (const next of moves(board)) {
    const key = next.join();
    if (closed.has(key)) continue;
    const made = { board: next, g: g + 1, f: g + 1 + h(next), parent: node };
    const old = open.find((other) => other.board.join() === key);
    if (old === undefined) open.push(made);
    else if (made.g < old.g) Object.assign(old, made);
  }
}
