import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { CASE_1, HARDEST, UNSOLVABLE } from '../run/engine.fixture.ts';
import { expectOf, opened, parts, quiet } from '../app/app.fixture.ts';

describe('opening a puzzle', () => {
  test('stops the search before it, and remembers the puzzle', async () => {
    const { app, way } = await opened();
    const { searchId } = app.main.player.opened!;
    const puzzle = app.library.puzzles.rows[2];
    app.navigation.view = 'library';
    await app.current.openPuzzle(puzzle);
    await quiet();
    expect(way.paramsOf('searches.stop')).toEqual([{ searchId }]);
    expect(app.main.player.opened!.puzzle).toEqual(puzzle.puzzle);
    expectOf(parts(app), { view: 'search', settings: { puzzleId: puzzle.puzzleId, runId: null } });
  });

  test('wins over one that was opened before it, and whose search comes late', async () => {
    const { app, way } = await opened();
    const release = way.hold('searches.start');
    const [, second, third] = app.library.puzzles.rows;
    const early = app.current.openPuzzle(second);
    await quiet(); // its search has been asked for
    const late = app.current.openPuzzle(third);
    release();
    await Promise.all([early, late]);
    await quiet();
    expect(app.main.player.opened!.puzzle).toEqual(third.puzzle);
    expect(way.paramsOf('searches.start')).toHaveLength(3);
    expect(way.paramsOf('searches.stop')).toHaveLength(2);
    expect(app.notices.shown).toBeNull();
  });

  test('at the same moment as another one starts the search of the last alone', async () => {
    const { app, way } = await opened();
    const [, second, third] = app.library.puzzles.rows;
    await Promise.all([app.current.openPuzzle(second), app.current.openPuzzle(third)]);
    await quiet();
    expect(app.main.player.opened!.puzzle).toEqual(third.puzzle);
    expect(way.paramsOf('searches.start')).toHaveLength(2);
    expect(way.paramsOf('searches.stop')).toHaveLength(1);
  });

  test('that nothing can be found for drops the search that comes late', async () => {
    const { app, way } = await opened();
    const release = way.hold('searches.start');
    const opening = app.main.setSearch({ algorithm: 'bfs' });
    await quiet(); // the search has been asked for
    await app.current.showPuzzle(UNSOLVABLE);
    release();
    await opening;
    await quiet();
    expect(app.main.player.opened).toBeNull();
    expect(way.paramsOf('searches.stop')).toHaveLength(2);
  });

  test('goes on after a search that the host has lost, and complains of nothing', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.stop', new AppError('not-found', 'This search is not open. Start it again.'));
    await app.current.showPuzzle(HARDEST);
    await quiet();
    expect(app.notices.shown).toBeNull();
    expect(app.main.player.opened?.puzzle).toEqual(HARDEST);
  });

  test('with another start keeps the goal, and is solvable', async () => {
    const { app } = await opened();
    for (let time = 0; time < 10; time++) {
      await app.current.shuffle();
      expect(app.current.puzzle!.goal).toEqual(CASE_1.goal);
      expect(app.current.solvability!.solvable).toBe(true);
    }
    expect(app.current.shown?.puzzleId).toBeNull();
  });
});
