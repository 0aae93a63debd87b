import { describe, expect, test } from 'vitest';
import { solveCommand } from './terminal.fixture.ts';
import type { Answer } from './search.ts';

async function answered(...argv: string[]): Promise<Answer> {
  return JSON.parse((await solveCommand(['--json', ...argv])).out);
}

describe('IDA* gives one answer, with the same counters, by every engine', () => {
  // A limit of depth that no search meets is for the loop of all searches.
  const GENERAL = ['--depth', '60'];

  test.each([
    ['3×3', 'manhattan', '7 3 8/_ 2 6/4 1 5'],
    ['3×3', 'misplaced', '8 1 3/4 _ 2/7 6 5'],
    ['3×4', 'manhattan', '1 2 3 4/_ 5 6 8/9 10 7 11'],
    ['4×4', 'pattern-database', '1 2 3 4/5 6 7 8/9 _ 11 12/13 10 14 15'],
  ])('%s, h = %s', async (_size, heuristic, board) => {
    const argv = ['--algorithm', 'idastar', '--heuristic', heuristic, '--order', 'RDLU', board];
    const [fast, general] = [await answered(...argv), await answered(...argv, ...GENERAL)];
    expect({ ...fast, ms: 0 }).toEqual({ ...general, ms: 0 });
  });
});

test('IDA* with pattern databases tries the moves in the order given, too', async () => {
  const argv = ['--algorithm', 'idastar', '1 2 3 4/5 6 8 _/9 10 7 12/13 14 11 15'];
  const withOrder = (order: string, heuristic: string) => answered(...argv, '--order', order, '--heuristic', heuristic);
  for (const order of ['UDLR', 'RLDU']) {
    const [patterns, manhattan] = [await withOrder(order, 'pattern-database'), await withOrder(order, 'manhattan')];
    expect(patterns.solution).toBe(manhattan.solution);
  }
});

test('IDA* with a heuristic that is no sum over the tiles runs as well', async () => {
  const argv = ['--algorithm', 'idastar', '7 3 8/_ 2 6/4 1 5'];
  const [conflict, manhattan] = [await answered('--heuristic', 'linear-conflict', ...argv), await answered(...argv)];
  expect(conflict.moves).toBe(25);
  expect(conflict.expanded).toBeLessThan(manhattan.expanded);
});
