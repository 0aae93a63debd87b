import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { deleteRows } from '../library/deleting.ts';
import { BFS, CASE_1, FIFTEEN, HARDEST, UNSOLVABLE } from '../run/engine.fixture.ts';
import { expectOf, opened, parts, quiet, settingsWritten } from '../app/app.fixture.ts';

describe('a search that needs tables', () => {
  test('says how far they are, and starts another one when they are not waited for', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(FIFTEEN);
    expect(app.current.heuristics).toContain('pattern-database');
    const waiting = app.main.setSearch({ heuristic: 'pattern-database' });
    await expect.poll(() => app.main.view.preparing).toBe(0.25);
    expect(app.main.player.opened).toBeNull();
    await app.main.setSearch({ heuristic: 'linear-conflict' });
    vi.runOnlyPendingTimers(); // the host answers in the time that it waits for tables
    await waiting;
    expect(app.main.view.preparing).toBeNull();
    expect(app.main.player.opened?.search.heuristic).toBe('linear-conflict');
    expect(app.notices.shown).toBeNull();
  });
});

describe('a goal that cannot be reached', () => {
  test('is searched only on request, and then exhausted', async () => {
    const { app, way } = await opened();
    await app.current.showPuzzle(UNSOLVABLE);
    await quiet();
    expectOf(app.main.player, { opened: null, playback: 'idle' });
    expect(app.main.view.shownCells).toEqual(UNSOLVABLE.start);
    expect(app.notices.shown).toBeNull();
    await app.main.searchAnyway();
    await quiet();
    expectOf(app.main.player, { steps: 12, ended: true });
    expect(app.main.player.reader.status).toBe('exhausted');
    expect(way.paramsOf('searches.start').at(-1)).toMatchObject({ evenIfUnsolvable: true });
  });

  test('has no solution to walk, although the puzzle before it had one', async () => {
    const { app } = await opened();
    app.main.view.walkSolution();
    expect(app.main.view.solution).toBeNull(); // the goal is not found yet at step 0
    app.main.view.drive((player) => player.jump(Infinity));
    app.main.view.walkSolution();
    expect(app.main.view.solution).not.toBeNull();
    await app.current.showPuzzle(UNSOLVABLE);
    app.main.view.walkSolution();
    expect(app.main.view.solution).toBeNull();
    expect(app.main.view.path).toEqual([]);
  });

  test('can be kept as a run, and the run be opened again', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(UNSOLVABLE);
    await app.main.searchAnyway();
    await app.main.saveRun();
    await app.current.showPuzzle(CASE_1);
    await app.main.openRun(app.library.runs.rows[0], 3);
    await quiet();
    expectOf(app.main.player, { step: 3, steps: 12 });
  });
});

describe('the search', () => {
  test('begins anew when an option changes', async () => {
    const { app, way } = await opened();
    app.main.player.jump(4);
    await app.main.setSearch({ algorithm: 'bfs', goalTest: 'generation' });
    await quiet();
    expectOf(app.main.player, { step: 0, steps: 110 });
    expect(app.main.view.options).toMatchObject({ strategy: 'bfs', ties: 'low-h' });
    expect(way.paramsOf('searches.start').at(-1)).toMatchObject({
      search: { algorithm: 'bfs', goalTest: 'generation' },
    });
  });

  test('does not hide what was folded in the search before', async () => {
    const { app } = await opened();
    app.main.view.viewState.folded.add(2);
    await app.main.setSearch({ algorithm: 'bfs' });
    expect(app.main.view.viewState.folded.size).toBe(0);
  });

  test('keeps the heuristic of the user through a run that used none', async () => {
    const { app } = await opened();
    await app.main.setSearch({ heuristic: 'misplaced' });
    await app.main.setSearch({ algorithm: 'bfs' });
    await app.main.saveRun();
    expect(app.main.search.heuristic).toBe('zero');
    await app.main.setSearch({ algorithm: 'astar' });
    expect(app.main.search).toMatchObject({ algorithm: 'astar', heuristic: 'misplaced' });
    expect(app.main.run).toBeNull();
  });

  test('that is lost is reported, and the next one works', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.advance', new AppError('not-found', 'This search was lost.'));
    await app.current.showPuzzle(HARDEST);
    await quiet();
    expect(app.notices.shown).toEqual({ kind: 'error', text: 'This search was lost.' });
    expect(app.main.player.playback).toBe('failed');
    for (const move of [() => app.main.view.togglePlay(), () => app.main.view.stepBy(1)]) {
      app.notices.shown = null;
      move();
      expect(app.notices.shown).toMatchObject({ kind: 'hint', text: expect.stringMatching(/^This search was lost: /) });
    }
    way.refusals.clear();
    await app.current.showPuzzle(CASE_1);
    await quiet();
    expectOf(app.main.player, { steps: 9, playback: 'paused' });
  });

  test('that is refused is reported, and leaves nothing open', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.start', new AppError('too-many', '8 searches are open already. Stop one first.'));
    await app.main.setSearch({ algorithm: 'bfs' });
    expect(app.notices.shown).toEqual({ kind: 'error', text: '8 searches are open already. Stop one first.' });
    expect(app.main.player.opened).toBeNull();
  });
});

describe('the length of a shortest solution', () => {
  test('is shown where a search or the library proves it', async () => {
    const { app } = await opened();
    expect(app.main.optimal).toBe(8);
    await app.current.showPuzzle({ ...CASE_1, goal: HARDEST.goal, start: [1, 2, 3, 4, 5, 6, 0, 7, 8] });
    await quiet();
    expect(app.main.optimal).toBe(2);
    await app.main.setSearch({ goalTest: 'generation' });
    await quiet();
    expect(app.main.optimal).toBe(2);
    await app.main.setSearch({ algorithm: 'greedy' });
    await quiet();
    expect(app.main.optimal).toBeNull();
  });

  test('is shown where all states of the board were computed, as long as it is on the board', async () => {
    const { app } = await opened();
    const puzzle = { ...CASE_1, goal: HARDEST.goal, start: [1, 2, 3, 4, 5, 6, 0, 7, 8] };
    await app.current.showPuzzle(puzzle);
    await app.main.setSearch({ algorithm: 'greedy' });
    await quiet();
    app.current.learn(CASE_1, 8); // that of the puzzle before comes late
    expect(app.main.optimal).toBeNull();
    app.current.learn(app.current.puzzle!, 2);
    expect(app.main.optimal).toBe(2);
  });
});

describe('saving the run', () => {
  test('keeps it, says so, and remembers it', async () => {
    const { app, api } = await opened();
    await app.main.saveRun();
    expect(app.notices.shown?.kind).toBe('done');
    expect(app.main.run).toMatchObject({ title: 'Case 1', outcome: { solution: 'ULDLURDR', expanded: 9 } });
    expect(app.library.runs.rows).toEqual([app.main.run]);
    await settingsWritten();
    expect((await api.settings.read({})).runId).toBe(app.main.run!.runId);
  });

  test('takes the search to its end first, and leaves the step where it is', async () => {
    const { app, way } = await opened();
    const release = way.hold('searches.advance');
    await app.main.setSearch(BFS);
    const saving = app.main.saveRun();
    await quiet();
    expect(app.main.player.finishing).toBe(true);
    expect(way.paramsOf('runs.keep')).toEqual([]);
    release();
    await saving;
    expect(app.main.run?.outcome).toMatchObject({ solution: 'ULDLURDR', expanded: 191 });
    expectOf(app.main.player, { step: 0, ended: true, finishing: false });
    expect(app.main.saving).toBe(false);
  });

  test('cancelled on the way keeps nothing', async () => {
    const { app, way } = await opened();
    await app.main.setSearch(BFS);
    await app.current.showPuzzle(HARDEST);
    await quiet();
    const saving = app.main.saveRun();
    expect(app.main.saving).toBe(true);
    app.main.player.cancelWait();
    await saving;
    expectOf(parts(app), { saving: false, run: null, notice: null });
    expect(way.paramsOf('runs.keep')).toEqual([]);
  });

  test('twice at once asks once', async () => {
    const { app, way } = await opened();
    await Promise.all([app.main.saveRun(), app.main.saveRun()]);
    expect(way.paramsOf('runs.keep')).toHaveLength(1);
  });

  test('that is answered late does not make another search on the screen the saved one', async () => {
    const { app, way } = await opened();
    const release = way.hold('runs.keep');
    const saving = app.main.saveRun();
    await quiet();
    await app.current.showPuzzle(HARDEST);
    release();
    await saving;
    expect(app.library.runs.rows).toHaveLength(1);
    expectOf(parts(app), { run: null, settings: { runId: null }, saving: false });
  });

  test('that is refused is reported', async () => {
    const { app, way } = await opened();
    way.refusals.set('runs.keep', new AppError('store-full', 'The disk is full.'));
    await app.main.saveRun();
    expectOf(parts(app), { notice: { kind: 'error', text: 'The disk is full.' }, run: null, saving: false });
  });

  test('of a search that was lost ends at once', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.advance', new AppError('not-found', 'This search was lost.'));
    await app.current.showPuzzle(HARDEST);
    await quiet();
    await app.main.saveRun();
    expectOf(parts(app), { saving: false, run: null });
  });

  test('is undone by deleting the run, and the search stays on the screen', async () => {
    const { app } = await opened();
    await app.main.saveRun();
    await deleteRows(app, 'run', [app.main.run!]);
    expectOf(parts(app), { run: null, settings: { runId: null } });
    expect(app.library.runs.rows).toEqual([]);
    expect(app.main.player.steps).toBe(9);
  });
});
