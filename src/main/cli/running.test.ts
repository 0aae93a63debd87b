import { describe, expect, test } from 'vitest';
import { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import { traceless, type Running } from './running.ts';

/** Instance 12 of Korf: 45 moves. */
const PUZZLE = {
  rows: 4,
  cols: 4,
  start: [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15],
  goal: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

/** Instance 3 of Korf, which takes the quadrants millions of nodes: 59 moves. */
const LONG = { ...PUZZLE, start: [14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15] };

function ended(running: Running) {
  while (running.advance());
  return running.result();
}

const solutionOf = ({ solution }: OptimalSolver): string => solution!;

describe('a search without a trace', () => {
  test('has the numbers of its solver', () => {
    const solver = new OptimalSolver(PUZZLE, null);
    solver.advance(Infinity);
    const { generated, expanded, solution } = solver;
    const result = ended(traceless({ solver: new OptimalSolver(PUZZLE, null), solutionOf, limit: Infinity }));
    expect(result).toEqual({ status: 'solved', solution, generated, expanded, maxFrontier: 45 });
    expect(solution).toHaveLength(45);
  });

  test('starts again with a better solver, and counts both searches', () => {
    let asked = 0;
    const better = () => (++asked === 2 ? new OptimalSolver(LONG, null) : null);
    const running = traceless({ solver: new OptimalSolver(LONG, null), solutionOf, limit: 3_000_000, better });
    const { status, expanded, generated } = ended(running);
    expect([status, expanded]).toEqual(['expansion-limit', 3_000_000]);
    expect(asked).toBeGreaterThan(2);
    expect(generated).toBeGreaterThan(expanded);
    expect(running.progress()).toMatch(/^No solution is shorter than \d+: \d,\d{3},\d{3} nodes$/);
  });

  test.each([1, 17, 1000])('is stopped after exactly %i expansions', (limit) => {
    const result = ended(traceless({ solver: new OptimalSolver(PUZZLE, null), solutionOf, limit }));
    expect(result).toMatchObject({ status: 'expansion-limit', solution: null, expanded: limit });
  });

  test('is stopped by the limit of its solver', () => {
    const solver = new OptimalSolver(PUZZLE, null, 100);
    expect(ended(traceless({ solver, solutionOf, limit: Infinity }))).toMatchObject({
      status: 'node-limit',
      generated: 100,
    });
  });
});
