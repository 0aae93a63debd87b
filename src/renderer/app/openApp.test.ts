import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { addToLibrary } from '../library/puzzles/addToLibrary.ts';
import { deleteDamaged } from '../library/deleting.ts';
import { CASE_1 } from '../run/engine.fixture.ts';
import { DESCRIPTION, expectOf, opened, quiet, restore, settingsWritten, setUp } from './app.fixture.ts';
import { openApp, rememberPlace } from './openApp.ts';

describe('opening the program', () => {
  test('shows the first puzzle of a new library, before the first step', async () => {
    const { app } = await opened();
    expect(app.current.shown).toMatchObject({ title: 'Case 1', puzzle: CASE_1 });
    expectOf(app.main.player, { step: 0, steps: 9, ended: true });
    expect(app.notices.shown).toBeNull();
  });

  test('shows the puzzle, the search and the step that were left', async () => {
    const { app, open, api } = await opened();
    const [, second] = app.library.puzzles.rows;
    const { puzzleId } = second;
    await app.current.openPuzzle(second);
    await app.main.setSearch({ algorithm: 'bfs' });
    app.settings.gather({ step: 5 });
    await settingsWritten();
    expect(await api.settings.read({})).toMatchObject({ puzzleId, step: 5, search: { algorithm: 'bfs' } });
    const later = await open();
    expect(later.current.shown?.puzzleId).toBe(puzzleId);
    expectOf(later.main.player, { step: 5, playback: 'paused' });
    expect(later.main.search.algorithm).toBe('bfs');
  });

  test('shows the run that was left', async () => {
    const { app, open } = await opened();
    await app.main.setSearch({ algorithm: 'bfs' });
    await app.main.saveRun();
    await app.main.setSearch({ algorithm: 'astar' });
    const [run] = app.library.runs.rows;
    const later = await open({ runId: run.runId, step: 6 });
    expect(later.main.run).toEqual(run);
    expect(later.main.player.step).toBe(6);
    expect(later.main.search.algorithm).toBe('bfs');
  });

  test.each([
    ['puzzle', { puzzleId: 999, step: 7 }, { title: 'Case 1', step: 0 }],
    ['run', { runId: 999, step: 7 }, { title: 'Case 1', step: 7 }],
  ])('shows a puzzle although the %s that was left is gone', async (_, left, expected) => {
    const later = await setUp().open(left);
    expect({ title: later.current.shown?.title, step: later.main.player.step }).toEqual(expected);
    expect(later.notices.shown).toBeNull();
  });
});

describe('the place that was left', () => {
  test('is there again, with a puzzle that is in no set yet', async () => {
    const { open } = setUp();
    const app = await open();
    await app.current.showPuzzle({ ...CASE_1, start: CASE_1.goal.toReversed() });
    app.navigation.show('puzzle');
    rememberPlace(app);
    await app.settings.write();
    const later = await open();
    expect(later.navigation.view).toBe('puzzle');
    expect(later.current.shown).toEqual({ ...app.current.shown, picture: undefined });
  });

  test('forgot that a puzzle came with a link, and its run was kept after the program was opened again', async () => {
    const { open, api } = setUp();
    const app = await open();
    const runs = async () =>
      (await api.library.list({ runs: { filter: {}, sort: 'time', descending: true, offset: 0, limit: 9 } })).runs
        .total;
    const before = await runs();
    await app.current.openPuzzle({ puzzle: CASE_1, title: 'Sent', puzzleId: null, isGuest: true });
    await quiet();
    rememberPlace(app);
    await app.settings.write();
    const later = await open();
    expect(later.current.shown).toMatchObject({ title: 'Sent', isGuest: true });
    await later.main.player.untilArrived(9);
    await quiet();
    expect(await runs()).toBe(before);
  });

  test('holds no such puzzle any more once it is in a set, or another one is open', async () => {
    const { open } = setUp();
    const app = await open();
    const isRemembered = (): boolean => (rememberPlace(app), app.settings.now.unsaved !== null);
    const first = app.current.shown!;
    await app.current.showPuzzle(CASE_1);
    expect(isRemembered()).toBe(true);
    await app.current.use(first);
    expect(isRemembered()).toBe(false);
    await app.current.showPuzzle(CASE_1);
    expect(isRemembered()).toBe(true);
    await addToLibrary(app, { setTitle: 'Mine' }, 'Once pasted');
    expect(isRemembered()).toBe(false);
    await app.settings.write();
    expect((await open()).current.shown).toMatchObject({ title: 'Once pasted' });
  });

  test('is not forgotten before anything is open', async () => {
    const { api } = setUp();
    const unsaved = { puzzle: CASE_1, title: 'Pasted' };
    const app = openApp(api, DESCRIPTION, { ...(await api.settings.read({})), view: 'states', unsaved });
    rememberPlace(app);
    expect(app.settings.now).toMatchObject({ view: 'states', unsaved });
  });
});

describe('while the program opens', () => {
  test('a view that is chosen stays, and the puzzle is on the board there', async () => {
    const { app, opening } = await whileOpening();
    app.navigation.show('states');
    await opening();
    expect(app.navigation.view).toBe('states');
    expect(app.current.puzzle).not.toBeNull();
  });

  test('a puzzle that is opened is not replaced by the one that was left', async () => {
    const { app, opening } = await whileOpening();
    await app.current.showPuzzle(CASE_1);
    await opening();
    expect(app.current.puzzle).toEqual(CASE_1);
  });

  /** A program that was left with a puzzle, and whose library does not answer before `opening` is called. */
  async function whileOpening() {
    const { way, open, api } = setUp();
    const first = (await open()).current.shown!;
    const release = way.hold('library.getPuzzle');
    const app = openApp(api, DESCRIPTION, { ...(await api.settings.read({})), puzzleId: first.puzzleId });
    const restored = restore(app);
    await quiet();
    const opening = async (): Promise<void> => {
      release();
      await restored;
      await quiet();
    };
    return { app, opening };
  }
});

describe('a damaged library', () => {
  const DAMAGE = "SET start = '8 6 7 2 5 4 3 0 1'";

  test('opens with the first sound puzzle, and a sentence about the one that was left', async () => {
    const { open, damage } = setUp();
    damage(`UPDATE puzzles ${DAMAGE} WHERE title = 'Case 1'`);
    const app = await open();
    expect(app.current.shown?.title).toBe('Case 2');
    expect(app.main.player.opened).not.toBeNull();
    expect(app.notices.shown).toEqual({
      kind: 'error',
      text: expect.stringContaining('“Case 1” has changed on the disk'),
    });
    const { damaged, rows, total } = app.library.puzzles;
    expect(damaged.map(({ title }) => title)).toEqual(['Case 1']);
    expect(rows).toHaveLength(total - 1);
  });

  test('opens with the puzzle where the run that was left is damaged, and the other runs are there', async () => {
    const { app, open, damage } = await opened();
    await app.main.saveRun();
    const damagedRun = app.main.run!;
    await app.main.setSearch({ algorithm: 'bfs' });
    await app.main.saveRun();
    damage(`UPDATE runs SET expanded = 1 WHERE run_id = ${damagedRun.runId}`);
    const later = await open({ runId: damagedRun.runId });
    expect(later.main.run).toBeNull();
    expect(later.current.shown?.title).toBe('Case 1');
    expect(later.notices.shown).toEqual({
      kind: 'error',
      text: expect.stringMatching(/^The run “Case 1” has changed/),
    });
    expect(later.library.runs.rows.map(({ runId }) => runId)).toEqual([app.main.run!.runId]);
    expect(later.library.runs.damaged.map(({ id }) => id)).toEqual([damagedRun.runId]);
    await deleteDamaged(later, 'run', later.library.runs.damaged[0]);
    expectOf(later.library.runs, { damaged: [], total: 1 });
  });

  test('loses a damaged puzzle only when it is deleted', async () => {
    const { open, damage } = setUp();
    damage(`UPDATE puzzles ${DAMAGE} WHERE title = 'Case 1'`);
    const app = await open();
    const { damaged, rows } = app.library.puzzles;
    await deleteDamaged(app, 'puzzle', damaged[0]);
    expectOf(app.library.puzzles, { damaged: [], rows });
  });

  test('that cannot be listed still opens the run that was left, with a notice', async () => {
    const { app, open, way } = await opened();
    await app.main.saveRun();
    way.refusals.set('library.list', new AppError('store-full', 'The disk does not answer.'));
    const later = await open({ runId: app.main.run!.runId });
    expect(later.main.run).toEqual(app.main.run);
    expect(later.notices.shown?.text).toBe('The disk does not answer.');
  });
});
