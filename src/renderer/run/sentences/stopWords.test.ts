import { expect, test } from 'vitest';
import { opened } from '../../app/app.fixture.ts';
import { CASE_1, HEAVY } from '../engine.fixture.ts';
import { stopWordsIn } from './stopWords.ts';

test('stops are named by what grows, and by what takes the place of a path, in the search', async () => {
  const { app } = await opened();
  const labels = (): string[] => (['layer', 'cheaper'] as const).map((stop) => stopWordsIn(stop, app.main.view).label);
  await app.current.showPuzzle(CASE_1);
  await app.main.setSearch({ algorithm: 'ucs' });
  expect(labels()).toEqual(['next layer', 'cheaper path']);
  await app.current.showPuzzle(HEAVY);
  expect(labels()).toEqual(['g grows', 'cheaper path']);
  await app.main.setSearch({ algorithm: 'bfs' });
  expect(labels()).toEqual(['next layer', 'cheaper path']);
  await app.main.setSearch({ algorithm: 'dfs', limits: { depth: 9 } });
  expect(labels()[1]).toBe('shorter path');
  expect(stopWordsIn('cheaper', app.main.view).none).toBe('No shorter path to a known state is found after this step.');
});
