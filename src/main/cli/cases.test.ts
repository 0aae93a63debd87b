/** The facts in `cases/`, asked through the command line. */
import { describe, expect, test } from 'vitest';
import princeton from '../../../cases/princeton-sample.json' with { type: 'json' };
import worked from '../../../cases/worked-cases.json' with { type: 'json' };
import { applyMoves, printBoard } from '../../shared/puzzle/board.ts';
import type { Answer } from './answer.ts';
import { solveCommand } from './terminal.fixture.ts';

/** The answers, each of which is checked against itself: the moves are as many as it says, and lead to the goal. */
function answers(argv: string[], files?: Record<string, string>): Answer[] {
  const { out, err } = solveCommand(['--json', ...argv], files);
  expect(err).toBe('');
  const answers: Answer[] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const { start, goal, rows, cols, solution, moves } of answers) {
    expect(solution === null ? null : applyMoves(start, solution, rows, cols)).toEqual(solution === null ? null : goal);
    expect(solution?.length ?? null).toBe(moves);
  }
  return answers;
}

describe.each(worked.cases)('worked $name', ({ start, goal, cols, solvable, optimal, ...facts }) => {
  const boards = ['--goal', printBoard(goal, cols), printBoard(start, cols)];

  test.each(['expansion', 'generation'] as const)('by breadth-first search, goal test on %s', (goalTest) => {
    const [found] = answers(['--algorithm', 'bfs', '--goal-test', goalTest, ...boards]);
    const counts = goalTest === 'expansion' ? facts.bfsUDLR_onExpand : facts.bfsUDLR_onGenerate;
    expect(found).toMatchObject({ solvable, moves: optimal, solution: facts.bfsPathUDLR ?? null });
    if (solvable)
      expect(found).toMatchObject({ expanded: counts.expandedCount, generated: counts.successorsGenerated });
  });

  test.each(['zero', 'misplaced', 'manhattan'])('by A* with %s', (heuristic) => {
    expect(answers(['--heuristic', heuristic, ...boards])).toMatchObject([{ solvable, moves: optimal }]);
  });
});

test('the boards of Princeton, in one file in their own format', () => {
  const easy = princeton.filter(({ rows, optimal }) => rows < 4 || (optimal ?? 0) <= 28);
  const text = easy
    .map(({ tiles, rows }) => `${rows}\n${printBoard(tiles, rows).replaceAll(' / ', '\n')}\n`)
    .join('\n');
  const found = answers(['--file', 'princeton.txt'], { 'princeton.txt': text });
  expect(found.map(({ moves }) => moves)).toEqual(easy.map(({ optimal }) => optimal));
});
