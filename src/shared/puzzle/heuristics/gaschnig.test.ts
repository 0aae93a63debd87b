import { describe, expect, test } from 'vitest';
import { gaschnig } from './gaschnig.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';

/** Fewest exchanges of the blank with any tile, by breadth-first search over all arrangements of a 2×3 board. */
function exchangesFrom(goal: readonly number[]): Map<string, number> {
  const exchanges = new Map([[goal.join(), 0]]);
  const queue = [goal];
  for (const cells of queue) {
    const blank = cells.indexOf(0);
    for (let cell = 0; cell < cells.length; cell++) {
      const next = cells.with(blank, cells[cell]).with(cell, 0);
      if (exchanges.has(next.join())) continue;
      exchanges.set(next.join(), exchanges.get(cells.join())! + 1);
      queue.push(next);
    }
  }
  return exchanges;
}

describe('Gaschnig', () => {
  test('is the length of a shortest solution with exchanges over any distance', () => {
    const goal = [4, 1, 0, 3, 2, 5];
    const measure = gaschnig({ rows: 2, cols: 3, goal });
    const exchanges = exchangesFrom(goal);
    expect(exchanges.size).toBe(720);
    for (const [cells, count] of exchanges) expect(measure(cells.split(',').map(Number))).toBe(count);
  });

  test('counts on boards of 25 cells', () => {
    const goal = Array.from({ length: 25 }, (_, cell) => (cell + 1) % 25);
    const measure = gaschnig({ rows: 5, cols: 5, goal });
    expect(measure(goal)).toBe(0);
    // All 25 cells in one cycle with the blank: every tile is exchanged once.
    expect(measure(goal.map((_, cell) => goal[(cell + 1) % 25]))).toBe(24);
    expect(measure(randomSolvable(goal, 5, seededRandom(6)))).toBeGreaterThan(20);
  });
});
