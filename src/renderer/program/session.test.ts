import { toStore } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { systemIsDark } from '../systemTheme.fixture.ts';
import { DELETE_DAMAGED, deletePuzzles, deleteRuns } from '../library/deleting.ts';
import { BFS, CASE_1, HARDEST, UNSOLVABLE } from '../run/engine.fixture.ts';
import { DESCRIPTION, quiet, setUp } from '../run/program.fixture.ts';
import { Session } from './session.svelte.ts';

/** Compares the members that `expected` names; state classes have getters, which printing a failure would miss. */
function expectOf(state: object, expected: object): void {
  const members = Object.keys(expected).map((name) => [name, state[name as keyof typeof state]]);
  expect(Object.fromEntries(members)).toMatchObject(expected);
}

/** The settings that were put off are written. */
async function settingsWritten(): Promise<void> {
  vi.runAllTimers();
  await quiet();
}

async function opened() {
  const all = setUp();
  return { ...all, session: await all.open() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('opening the program', () => {
  test('shows the first puzzle of a new library, before the first step', async () => {
    const { session } = await opened();
    expect(session.shown).toMatchObject({ title: 'Case 1', puzzle: CASE_1 });
    expectOf(session.player, { step: 0, steps: 9, ended: true });
    expect(session.notice).toBeNull();
  });

  test('shows the puzzle, the search and the step that were left', async () => {
    const { session, open, api } = await opened();
    const [, second] = session.library.puzzles.list.rows;
    const { puzzleId } = second;
    await session.openPuzzle(second);
    await session.setSearch({ algorithm: 'bfs' });
    session.remember({ step: 5 });
    await settingsWritten();
    expect(await api.settings.read({})).toMatchObject({ puzzleId, step: 5, search: { algorithm: 'bfs' } });
    const later = await open();
    expect(later.shown?.puzzleId).toBe(puzzleId);
    expectOf(later.player, { step: 5, playback: 'paused' });
    expect(later.search.algorithm).toBe('bfs');
  });

  test('shows the run that was left', async () => {
    const { session, open } = await opened();
    await session.setSearch({ algorithm: 'bfs' });
    await session.saveRun();
    await session.setSearch({ algorithm: 'astar' });
    const [run] = session.library.runs.list.rows;
    const later = await open({ runId: run.runId, step: 6 });
    expect(later.run).toEqual(run);
    expect(later.player.step).toBe(6);
    expect(later.search.algorithm).toBe('bfs');
  });

  test.each([
    ['puzzle', { puzzleId: 999, step: 7 }, { title: 'Case 1', step: 0 }],
    ['run', { runId: 999, step: 7 }, { title: 'Case 1', step: 7 }],
  ])('shows a puzzle although the %s that was left is gone', async (_, left, expected) => {
    const later = await setUp().open(left);
    expect({ title: later.shown?.title, step: later.player.step }).toEqual(expected);
    expect(later.notice).toBeNull();
  });
});

describe('the place that was left', () => {
  test('is there again, with a puzzle that is in no set yet', async () => {
    const { open } = setUp();
    const session = await open();
    await session.showPuzzle({ ...CASE_1, start: CASE_1.goal.toReversed() });
    session.show('puzzle');
    session.rememberPlace();
    await session.writeSettings();
    const later = await open();
    expect(later.view).toBe('puzzle');
    expect(later.shown).toEqual({ ...session.shown, picture: undefined });
  });

  test('holds no such puzzle any more once it is in a set, or another one is open', async () => {
    const { open } = setUp();
    const session = await open();
    const isRemembered = (): boolean => (session.rememberPlace(), session.settings.unsaved !== null);
    const first = session.shown!;
    await session.showPuzzle(CASE_1);
    expect(isRemembered()).toBe(true);
    await session.use(first);
    expect(isRemembered()).toBe(false);
    await session.showPuzzle(CASE_1);
    expect(isRemembered()).toBe(true);
    await session.savePuzzle({ setTitle: 'Mine' }, 'Once pasted');
    expect(isRemembered()).toBe(false);
    await session.writeSettings();
    expect((await open()).shown).toMatchObject({ title: 'Once pasted' });
  });

  test('is not forgotten before anything is open', async () => {
    const { api } = setUp();
    const unsaved = { puzzle: CASE_1, title: 'Pasted' };
    const session = new Session(api, DESCRIPTION, { ...(await api.settings.read({})), view: 'states', unsaved });
    session.rememberPlace();
    expect(session.settings).toMatchObject({ view: 'states', unsaved });
  });
});

describe('while the program opens', () => {
  test('a view that is chosen stays, and the puzzle is on the board there', async () => {
    const { session, opening } = await whileOpening();
    session.show('states');
    await opening();
    expect(session.view).toBe('states');
    expect(session.puzzle).not.toBeNull();
  });

  test('a puzzle that is opened is not replaced by the one that was left', async () => {
    const { session, opening } = await whileOpening();
    await session.showPuzzle(CASE_1);
    await opening();
    expect(session.puzzle).toEqual(CASE_1);
  });

  /** A program that was left with a puzzle, and whose library does not answer before `opening` is called. */
  async function whileOpening() {
    const { way, open, api } = setUp();
    const first = (await open()).shown!;
    const release = way.hold('library.getPuzzle');
    const session = new Session(api, DESCRIPTION, { ...(await api.settings.read({})), puzzleId: first.puzzleId });
    const restored = session.restore();
    await quiet();
    const opening = async (): Promise<void> => {
      release();
      await restored;
      await quiet();
    };
    return { session, opening };
  }
});

describe('the sets of the library', () => {
  test('are copied under the title that they are being given', async () => {
    const { session } = await opened();
    const { library } = session;
    const { setId } = library.sets[0];
    await Promise.all([library.renameSet(setId, 'Week 3'), library.duplicateSet(setId)]);
    expect(library.sets.slice(0, 2).map(({ title }) => title)).toEqual(['Week 3', 'Week 3 (copy)']);
  });

  test('are those of the newest answer, although an older one comes later', async () => {
    const { session, way } = await opened();
    const answerFirst = way.hold('library.listSets');
    const first = session.library.loadSets();
    await quiet();
    const answerSecond = way.hold('library.listSets');
    const second = session.library.createSet('New');
    await quiet();
    answerSecond();
    await second;
    answerFirst();
    await first;
    expect(session.library.sets.map(({ title }) => title)).toContain('New');
  });
});

describe('a damaged library', () => {
  const DAMAGE = "SET start = '8 6 7 2 5 4 3 0 1'";

  test('opens with the first sound puzzle, and a sentence about the one that was left', async () => {
    const { open, damage } = setUp();
    damage(`UPDATE puzzles ${DAMAGE} WHERE title = 'Case 1'`);
    const session = await open();
    expect(session.shown?.title).toBe('Case 2');
    expect(session.player.opened).not.toBeNull();
    expect(session.notice).toEqual({
      kind: 'error',
      text: expect.stringContaining('“Case 1” has changed on the disk'),
    });
    const { damaged, rows, total } = session.library.puzzles.list;
    expect(damaged.map(({ title }) => title)).toEqual(['Case 1']);
    expect(rows).toHaveLength(total - 1);
  });

  test('opens with the puzzle where the run that was left is damaged, and the other runs are there', async () => {
    const { session, open, damage } = await opened();
    await session.saveRun();
    const damagedRun = session.run!;
    await session.setSearch({ algorithm: 'bfs' });
    await session.saveRun();
    damage(`UPDATE runs SET expanded = 1 WHERE run_id = ${damagedRun.runId}`);
    const later = await open({ runId: damagedRun.runId });
    expect(later.run).toBeNull();
    expect(later.shown?.title).toBe('Case 1');
    expect(later.notice).toEqual({ kind: 'error', text: expect.stringMatching(/^The run “Case 1” has changed/) });
    expect(later.library.runs.list.rows.map(({ runId }) => runId)).toEqual([session.run!.runId]);
    expect(later.library.runs.list.damaged.map(({ id }) => id)).toEqual([damagedRun.runId]);
    await DELETE_DAMAGED.run(later, later.library.runs.list.damaged[0]);
    expectOf(later.library.runs.list, { damaged: [], total: 1 });
  });

  test('loses a damaged puzzle only when it is deleted', async () => {
    const { open, damage } = setUp();
    damage(`UPDATE puzzles ${DAMAGE} WHERE title = 'Case 1'`);
    const session = await open();
    const { damaged, rows } = session.library.puzzles.list;
    await DELETE_DAMAGED.puzzle(session, damaged[0]);
    expectOf(session.library.puzzles.list, { damaged: [], rows });
  });

  test('that cannot be listed still opens the run that was left, with a notice', async () => {
    const { session, open, way } = await opened();
    await session.saveRun();
    way.refusals.set('library.listSets', new AppError('store-full', 'The disk does not answer.'));
    const later = await open({ runId: session.run!.runId });
    expect(later.run).toEqual(session.run);
    expect(later.notice?.text).toBe('The disk does not answer.');
  });
});

describe('opening a puzzle', () => {
  test('stops the search before it, and remembers the puzzle', async () => {
    const { session, way } = await opened();
    const { searchId } = session.player.opened!;
    const puzzle = session.library.puzzles.list.rows[2];
    session.view = 'library';
    await session.openPuzzle(puzzle);
    await quiet();
    expect(way.paramsOf('searches.stop')).toEqual([{ searchId }]);
    expect(session.player.opened!.puzzle).toEqual(puzzle.puzzle);
    expectOf(session, { view: 'search', settings: { puzzleId: puzzle.puzzleId, runId: null } });
  });

  test('wins over one that was opened before it, and whose search comes late', async () => {
    const { session, way } = await opened();
    const release = way.hold('searches.start');
    const [, second, third] = session.library.puzzles.list.rows;
    const openings = [session.openPuzzle(second), session.openPuzzle(third)];
    release();
    await Promise.all(openings);
    await quiet();
    expect(session.player.opened!.puzzle).toEqual(third.puzzle);
    expect(way.paramsOf('searches.start')).toHaveLength(3);
    expect(way.paramsOf('searches.stop')).toHaveLength(2);
    expect(session.notice).toBeNull();
  });

  test('that nothing can be found for drops the search that comes late', async () => {
    const { session, way } = await opened();
    const release = way.hold('searches.start');
    const opening = session.setSearch({ algorithm: 'bfs' });
    await session.showPuzzle(UNSOLVABLE);
    release();
    await opening;
    await quiet();
    expect(session.player.opened).toBeNull();
    expect(way.paramsOf('searches.stop')).toHaveLength(2);
  });

  test('goes on after a search that the host has lost, and complains of nothing', async () => {
    const { session, way } = await opened();
    way.refusals.set('searches.stop', new AppError('not-found', 'This search is not open. Start it again.'));
    await session.showPuzzle(HARDEST);
    await quiet();
    expect(session.notice).toBeNull();
    expect(session.player.opened?.puzzle).toEqual(HARDEST);
  });

  test('with another start keeps the goal, and is solvable', async () => {
    const { session } = await opened();
    for (let time = 0; time < 10; time++) {
      await session.shuffle();
      expect(session.puzzle!.goal).toEqual(CASE_1.goal);
      expect(session.solvability!.solvable).toBe(true);
    }
    expect(session.shown?.puzzleId).toBeNull();
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
    const { session } = await opened();
    await session.showPuzzle(FIFTEEN);
    expect(session.heuristics).toContain('pattern-database');
    const waiting = session.setSearch({ heuristic: 'pattern-database' });
    await expect.poll(() => session.preparing).toBe(0.25);
    expect(session.player.opened).toBeNull();
    await session.setSearch({ heuristic: 'linear-conflict' });
    await waiting;
    expect(session.preparing).toBeNull();
    expect(session.player.opened?.search.heuristic).toBe('linear-conflict');
    expect(session.notice).toBeNull();
  });
});

describe('a goal that cannot be reached', () => {
  test('is not searched before somebody insists, and then exhausted', async () => {
    const { session, way } = await opened();
    await session.showPuzzle(UNSOLVABLE);
    await quiet();
    expectOf(session.player, { opened: null, playback: 'idle' });
    expect(session.shownCells).toEqual(UNSOLVABLE.start);
    expect(session.notice).toBeNull();
    await session.searchAnyway();
    await quiet();
    expectOf(session.player, { steps: 12, ended: true });
    expect(session.player.reader.status).toBe('exhausted');
    expect(way.paramsOf('searches.start').at(-1)).toMatchObject({ evenIfUnsolvable: true });
  });

  test('has no solution to walk, although the puzzle before it had one', async () => {
    const { session } = await opened();
    session.walkSolution();
    expect(session.solution).toBeNull(); // the goal is not found yet at step 0
    session.drive((player) => player.jump(Infinity));
    session.walkSolution();
    expect(session.solution).not.toBeNull();
    await session.showPuzzle(UNSOLVABLE);
    session.walkSolution();
    expect(session.solution).toBeNull();
    expect(session.path).toEqual([]);
  });

  test('can be kept as a run, and the run be opened again', async () => {
    const { session } = await opened();
    await session.showPuzzle(UNSOLVABLE);
    await session.searchAnyway();
    await session.saveRun();
    await session.showPuzzle(CASE_1);
    await session.openRun(session.library.runs.list.rows[0], 3);
    await quiet();
    expectOf(session.player, { step: 3, steps: 12 });
  });
});

describe('the search', () => {
  test('begins anew when an option changes', async () => {
    const { session, way } = await opened();
    session.player.jump(4);
    await session.setSearch({ algorithm: 'bfs', goalTest: 'generation' });
    await quiet();
    expectOf(session.player, { step: 0, steps: 110 });
    expect(session.order).toMatchObject({ strategy: 'bfs', ties: 'low-h' });
    expect(way.paramsOf('searches.start').at(-1)).toMatchObject({
      search: { algorithm: 'bfs', goalTest: 'generation' },
    });
  });

  test('does not hide what was folded in the search before', async () => {
    const { session } = await opened();
    session.sight.folded.add(2);
    await session.setSearch({ algorithm: 'bfs' });
    expect(session.sight.folded.size).toBe(0);
  });

  test('keeps the heuristic of the user through a run that used none', async () => {
    const { session } = await opened();
    await session.setSearch({ heuristic: 'misplaced' });
    await session.setSearch({ algorithm: 'bfs' });
    await session.saveRun();
    expect(session.search.heuristic).toBe('zero');
    await session.setSearch({ algorithm: 'astar' });
    expect(session.search).toMatchObject({ algorithm: 'astar', heuristic: 'misplaced' });
    expect(session.run).toBeNull();
  });

  test('that is lost is told, and the next one works', async () => {
    const { session, way } = await opened();
    way.refusals.set('searches.advance', new AppError('not-found', 'This search was lost.'));
    await session.showPuzzle(HARDEST);
    await quiet();
    expect(session.notice).toEqual({ kind: 'error', text: 'This search was lost.' });
    expect(session.player.playback).toBe('failed');
    way.refusals.clear();
    await session.showPuzzle(CASE_1);
    await quiet();
    expectOf(session.player, { steps: 9, playback: 'paused' });
  });

  test('that is refused is told, and leaves nothing open', async () => {
    const { session, way } = await opened();
    way.refusals.set('searches.start', new AppError('too-many', '8 searches are open already. Stop one first.'));
    await session.setSearch({ algorithm: 'bfs' });
    expect(session.notice).toEqual({ kind: 'error', text: '8 searches are open already. Stop one first.' });
    expect(session.player.opened).toBeNull();
  });
});

describe('what is on the board', () => {
  test('is the start, then the node of the step, then the one that was chosen', async () => {
    const { session } = await opened();
    expectOf(session, { current: NONE, shownNode: 0, shownCells: CASE_1.start, path: [0] });
    session.drive((player) => player.stepBy(2));
    const node = session.player.reader.expanded[1];
    expectOf(session, { current: node, shownNode: node });
    expect(session.path).toEqual([0, node]);
    session.select(0);
    expectOf(session, { current: node, shownNode: 0, shownCells: CASE_1.start });
    session.select(0);
    expect(session.shownNode).toBe(node);
  });

  test('is heard of by whoever shows it, whenever the step, the choice or the search changes', async () => {
    const { session } = await opened();
    const shown: (readonly number[])[] = [];
    onTestFinished(toStore(() => session.shownCells).subscribe((cells) => shown.push(cells)));
    for (const change of [
      () => session.drive((player) => player.jump(Infinity)),
      () => session.select(0),
      () => session.showPuzzle(HARDEST),
      () => session.showPuzzle(UNSOLVABLE),
    ]) {
      await change();
      await quiet();
      expect(shown.at(-1)).toEqual(session.shownCells);
    }
    expect(shown.at(-1)).toEqual(UNSOLVABLE.start);
    expect(shown.map((cells) => cells.join())).toContain(CASE_1.goal.join());
  });

  test('goes back to the step when the step moves', async () => {
    const { session } = await opened();
    session.select(0);
    session.drive((player) => player.jump(Infinity));
    expectOf(session, { selected: NONE, shownCells: CASE_1.goal });
  });

  test('follows the walk along the solution to the goal, and choosing a node ends the walk', async () => {
    const { session } = await opened();
    session.drive((player) => player.jump(Infinity));
    session.walkSolution();
    expect(session.shownCells).toEqual(CASE_1.start);
    session.solution!.goTo(8);
    expect(session.shownCells).toEqual(CASE_1.goal);
    session.walkSolution();
    expectOf(session.solution!, { at: 0, playing: true });
    session.select(3);
    expectOf(session, { solution: null, shownNode: 3 });
  });

  test('has its heuristic told tile by tile, where the search uses one', async () => {
    const { session } = await opened();
    const { reader } = session.player;
    for (let node = 0; node < reader.nodes; node += 3) {
      session.letGo();
      session.select(node);
      const sum = [...session.contribution!.values()].reduce((sum, part) => sum + part, 0);
      expect(sum).toBe(reader.h[node]);
    }
    await session.setSearch(BFS);
    expect(session.contribution).toBeNull();
  });

  test('has its best length told where a search or the library proves it', async () => {
    const { session } = await opened();
    expect(session.optimal).toBe(8);
    await session.showPuzzle({ ...CASE_1, goal: HARDEST.goal, start: [1, 2, 3, 4, 5, 6, 0, 7, 8] });
    await quiet();
    expect(session.optimal).toBe(2);
    await session.setSearch({ goalTest: 'generation' });
    await quiet();
    expect(session.optimal).toBe(2);
    await session.setSearch({ algorithm: 'greedy' });
    await quiet();
    expect(session.optimal).toBeNull();
  });

  test('has its best length told where all states of the board were computed, as long as it is on the board', async () => {
    const { session } = await opened();
    const puzzle = { ...CASE_1, goal: HARDEST.goal, start: [1, 2, 3, 4, 5, 6, 0, 7, 8] };
    await session.showPuzzle(puzzle);
    await session.setSearch({ algorithm: 'greedy' });
    await quiet();
    session.learn(CASE_1, 8); // that of the puzzle before comes late
    expect(session.optimal).toBeNull();
    session.learn(session.puzzle!, 2);
    expect(session.optimal).toBe(2);
  });
});

describe('saving the run', () => {
  test('keeps it, says so, and remembers it', async () => {
    const { session, api } = await opened();
    await session.saveRun();
    expect(session.notice?.kind).toBe('done');
    expect(session.run).toMatchObject({ title: 'Case 1', outcome: { solution: 'ULDLURDR', expanded: 9 } });
    expect(session.library.runs.list.rows).toEqual([session.run]);
    await settingsWritten();
    expect((await api.settings.read({})).runId).toBe(session.run!.runId);
  });

  test('takes the search to its end first, and leaves the step where it is', async () => {
    const { session, way } = await opened();
    const release = way.hold('searches.advance');
    await session.setSearch(BFS);
    const saving = session.saveRun();
    await quiet();
    expect(session.player.finishing).toBe(true);
    expect(way.paramsOf('runs.keep')).toEqual([]);
    release();
    await saving;
    expect(session.run?.outcome).toMatchObject({ solution: 'ULDLURDR', expanded: 191 });
    expectOf(session.player, { step: 0, ended: true, finishing: false });
    expect(session.saving).toBe(false);
  });

  test('cancelled on the way keeps nothing', async () => {
    const { session, way } = await opened();
    await session.setSearch(BFS);
    await session.showPuzzle(HARDEST);
    await quiet();
    const saving = session.saveRun();
    expect(session.saving).toBe(true);
    session.player.cancelWait();
    await saving;
    expectOf(session, { saving: false, run: null, notice: null });
    expect(way.paramsOf('runs.keep')).toEqual([]);
  });

  test('twice at once asks once', async () => {
    const { session, way } = await opened();
    await Promise.all([session.saveRun(), session.saveRun()]);
    expect(way.paramsOf('runs.keep')).toHaveLength(1);
  });

  test('that is answered late does not make another search on the screen the saved one', async () => {
    const { session, way } = await opened();
    const release = way.hold('runs.keep');
    const saving = session.saveRun();
    await quiet();
    await session.showPuzzle(HARDEST);
    release();
    await saving;
    expect(session.library.runs.list.rows).toHaveLength(1);
    expectOf(session, { run: null, settings: { runId: null }, saving: false });
  });

  test('that is refused is told', async () => {
    const { session, way } = await opened();
    way.refusals.set('runs.keep', new AppError('store-full', 'The disk is full.'));
    await session.saveRun();
    expectOf(session, { notice: { kind: 'error', text: 'The disk is full.' }, run: null, saving: false });
  });

  test('of a search that was lost ends at once', async () => {
    const { session, way } = await opened();
    way.refusals.set('searches.advance', new AppError('not-found', 'This search was lost.'));
    await session.showPuzzle(HARDEST);
    await quiet();
    await session.saveRun();
    expectOf(session, { saving: false, run: null });
  });

  test('is undone by deleting the run, and the search stays on the screen', async () => {
    const { session } = await opened();
    await session.saveRun();
    await deleteRuns(session, [session.run!]);
    expectOf(session, { run: null, settings: { runId: null } });
    expect(session.library.runs.list.rows).toEqual([]);
    expect(session.player.steps).toBe(9);
  });
});

describe('saving the puzzle', () => {
  test('keeps it in a new set, says so, and remembers it', async () => {
    const { session } = await opened();
    await session.showPuzzle(HARDEST);
    expect(await session.savePuzzle({ setTitle: 'Mine' }, 'Hardest')).toBe(true);
    const set = session.library.sets.at(-1)!;
    expect(set).toMatchObject({ title: 'Mine', puzzleCount: 1 });
    const { puzzleId } = session.library.kept!;
    expect(session.library.kept).toMatchObject({ setId: set.setId, title: 'Hardest', puzzle: HARDEST });
    expect(session.shown).toMatchObject({ title: 'Hardest', puzzleId });
    expect(session.settings.puzzleId).toBe(puzzleId);
    expect(session.notice?.text).toBe('“Hardest” is in the library.');
  });

  test('is over when a program that is killed would open it from there', async () => {
    const { session, way, open } = await opened();
    await session.showPuzzle(HARDEST);
    session.rememberPlace();
    await session.writeSettings();
    const release = way.hold('settings.write');
    let isOver = false;
    const saving = session.savePuzzle({ setTitle: 'Mine' }, 'Hardest').then(() => (isOver = true));
    await quiet();
    expect(isOver).toBe(false);
    release();
    await saving;
    expect((await open()).shown).toMatchObject({ title: 'Hardest', puzzleId: session.shown!.puzzleId });
  });

  test('under a title that is none is told, and changes nothing', async () => {
    const { session } = await opened();
    await session.showPuzzle(HARDEST);
    expect(await session.savePuzzle({ setId: session.library.sets[0].setId }, ' ')).toBe(false);
    expect(session.notice).toMatchObject({ kind: 'error', text: expect.stringContaining('A title has 1 to 200') });
    expect(session.shown?.puzzleId).toBeNull();
  });

  test('that is answered late does not name another puzzle on the screen', async () => {
    const { session, way } = await opened();
    const [set] = session.library.sets;
    await session.showPuzzle(HARDEST);
    const release = way.hold('library.savePuzzle');
    const saving = session.savePuzzle({ setId: set.setId }, 'Hardest');
    const [, second] = session.library.puzzles.list.rows;
    await session.openPuzzle(second);
    release();
    expect(await saving).toBe(true);
    const { puzzleId, title } = second;
    expectOf(session, { shown: { puzzleId, title }, settings: { puzzleId } });
  });

  test('is undone by deleting it, and the puzzle stays on the screen as a new one', async () => {
    const { session } = await opened();
    await deletePuzzles(session, [session.library.kept!]);
    expect(session.shown).toMatchObject({ puzzleId: null, puzzle: CASE_1 });
    expect(session.library.puzzles.list.rows.map(({ title }) => title)).not.toContain('Case 1');
    expect(session.notice?.text).toBe('Deleted “Case 1”.');
    await session.notice!.undo!();
    expect(session.library.puzzles.list.rows[0].title).toBe('Case 1');
  });
});

describe('settings', () => {
  test('hold at once, and are written together a moment later', async () => {
    const { session, way } = await opened();
    await settingsWritten();
    way.calls.length = 0;
    for (let step = 1; step <= 9; step++) session.remember({ step });
    session.remember({ theme: 'dark' });
    expect(session.settings).toMatchObject({ theme: 'dark', step: 9 });
    expect(way.calls).toEqual([]);
    await settingsWritten();
    expect(way.paramsOf('settings.write')).toEqual([{ change: { step: 9, theme: 'dark' } }]);
    session.remember({ speed: 5 });
    await settingsWritten();
    expect(way.paramsOf('settings.write').at(-1)).toEqual({ change: { speed: 5 } });
  });

  test('that cannot be written are told', async () => {
    const { session, way } = await opened();
    way.refusals.set('settings.write', new AppError('store-full', 'The disk is full.'));
    session.remember({ speed: 5 });
    await settingsWritten();
    expect(session.notice).toEqual({ kind: 'error', text: 'The disk is full.' });
  });

  test('name the theme, or leave it to the system', async () => {
    const { session } = await opened();
    const themes = (['light', 'dark', 'projector', 'system'] as const).map((theme) => {
      session.remember({ theme });
      return session.theme;
    });
    expect(themes).toEqual(['light', 'dark', 'projector', 'light']);
    systemIsDark.matches = true;
    onTestFinished(() => void (systemIsDark.matches = false));
    session.remember({ theme: 'system' });
    expect(session.theme).toBe('dark');
  });
});

describe('what goes wrong', () => {
  test('becomes a notice, whatever was thrown', async () => {
    const { session } = await opened();
    const thrown = [new AppError('internal', 'One.'), new Error('Two.'), 'Three.'];
    for (const error of thrown) {
      expect(await session.attempt(() => Promise.reject(error))).toBe(false);
      expect(session.notice).toEqual({ kind: 'error', text: error instanceof Error ? error.message : error });
    }
  });

  test('because the host is gone is no notice: the program is disconnected', async () => {
    const { session, disconnect } = await opened();
    disconnect();
    await session.showPuzzle(HARDEST);
    await quiet();
    expectOf(session, { disconnected: true, notice: null });
  });

  test('because the host is gone while a search is on its way is told the same', async () => {
    const { session, way, disconnect } = await opened();
    way.hold('searches.advance');
    await session.showPuzzle(HARDEST);
    disconnect();
    await quiet();
    expectOf(session, { disconnected: true, notice: null });
    expect(session.player.playback).toBe('failed');
  });
});
