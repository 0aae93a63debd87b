import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { opened, quiet } from '../app/app.fixture.ts';
import { Boards } from '../run/boards.ts';
import { BFS, UNSOLVABLE } from '../run/engine.fixture.ts';
import { Workers } from '../ui/worker.fixture.ts';
import { keepStates } from './keepStates.ts';
import { ShownStates } from './shownStates.svelte.ts';
import { spaceServices } from './spaceMethods.ts';
import { Spaces } from './spaces.svelte.ts';

const SMALL: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 4, 0, 5], goal: [1, 2, 3, 4, 5, 0] };

/** The states view over a puzzle. */
async function open(puzzle: Puzzle) {
  const { app } = await opened();
  await app.current.showPuzzle(puzzle);
  await app.main.setSearch(BFS);
  await quiet();
  const workers = new Workers((port, now) => serveOwn(port, spaceServices(now)));
  const spaces = new Spaces(
    () => workers.start(),
    (error) => expect(error).toBeNull(),
  );
  const states = new ShownStates(spaces, app.current, app.main.view);
  await answered(states.open());
  return { app, states };
}

/** Waits for an answer of the worker, which takes its time. */
async function answered(work: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  await work;
}

describe('the states of the puzzle on the board', () => {
  test('are shown first, with the puzzle among them', async () => {
    const { states } = await open(SMALL);
    expect(states).toMatchObject({ isOwn: true, yourDistance: 1, elsewhere: 0 });
    expect(states.space!.graph.cellsOf(states.yours)).toEqual(SMALL.start);
    const chosen = [4, 5, 5].map((distance) => (states.toggle(distance), states.chosen));
    expect(chosen).toEqual([4, 5, null]); // again: let go
    await answered(states.show({ ...SMALL, goal: [0, 1, 2, 3, 4, 5] }));
    expect(states).toMatchObject({ isOwn: false, yours: NO_STATE, yourDistance: null, ownGoal: SMALL.goal });
  });

  test('hide its distance while what comes is hidden, until the search has ended', async () => {
    const { app, states } = await open(SMALL);
    const { view, player } = app.main;
    app.settings.remember({ hidesNext: true });
    view.drive((player) => player.jump(1));
    expect(states).toMatchObject({ hidesYours: true, yours: NO_STATE, yourDistance: null, explored: null });
    view.drive((player) => player.jump(Infinity));
    expect(states).toMatchObject({ hidesYours: false, yourDistance: 1 });
    expect(states.explored).toHaveLength(player.steps);
  });

  test('are where the search has been, at any step, forward and back', async () => {
    const { app, states } = await open(SMALL);
    const { view, player } = app.main;
    view.drive((player) => player.jump(Infinity));
    const boards = new Boards(SMALL, player.reader);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: player.steps }), async (step) => {
        view.drive((player) => player.jump(step));
        const expanded = Array.from(player.reader.expanded.subarray(0, step));
        const shown = Array.from(states.explored!, (state) => states.space!.graph.cellsOf(state));
        expect(shown).toEqual(expanded.map((node) => boards.of(node)));
      }),
      { numRuns: 12 },
    );
  });

  test('that cannot reach the goal are counted apart, as far as the step shows', async () => {
    const { app, states } = await open(UNSOLVABLE);
    expect(states).toMatchObject({ isOwn: true, yours: NO_STATE, yourDistance: null, explored: null });
    await app.main.searchAnyway();
    await quiet();
    const counted = [0, 3, 12, 2].map((step) => (app.main.view.drive((player) => player.jump(step)), states.elsewhere));
    expect(counted).toEqual([0, 3, 12, 2]);
  });

  test('are not listed where there are too many: those of before stay', async () => {
    const goal = GOALS['blank-last'].cells(4, 4);
    const { states } = await open({ rows: 4, cols: 4, start: goal, goal });
    expect(states).toMatchObject({ own: null, isOwn: false, explored: null });
    expect(states.target).toMatchObject({ rows: 3, cols: 3 });
  });
});

describe('another size', () => {
  test.each<[string, readonly number[], [number, number], readonly number[]]>([
    ['has the goal of the same name', GOALS['blank-first'].cells(2, 3), [2, 2], GOALS['blank-first'].cells(2, 2)],
    ['has the blank last where the goal has no name', [1, 0, 2, 3, 5, 4], [3, 2], GOALS['blank-last'].cells(3, 2)],
  ])('%s', async (_, goal, [rows, cols], expected) => {
    const { states } = await open({ ...SMALL, goal });
    states.toggle(3);
    await answered(states.resize(rows, cols));
    expect(states.target).toEqual({ rows, cols, goal: expected });
    expect(states).toMatchObject({ isOwn: false, explored: null, chosen: null });
    await answered(states.resize(2, 3));
    expect(states.target.goal).toEqual(goal);
    expect(states.isOwn).toBe(true);
  });

  test('of as many cells is no place for the search of the other', async () => {
    const { states } = await open(SMALL);
    await answered(states.resize(3, 2));
    expect(states).toMatchObject({ isOwn: false, ownGoal: null, explored: null, elsewhere: 0 });
  });
});

test('states that are kept are puzzles of one new set, each as far from the goal as it says', async () => {
  const { app } = await opened();
  const space = new StateSpace(SMALL.goal, 2, 3);
  const starts = Array.from(space.statesAt(4), (state) => space.graph.cellsOf(state));
  const before = app.library.sets.length;
  await keepStates(app, space, starts);
  const added = app.library.sets.slice(before);
  expect(added).toMatchObject([{ title: '2 × 3, 4 moves', puzzleCount: starts.length }]);
  await app.library.showSet(added[0].setId);
  const { rows } = app.library.puzzles;
  expect(rows.map(({ puzzle }) => puzzle.start)).toEqual(starts);
  expect(rows.map(({ optimal }) => optimal ?? 4)).toEqual(starts.map(() => 4));
  expect(app.notices.shown?.text).toBe(
    `${starts.length} puzzles that need 4 moves are in the new set “2 × 3, 4 moves”.`,
  );
  expect(rows[0].puzzle).toEqual({ ...SMALL, start: starts[0] });
  await keepStates(app, space, starts, 'tile');
  await app.library.showSet(app.library.sets.at(-1)!.setId);
  expect(app.library.puzzles.rows[0].puzzle).toEqual({ ...SMALL, start: starts[0], costs: 'tile' });
});

test('a single state that is kept is told in the singular', async () => {
  const { app } = await opened();
  const space = new StateSpace(SMALL.goal, 2, 3);
  await keepStates(app, space, [space.graph.goal]);
  expect(app.notices.shown?.text).toBe('1 puzzle that needs 0 moves is in the new set “2 × 3, 0 moves”.');
});
