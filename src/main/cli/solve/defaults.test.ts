import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { lettersOf } from '../../../shared/puzzle/moveNames.ts';
import { STRATEGIES, type StrategyId } from '../../../shared/engine/strategy.ts';
import { SETTINGS } from '../../../shared/contract/settings.ts';
import { readOptions } from '../options.ts';
import { chooseSearch, type Chosen } from './choice.ts';
import { SOLVE } from './options.ts';
import { solveCommand } from './terminal.fixture.ts';

function chosen(argv: string[], rows: number, cols: number): Chosen {
  return chooseSearch(readOptions(argv, SOLVE.options).values, undefined, rows, cols);
}

test.each(Object.keys(STRATEGIES) as StrategyId[])(
  'what nobody has chosen for %s is the same on the command line and in the window',
  (algorithm) => {
    const { heuristic, options } = chosen(['--algorithm', algorithm, '1 2/3 _'], 3, 3);
    const { strategy, order, ties, goalTest, weight, duplicates, straightBack } = options;
    const letters = lettersOf(order);
    const search = { algorithm: strategy, heuristic, order: letters, ties, goalTest, weight, duplicates, straightBack };
    expect(search).toEqual({ ...SETTINGS.search.initial, algorithm });
  },
);

test('without an algorithm the command line searches small boards as the window does', () => {
  const { heuristic, options } = chosen(['1 2/3 _'], 2, 2);
  expect([options.strategy, heuristic]).toEqual([DEFAULT_SEARCH.algorithm, DEFAULT_SEARCH.heuristic]);
});

test('breadth-first search of the README’s puzzle expands 191 states on the command line too, and A* 9', async () => {
  const expanded = async (algorithm: string): Promise<number> => {
    const argv = ['--json', '--algorithm', algorithm, '--goal', '1 2 3/8 6 4/7 5 _', '1 2 3/7 4 5/6 8 _'];
    return JSON.parse((await solveCommand(argv)).out).expanded;
  };
  expect([await expanded('bfs'), await expanded('astar')]).toEqual([191, 9]);
});
