import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { DEFAULT_SETTINGS } from '../../host/services/settings.ts';
import { chosenFor } from './choice.ts';
import { parseSolveOptions } from './options.ts';
import { solveCommand } from './terminal.fixture.ts';

test.each(Object.keys(STRATEGIES) as StrategyId[])(
  'what nobody has chosen for %s is the same on the command line and in the window',
  (algorithm) => {
    const { search, limits } = parseSolveOptions(['--algorithm', algorithm, '1 2/3 _']);
    const { heuristic, options } = chosenFor(search, limits, 3, 3);
    const { strategy, order, ties, goalTest, weight, duplicates, straightBack } = options;
    const letters = lettersOf(order);
    const chosen = { algorithm: strategy, heuristic, order: letters, ties, goalTest, weight, duplicates, straightBack };
    expect(chosen).toEqual({ ...DEFAULT_SETTINGS.search, algorithm });
  },
);

test('without an algorithm the command line searches small boards as the window does', () => {
  const { search, limits } = parseSolveOptions(['1 2/3 _']);
  const { heuristic, options } = chosenFor(search, limits, 2, 2);
  expect([options.strategy, heuristic]).toEqual([DEFAULT_SEARCH.algorithm, DEFAULT_SEARCH.heuristic]);
});

test('breadth-first search of the README’s puzzle expands 191 states on the command line too, and A* 9', async () => {
  const expanded = async (algorithm: string): Promise<number> => {
    const argv = ['--json', '--algorithm', algorithm, '--goal', '1 2 3/8 6 4/7 5 _', '1 2 3/7 4 5/6 8 _'];
    return JSON.parse((await solveCommand(argv)).out).expanded;
  };
  expect([await expanded('bfs'), await expanded('astar')]).toEqual([191, 9]);
});
