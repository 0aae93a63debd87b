import { expect, test } from 'vitest';
import { readRunCode, writeRunCode } from '../../shared/exchange/runCode.ts';
import { CASE_1 } from '../run/engine.fixture.ts';
import { opened, quiet } from '../app/app.fixture.ts';
import { showCodedRun } from './openRunCode.ts';

test('the code of the run on show brings back its puzzle, its search and its step, in whatever view', async () => {
  const { app } = await opened();
  await app.current.showPuzzle(CASE_1);
  await app.main.setSearch({ algorithm: 'weighted-astar', weight: 2, order: 'RLDU', ties: 'last-in' });
  await quiet();
  app.main.view.jump(4);
  const { search, puzzle } = app.main.view;
  const read = readRunCode(writeRunCode({ ...app.main.player.opened!, step: app.main.player.step })!);
  await app.main.setSearch({ algorithm: 'bfs', order: 'UDLR' });
  app.navigation.show('library');
  await showCodedRun(app, (read as Extract<typeof read, { ok: true }>).run);
  await quiet();
  expect({ view: app.navigation.view, search: app.main.search, puzzle: app.main.view.puzzle }).toEqual({
    view: 'search',
    search,
    puzzle,
  });
  expect(app.main.player.step).toBe(4);
});
