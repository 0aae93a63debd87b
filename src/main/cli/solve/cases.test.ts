/** The facts in `cases/`, asked through the command line. */
import { describe, expect, test } from 'vitest';
import distributions from '../../../../cases/distributions.json' with { type: 'json' };
import korf from '../../../../cases/korf-sample.json' with { type: 'json' };
import princeton from '../../../../cases/princeton-sample.json' with { type: 'json' };
import worked from '../../../../cases/worked-cases.json' with { type: 'json' };
import { applyMoves, printBoard } from '../../../shared/puzzle/board.ts';
import type { Answer } from './search.ts';
import { solveCommand } from './terminal.fixture.ts';

/** The answers, each checked for consistency: the moves are as many as stated, and lead to the goal. */
async function answers(argv: string[], files?: Record<string, string>): Promise<Answer[]> {
  const { out, err } = await solveCommand(['--json', ...argv], files);
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

  test.each(['expansion', 'generation'] as const)('by breadth-first search, goal test on %s', async (goalTest) => {
    const [found] = await answers(['--algorithm', 'bfs', '--goal-test', goalTest, ...boards]);
    const counts = goalTest === 'expansion' ? facts.bfsUDLR_onExpand : facts.bfsUDLR_onGenerate;
    expect(found).toMatchObject({ solvable, moves: optimal, solution: facts.bfsPathUDLR ?? null });
    if (solvable)
      expect(found).toMatchObject({ expanded: counts.expandedCount, generated: counts.successorsGenerated });
  });

  test.each(['zero', 'misplaced', 'manhattan'])('by A* with %s', async (heuristic) => {
    expect(await answers(['--heuristic', heuristic, ...boards])).toMatchObject([{ solvable, moves: optimal }]);
  });
});

test('the boards of Princeton, in one file in their own format', async () => {
  const texts = princeton.map(({ tiles, rows }) => `${rows}\n${printBoard(tiles, rows).replaceAll(' / ', '\n')}\n`);
  const found = await answers(['--heuristic', 'manhattan', '--file', 'princeton.txt'], {
    'princeton.txt': texts.join('\n'),
  });
  expect(found.map(({ moves }) => moves)).toEqual(princeton.map(({ optimal }) => optimal));
  expect(found.map(({ solvable }) => solvable)).toEqual(princeton.map(({ optimal }) => optimal !== null));
});

/** All of them are part of `npm run bench`. */
const short = korf.instances.filter(({ optimal }) => optimal <= 44);

test.each<[string, number[], 'tiles' | 'tilesGoalBlankLast']>([
  ['first', Array.from({ length: 16 }, (_, cell) => cell), 'tiles'],
  ['last', Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16), 'tilesGoalBlankLast'],
])('instances of Korf, the goal with the blank %s', async (_where, goal, tiles) => {
  const boards = short.map((instance) => printBoard(instance[tiles], 4));
  const found = await answers([
    '--algorithm',
    'idastar',
    '--heuristic',
    'manhattan',
    '--goal',
    printBoard(goal, 4),
    ...boards,
  ]);
  expect(found.map(({ moves }) => moves)).toEqual(short.map(({ optimal }) => optimal));
});

/** A state at the greatest distance from the goal, of every size that has few enough. */
const farthest = distributions.distributions.filter(({ rows, cols }) => rows * cols <= 9);

test.each(farthest)('$id: the farthest states', async ({ goal, cols, maxDepth, statesAtMax }) => {
  const boards = (statesAtMax ?? []).slice(0, 2).map((cells) => printBoard(cells, cols));
  const found = await answers(['--goal', printBoard(goal, cols), printBoard(goal, cols), ...boards]);
  expect(found.map(({ moves }) => moves)).toEqual([0, ...boards.map(() => maxDepth)]);
});
