import { describe, expect, test } from 'vitest';
import { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import type { PatternDatabase } from '../../shared/puzzle/patternDatabase.ts';
import { patterned, type Running } from './running.ts';

/** Instance 12 of Korf: 45 moves. */
const PUZZLE = {
  rows: 4,
  cols: 4,
  start: [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15],
  goal: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

/** Instance 3 of Korf, which takes the quadrants millions of nodes: 59 moves. */
const LONG = { ...PUZZLE, start: [14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15] };

/** Stands for tables that were built: a second search by quadrants is as right as one by them. */
const TABLES = { blank: 0, tables: [] } as PatternDatabase;

function ended(running: Running) {
  while (running.advance());
  return running.result();
}

describe('IDA* by patterns', () => {
  test('has the numbers of its solver', () => {
    const solver = new OptimalSolver(PUZZLE, null);
    solver.advance(Infinity);
    const { generated, expanded, solution } = solver;
    const result = ended(patterned({ open: () => new OptimalSolver(PUZZLE, null), peek: () => null, limit: Infinity }));
    expect(result).toEqual({ status: 'solved', solution, generated, expanded, maxFrontier: 45 });
    expect(solution).toHaveLength(45);
  });

  test('starts again once when better tables are there, and counts both searches', () => {
    const opened: (PatternDatabase | null)[] = [];
    const open = (patterns: PatternDatabase | null) => {
      opened.push(patterns);
      return new OptimalSolver(LONG, null);
    };
    let peeks = 0;
    const running = patterned({ open, peek: () => (++peeks >= 3 ? TABLES : null), limit: 3_000_000 });
    const result = ended(running);
    expect(opened).toEqual([null, TABLES]);
    expect(result.expanded).toBe(3_000_000);
    expect(result.status).toBe('expansion-limit');
    expect(running.progress()).toMatch(/^No solution is shorter than \d+: \d,\d{3},\d{3} nodes$/);
  });

  test('uses the tables that are there from the beginning', () => {
    const opened: (PatternDatabase | null)[] = [];
    const open = (patterns: PatternDatabase | null) => {
      opened.push(patterns);
      return new OptimalSolver(PUZZLE, null);
    };
    ended(patterned({ open, peek: () => TABLES, limit: Infinity }));
    expect(opened).toEqual([TABLES]);
  });

  test.each([1, 17, 1000])('is stopped after exactly %i expansions', (limit) => {
    const result = ended(patterned({ open: () => new OptimalSolver(PUZZLE, null), peek: () => null, limit }));
    expect(result).toMatchObject({ status: 'expansion-limit', solution: null, expanded: limit });
  });

  test('is stopped by a limit of nodes', () => {
    const open = () => new OptimalSolver(PUZZLE, null, 100);
    expect(ended(patterned({ open, peek: () => null, limit: Infinity }))).toMatchObject({
      status: 'node-limit',
      generated: 100,
    });
  });
});
