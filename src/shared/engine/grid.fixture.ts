/** A domain that is no puzzle: ways through a grid, with a free choice of h. Proves that the engine knows no tiles. */
import type { Domain } from './domain.ts';

/** Actions 0 … 3: up, down, left, right, as rows and columns. */
const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/**
 * The grid drawn by `rows`: `S` is the start, `G` the goal, `#` a wall. `estimates` gives h by row and column; where it
 * says nothing h is 0. `costs`: of a move, by action; an action and its way back cost the same.
 */
export function gridDomain(
  rows: readonly string[],
  estimates: readonly (readonly number[])[] = [],
  costs?: readonly number[],
): Domain {
  const find = (letter: string): [number, number] => {
    const row = rows.findIndex((line) => line.includes(letter));
    return [row, row === -1 ? -1 : rows[row].indexOf(letter)];
  };
  const start = find('S');
  const goal = find('G');
  const isOpen = (line: number, place: number): boolean => (rows[line]?.[place] ?? '#') !== '#';
  const put = ([row, col]: [number, number], states: Int32Array, at: number): void =>
    void (states[at] = (row << 8) | col);
  const estimateOf = (state: number): number => estimates[state >> 8]?.[state & 0xff] ?? 0;
  return {
    words: 1,
    actions: 4,
    costsDiffer: costs !== undefined,
    start: (states, at) => put(start, states, at),
    goal: (states, at) => put(goal, states, at),
    isGoal: (states, at) => states[at] === ((goal[0] << 8) | goal[1]),
    h: (states, at) => estimateOf(states[at]),
    expand: (states, from, to, order, except, successors) => {
      let count = 0;
      for (const action of order) {
        const [row, col] = [(states[from] >> 8) + STEPS[action][0], (states[from] & 0xff) + STEPS[action][1]];
        if (action === except || !isOpen(row, col)) continue;
        put([row, col], states, to + count);
        successors.action[count] = action;
        if (costs) successors.cost[count] = costs[action];
        successors.h[count] = estimateOf(states[to + count]);
        count++;
      }
      return count;
    },
    inverse: (action) => action ^ 1,
  };
}

/**
 * A short way through `S A X` and a long one below. h is admissible but falls by 11 from A to X: X is expanded by the long
 * way first, and must be reopened to find the goal in 12 moves.
 */
export const REOPENING = {
  rows: ['SAX.........G', '...##########'],
  estimates: [[0, 11]],
  optimal: 12,
};
