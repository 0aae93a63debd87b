import { toStore } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { systemIsDark } from '../systemTheme.fixture.ts';
import { addToLibrary } from '../library/addToLibrary.ts';
import { DELETE_DAMAGED, deletePuzzles, deleteRuns } from '../library/deleting.ts';
import { BFS, CASE_1, HARDEST, UNSOLVABLE } from '../run/engine.fixture.ts';
import { DESCRIPTION, quiet, setUp } from './app.fixture.ts';
import { openApp, rememberPlace, restore, type App } from './openApp.ts';

/** Compares the members that `expected` names; state classes have getters, which printing a failure would miss. */
function expectOf(state: object, expected: object): void {
  const members = Object.keys(expected).map((name) => [name, state[name as keyof typeof state]]);
  expect(Object.fromEntries(members)).toMatchObject(expected);
}

/** What the parts of the program tell, by short names. */
function parts({ navigation, current, settings, notices, main }: App) {
  const { disconnected } = notices;
  const { run, saving } = main;
  return {
    view: navigation.view,
    shown: current.shown,
    settings: settings.now,
    notice: notices.shown,
    disconnected,
    run,
    saving,
  };
}

/** The settings that were put off are written. */
async function settingsWritten(): Promise<void> {
  vi.runAllTimers();
  await quiet();
}

async function opened() {
  const all = setUp();
  return { ...all, app: await all.open() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('opening the program', () => {
  test('shows the first puzzle of a new library, before the first step', async () => {
    const { app } = await opened();
    expect(app.current.shown).toMatchObject({ title: 'Case 1', puzzle: CASE_1 });
    expectOf(app.main.player, { step: 0, steps: 9, ended: true });
    expect(app.notices.shown).toBeNull();
  });

  test('shows the puzzle, the search and the step that were left', async () => {
    const { app, open, api } = await opened();
    const [, second] = app.library.puzzles.list.rows;
    const { puzzleId } = second;
    await app.current.openPuzzle(second);
    await app.main.setSearch({ algorithm: 'bfs' });
    app.settings.remember({ step: 5 });
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
    const [run] = app.library.runs.list.rows;
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

describe('the sets of the library', () => {
  test('are copied under the title that they are being given', async () => {
    const { app } = await opened();
    const { library } = app;
    const { setId } = library.sets[0];
    await Promise.all([library.renameSet(setId, 'Week 3'), library.duplicateSet(setId)]);
    expect(library.sets.slice(0, 2).map(({ title }) => title)).toEqual(['Week 3', 'Week 3 (copy)']);
  });

  test('are those of the newest answer, although an older one comes later', async () => {
    const { app, way } = await opened();
    const answerFirst = way.hold('library.listSets');
    const first = app.library.loadSets();
    await quiet();
    const answerSecond = way.hold('library.listSets');
    const second = app.library.createSet('New');
    await quiet();
    answerSecond();
    await second;
    answerFirst();
    await first;
    expect(app.library.sets.map(({ title }) => title)).toContain('New');
  });
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
    const { damaged, rows, total } = app.library.puzzles.list;
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
    expect(later.library.runs.list.rows.map(({ runId }) => runId)).toEqual([app.main.run!.runId]);
    expect(later.library.runs.list.damaged.map(({ id }) => id)).toEqual([damagedRun.runId]);
    await DELETE_DAMAGED.run(later, later.library.runs.list.damaged[0]);
    expectOf(later.library.runs.list, { damaged: [], total: 1 });
  });

  test('loses a damaged puzzle only when it is deleted', async () => {
    const { open, damage } = setUp();
    damage(`UPDATE puzzles ${DAMAGE} WHERE title = 'Case 1'`);
    const app = await open();
    const { damaged, rows } = app.library.puzzles.list;
    await DELETE_DAMAGED.puzzle(app, damaged[0]);
    expectOf(app.library.puzzles.list, { damaged: [], rows });
  });

  test('that cannot be listed still opens the run that was left, with a notice', async () => {
    const { app, open, way } = await opened();
    await app.main.saveRun();
    way.refusals.set('library.listSets', new AppError('store-full', 'The disk does not answer.'));
    const later = await open({ runId: app.main.run!.runId });
    expect(later.main.run).toEqual(app.main.run);
    expect(later.notices.shown?.text).toBe('The disk does not answer.');
  });
});

describe('opening a puzzle', () => {
  test('stops the search before it, and remembers the puzzle', async () => {
    const { app, way } = await opened();
    const { searchId } = app.main.player.opened!;
    const puzzle = app.library.puzzles.list.rows[2];
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
    const [, second, third] = app.library.puzzles.list.rows;
    const openings = [app.current.openPuzzle(second), app.current.openPuzzle(third)];
    release();
    await Promise.all(openings);
    await quiet();
    expect(app.main.player.opened!.puzzle).toEqual(third.puzzle);
    expect(way.paramsOf('searches.start')).toHaveLength(3);
    expect(way.paramsOf('searches.stop')).toHaveLength(2);
    expect(app.notices.shown).toBeNull();
  });

  test('that nothing can be found for drops the search that comes late', async () => {
    const { app, way } = await opened();
    const release = way.hold('searches.start');
    const opening = app.main.setSearch({ algorithm: 'bfs' });
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

describe('a search that needs tables', () => {
  const FIFTEEN: Puzzle = {
    rows: 4,
    cols: 4,
    start: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 13, 14, 15, 12],
    goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0],
  };

  test('says how far they are, and starts another one when they are not waited for', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(FIFTEEN);
    expect(app.current.heuristics).toContain('pattern-database');
    const waiting = app.main.setSearch({ heuristic: 'pattern-database' });
    await expect.poll(() => app.main.view.preparing).toBe(0.25);
    expect(app.main.player.opened).toBeNull();
    await app.main.setSearch({ heuristic: 'linear-conflict' });
    await waiting;
    expect(app.main.view.preparing).toBeNull();
    expect(app.main.player.opened?.search.heuristic).toBe('linear-conflict');
    expect(app.notices.shown).toBeNull();
  });
});

describe('a goal that cannot be reached', () => {
  test('is not searched before somebody insists, and then exhausted', async () => {
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
    await app.main.openRun(app.library.runs.list.rows[0], 3);
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
    expect(app.main.view.order).toMatchObject({ strategy: 'bfs', ties: 'low-h' });
    expect(way.paramsOf('searches.start').at(-1)).toMatchObject({
      search: { algorithm: 'bfs', goalTest: 'generation' },
    });
  });

  test('does not hide what was folded in the search before', async () => {
    const { app } = await opened();
    app.main.view.sight.folded.add(2);
    await app.main.setSearch({ algorithm: 'bfs' });
    expect(app.main.view.sight.folded.size).toBe(0);
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

  test('that is lost is told, and the next one works', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.advance', new AppError('not-found', 'This search was lost.'));
    await app.current.showPuzzle(HARDEST);
    await quiet();
    expect(app.notices.shown).toEqual({ kind: 'error', text: 'This search was lost.' });
    expect(app.main.player.playback).toBe('failed');
    way.refusals.clear();
    await app.current.showPuzzle(CASE_1);
    await quiet();
    expectOf(app.main.player, { steps: 9, playback: 'paused' });
  });

  test('that is refused is told, and leaves nothing open', async () => {
    const { app, way } = await opened();
    way.refusals.set('searches.start', new AppError('too-many', '8 searches are open already. Stop one first.'));
    await app.main.setSearch({ algorithm: 'bfs' });
    expect(app.notices.shown).toEqual({ kind: 'error', text: '8 searches are open already. Stop one first.' });
    expect(app.main.player.opened).toBeNull();
  });
});

describe('what is on the board', () => {
  test('is the start, then the node of the step, then the one that was chosen', async () => {
    const { app } = await opened();
    expectOf(app.main.view, { current: NONE, shownNode: 0, shownCells: CASE_1.start, path: [0] });
    app.main.view.drive((player) => player.stepBy(2));
    const node = app.main.player.reader.expanded[1];
    expectOf(app.main.view, { current: node, shownNode: node });
    expect(app.main.view.path).toEqual([0, node]);
    app.main.view.select(0);
    expectOf(app.main.view, { current: node, shownNode: 0, shownCells: CASE_1.start });
    app.main.view.select(0);
    expect(app.main.view.shownNode).toBe(node);
  });

  test('is heard of by whoever shows it, whenever the step, the choice or the search changes', async () => {
    const { app } = await opened();
    const shown: (readonly number[])[] = [];
    onTestFinished(toStore(() => app.main.view.shownCells).subscribe((cells) => shown.push(cells)));
    for (const change of [
      () => app.main.view.drive((player) => player.jump(Infinity)),
      () => app.main.view.select(0),
      () => app.current.showPuzzle(HARDEST),
      () => app.current.showPuzzle(UNSOLVABLE),
    ]) {
      await change();
      await quiet();
      expect(shown.at(-1)).toEqual(app.main.view.shownCells);
    }
    expect(shown.at(-1)).toEqual(UNSOLVABLE.start);
    expect(shown.map((cells) => cells.join())).toContain(CASE_1.goal.join());
  });

  test('goes back to the step when the step moves', async () => {
    const { app } = await opened();
    app.main.view.select(0);
    app.main.view.drive((player) => player.jump(Infinity));
    expectOf(app.main.view, { selected: NONE, shownCells: CASE_1.goal });
  });

  test('follows the walk along the solution to the goal, and choosing a node ends the walk', async () => {
    const { app } = await opened();
    app.main.view.drive((player) => player.jump(Infinity));
    app.main.view.walkSolution();
    expect(app.main.view.shownCells).toEqual(CASE_1.start);
    app.main.view.solution!.goTo(8);
    expect(app.main.view.shownCells).toEqual(CASE_1.goal);
    app.main.view.walkSolution();
    expectOf(app.main.view.solution!, { at: 0, playing: true });
    app.main.view.select(3);
    expectOf(app.main.view, { solution: null, shownNode: 3 });
  });

  test('has its heuristic told tile by tile, where the search uses one', async () => {
    const { app } = await opened();
    const { reader } = app.main.player;
    for (let node = 0; node < reader.nodes; node += 3) {
      app.main.view.letGo();
      app.main.view.select(node);
      const sum = [...app.main.view.contribution!.values()].reduce((sum, part) => sum + part, 0);
      expect(sum).toBe(reader.h[node]);
    }
    await app.main.setSearch(BFS);
    expect(app.main.view.contribution).toBeNull();
  });

  test('has its best length told where a search or the library proves it', async () => {
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

  test('has its best length told where all states of the board were computed, as long as it is on the board', async () => {
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
    expect(app.library.runs.list.rows).toEqual([app.main.run]);
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
    expect(app.library.runs.list.rows).toHaveLength(1);
    expectOf(parts(app), { run: null, settings: { runId: null }, saving: false });
  });

  test('that is refused is told', async () => {
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
    await deleteRuns(app, [app.main.run!]);
    expectOf(parts(app), { run: null, settings: { runId: null } });
    expect(app.library.runs.list.rows).toEqual([]);
    expect(app.main.player.steps).toBe(9);
  });
});

describe('saving the puzzle', () => {
  test('keeps it in a new set, says so, and remembers it', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(HARDEST);
    expect(await addToLibrary(app, { setTitle: 'Mine' }, 'Hardest')).toBe(true);
    const set = app.library.sets.at(-1)!;
    expect(set).toMatchObject({ title: 'Mine', puzzleCount: 1 });
    const { puzzleId } = app.library.kept!;
    expect(app.library.kept).toMatchObject({ setId: set.setId, title: 'Hardest', puzzle: HARDEST });
    expect(app.current.shown).toMatchObject({ title: 'Hardest', puzzleId });
    expect(app.settings.now.puzzleId).toBe(puzzleId);
    expect(app.notices.shown?.text).toBe('“Hardest” is in the library.');
  });

  test('is over when a program that is killed would open it from there', async () => {
    const { app, way, open } = await opened();
    await app.current.showPuzzle(HARDEST);
    rememberPlace(app);
    await app.settings.write();
    const release = way.hold('settings.write');
    let isOver = false;
    const saving = addToLibrary(app, { setTitle: 'Mine' }, 'Hardest').then(() => (isOver = true));
    await quiet();
    expect(isOver).toBe(false);
    release();
    await saving;
    const later = await open();
    expect(later.current.shown).toMatchObject({ title: 'Hardest', puzzleId: app.current.shown!.puzzleId });
  });

  test('under a title that is none is told, and changes nothing', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(HARDEST);
    expect(await addToLibrary(app, { setId: app.library.sets[0].setId }, ' ')).toBe(false);
    expect(app.notices.shown).toMatchObject({ kind: 'error', text: expect.stringContaining('A title has 1 to 200') });
    expect(app.current.shown?.puzzleId).toBeNull();
  });

  test('that is answered late does not name another puzzle on the screen', async () => {
    const { app, way } = await opened();
    const [set] = app.library.sets;
    await app.current.showPuzzle(HARDEST);
    const release = way.hold('library.savePuzzle');
    const saving = addToLibrary(app, { setId: set.setId }, 'Hardest');
    const [, second] = app.library.puzzles.list.rows;
    await app.current.openPuzzle(second);
    release();
    expect(await saving).toBe(true);
    const { puzzleId, title } = second;
    expectOf(parts(app), { shown: { puzzleId, title }, settings: { puzzleId } });
  });

  test('is undone by deleting it, and the puzzle stays on the screen as a new one', async () => {
    const { app } = await opened();
    await deletePuzzles(app, [app.library.kept!]);
    expect(app.current.shown).toMatchObject({ puzzleId: null, puzzle: CASE_1 });
    expect(app.library.puzzles.list.rows.map(({ title }) => title)).not.toContain('Case 1');
    expect(app.notices.shown?.text).toBe('Deleted “Case 1”.');
    await app.notices.shown!.undo!();
    expect(app.library.puzzles.list.rows[0].title).toBe('Case 1');
  });
});

describe('settings', () => {
  test('hold at once, and are written together a moment later', async () => {
    const { app, way } = await opened();
    await settingsWritten();
    way.calls.length = 0;
    for (let step = 1; step <= 9; step++) app.settings.remember({ step });
    app.settings.remember({ theme: 'dark' });
    expect(app.settings.now).toMatchObject({ theme: 'dark', step: 9 });
    expect(way.calls).toEqual([]);
    await settingsWritten();
    expect(way.paramsOf('settings.write')).toEqual([{ change: { step: 9, theme: 'dark' } }]);
    app.settings.remember({ speed: 5 });
    await settingsWritten();
    expect(way.paramsOf('settings.write').at(-1)).toEqual({ change: { speed: 5 } });
  });

  test('that cannot be written are told', async () => {
    const { app, way } = await opened();
    way.refusals.set('settings.write', new AppError('store-full', 'The disk is full.'));
    app.settings.remember({ speed: 5 });
    await settingsWritten();
    expect(app.notices.shown).toEqual({ kind: 'error', text: 'The disk is full.' });
  });

  test('name the theme, or leave it to the system', async () => {
    const { app } = await opened();
    const themes = (['light', 'dark', 'projector', 'system'] as const).map((theme) => {
      app.settings.remember({ theme });
      return app.settings.theme;
    });
    expect(themes).toEqual(['light', 'dark', 'projector', 'light']);
    systemIsDark.matches = true;
    onTestFinished(() => void (systemIsDark.matches = false));
    app.settings.remember({ theme: 'system' });
    expect(app.settings.theme).toBe('dark');
  });
});

describe('what goes wrong', () => {
  test('becomes a notice, whatever was thrown', async () => {
    const { app } = await opened();
    const thrown = [new AppError('internal', 'One.'), new Error('Two.'), 'Three.'];
    for (const error of thrown) {
      expect(await app.notices.attempt(() => Promise.reject(error))).toBe(false);
      expect(app.notices.shown).toEqual({ kind: 'error', text: error instanceof Error ? error.message : error });
    }
  });

  test('because the host is gone is no notice: the program is disconnected', async () => {
    const { app, disconnect } = await opened();
    disconnect();
    await app.current.showPuzzle(HARDEST);
    await quiet();
    expectOf(parts(app), { disconnected: true, notice: null });
  });

  test('because the host is gone while a search is on its way is told the same', async () => {
    const { app, way, disconnect } = await opened();
    way.hold('searches.advance');
    await app.current.showPuzzle(HARDEST);
    disconnect();
    await quiet();
    expectOf(parts(app), { disconnected: true, notice: null });
    expect(app.main.player.playback).toBe('failed');
  });
});
