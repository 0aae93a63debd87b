/** Searches as students write them in the view, right and wrong. */

const REACHED = `
const reached = new Set([key(start)]);
const frontier = [start];
`;

export const SEARCHES = {
  bfs: `${REACHED}
while (frontier.length > 0) {
  const state = frontier.shift();
  expand(state);
  if (isGoal(state)) break;
  for (const next of successors(state)) {
    if (reached.has(key(next))) continue;
    reached.add(key(next));
    frontier.push(next);
  }
}`,
  'A*': `
const frontier = [{ state: start, g: 0, parent: null }];
const closed = new Set();
const f = (node) => node.g + h(node.state);
while (frontier.length > 0) {
  frontier.sort((one, other) => f(one) - f(other));
  const node = frontier.shift();
  if (closed.has(key(node.state))) continue;
  closed.add(key(node.state));
  expand(node.state, { g: node.g, h: h(node.state) });
  if (isGoal(node.state)) {
    const path = [];
    for (let at = node; at; at = at.parent) path.unshift(at.state);
    solution(path);
    console.log('moves:', path.length - 1);
    break;
  }
  for (const next of successors(node.state)) {
    generate(next, { parent: node.state, g: node.g + 1 });
    frontier.push({ state: next, g: node.g + 1, parent: node });
  }
}`,
  'a stack for the queue': `${REACHED}
while (frontier.length > 0) {
  const state = frontier.pop();
  expand(state);
  if (isGoal(state)) break;
  for (const next of successors(state)) {
    if (reached.has(key(next))) continue;
    reached.add(key(next));
    frontier.push(next);
  }
}`,
  'h counts the blank': `
function h(state) {
  let sum = 0;
  state.forEach((tile, cell) => {
    const home = goal.indexOf(tile);
    sum += Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));
  });
  return sum;
}
let frontier = [[start, 0]];
const closed = {};
for (;;) {
  frontier.sort(([a, ga], [b, gb]) => ga + h(a) - gb - h(b));
  const [state, g] = frontier.shift();
  if (closed[key(state)]) continue;
  closed[key(state)] = true;
  expand(state);
  if (isGoal(state)) break;
  frontier.push(...successors(state).map((next) => [next, g + 1]));
}`,
  'one board for all': `
const frontier = [start];
const reached = new Set([key(start)]);
while (frontier.length > 0) {
  const state = frontier.shift();
  expand(state);
  if (isGoal(state)) break;
  const blank = state.indexOf(0);
  for (const to of [blank - cols, blank + cols, blank - 1, blank + 1]) {
    if (to < 0 || to >= rows * cols || (Math.abs(to - blank) === 1 && Math.floor(to / cols) !== Math.floor(blank / cols))) continue;
    const next = state;
    next[next.indexOf(0)] = next[to];
    next[to] = 0;
    if (reached.has(key(next))) continue;
    reached.add(key(next));
    frontier.push(next);
  }
}`,
} as const;
