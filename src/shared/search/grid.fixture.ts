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
 * says nothing h is 0.
 */
export function gridDomain(rows: readonly string[], estimates: readonly (readonly number[])[] = []): Domain {
  const find = (letter: string): [number, number] => {
    const row = rows.findIndex((line) => line.includes(letter));
    return [row, row === -1 ? -1 : rows[row].indexOf(letter)];
  };
  const start = find('S');
  const goal = find('G');
  let [row, col] = start;
  const isOpen = (line: number, place: number): boolean => (rows[line]?.[place] ?? '#') !== '#';
  return {
    words: 1,
    actions: 4,
    reset: () => void ([row, col] = start),
    resetToGoal: () => void ([row, col] = goal),
    load: (states, at) => void ([row, col] = [states[at] >> 8, states[at] & 0xff]),
    store: (states, at) => void (states[at] = (row << 8) | col),
    isLegal: (action) => isOpen(row + STEPS[action][0], col + STEPS[action][1]),
    apply: (action) => void ([row, col] = [row + STEPS[action][0], col + STEPS[action][1]]),
    inverse: (action) => action ^ 1,
    isGoal: () => row === goal[0] && col === goal[1],
    h: () => estimates[row]?.[col] ?? 0,
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
