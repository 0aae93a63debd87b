import { flushSync } from 'svelte';
import { toStore } from 'svelte/store';
import { describe, expect, test, vi } from 'vitest';
import worked from '../../../cases/worked-cases.json' with { type: 'json' };
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { CLOCKS, stepAt, ticksOf, type ClockId } from '../../shared/readings/clocks.ts';
import type { Outcome, Puzzle } from '../../shared/contract/types.ts';
import { FIRST_LOOK, type CameraStand, type ComparisonLook, type SeenTree } from '../../shared/contract/looks.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { CASE_1, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import { deleteRows } from '../library/deleting.ts';
import { quiet } from '../app/app.fixture.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { MAX_LANES, type SavedComparison } from '../../shared/contract/comparisons.ts';
import { betResult } from './bets.ts';
import { openedComparison, settled, stepsOf } from './comparison.fixture.ts';
import type { Comparison } from './comparison.svelte.ts';
import { readAhead, type Lane } from './lane.svelte.ts';
import { COMPARISON_PRESETS, searchesOf, type PresetId } from './presets.ts';

const PRESET_IDS = Object.keys(COMPARISON_PRESETS) as PresetId[];
const CLOCK_IDS = Object.keys(CLOCKS) as ClockId[];
const CASES = worked.cases.filter(({ rows, cols, solvable }) => rows * cols <= 9 && solvable);

const TWO_MOVES: Puzzle = { ...CASE_1, start: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

/** The numbers of the table by the names of their rows. */
function numbers({ rows }: Comparison, lane: number): Record<string, string> {
  return Object.fromEntries(rows.map(({ measure, entries }) => [measure.id, entries[lane].text.replaceAll(',', '')]));
}

/** A lane has in the table what a run of its search alone has at the same step. */
function expectNumbers(comparison: Comparison, lane: number, single: TraceReader, optimal: number): void {
  const { step } = comparison.lanes[lane].player;
  const { generated, maxFrontier, deepest } = single.countersAt(step);
  const length = solutionLength(single);
  const isAtEnd = step === single.expansions;
  expect(numbers(comparison, lane)).toMatchObject({
    expanded: String(step),
    generated: String(generated),
    frontier: String(maxFrontier),
    deepest: String(deepest),
    length: isAtEnd ? String(length) : '–',
    optimal: !isAtEnd ? '–' : length === optimal ? 'yes' : `no +${length - optimal}`,
  });
}

/** Opens a comparison of the library, and waits until it is there. */
async function reopened(comparison: Comparison, saved: SavedComparison): Promise<void> {
  comparison.reopen(saved);
  comparison.enter();
  await settled(comparison);
  comparison.clock.settle();
}

/** Ticks from the first to the last, ever farther apart. */
function someOf(ticks: number): number[] {
  const chosen: number[] = [];
  for (let tick = 0; tick < ticks; tick = 4 * tick + 1) chosen.push(tick);
  return [...chosen, ticks];
}

describe('the numbers', () => {
  test.each(CASES.map(({ name, ...puzzle }) => [name, puzzle] as const))(
    'of every preset on %s are those of single runs, by every clock, forward and back',
    async (_, { rows, cols, start, goal, optimal }) => {
      const puzzle = { rows, cols, start, goal };
      const { app, comparison } = await openedComparison();
      const { clock } = comparison;
      await app.current.showPuzzle(puzzle);
      comparison.enter();
      for (const preset of PRESET_IDS) {
        comparison.replace(searchesOf(preset));
        await settled(comparison);
        const singles = searchesOf(preset).map((search) => readToEnd(puzzle, search));
        const expectSingleRuns = (): void =>
          singles.forEach((single, lane) => expectNumbers(comparison, lane, single, optimal!));
        for (const kind of CLOCK_IDS) {
          clock.use(kind);
          const paces = comparison.lanes.map(({ paced }) => paced);
          const times = ticksOf(kind, paces);
          const stepsAt = (tick: number): number[] => paces.map((paced) => stepAt(kind, paced, times[tick]));
          for (const tick of someOf(times.length - 1)) {
            clock.jump(times[tick]);
            expect(stepsOf(comparison)).toEqual(stepsAt(tick));
            expectSingleRuns();
            clock.stepBy(1);
            expect(stepsOf(comparison)).toEqual(stepsAt(Math.min(tick + 1, times.length - 1)));
            if (tick < times.length - 1) clock.stepBy(-1);
            expect(stepsOf(comparison)).toEqual(stepsAt(tick));
          }
          expect(clock.atEnd).toBe(true);
        }
        clock.use('step');
        clock.jump(Infinity);
        expect(stepsOf(comparison)).toEqual(singles.map(({ expansions }) => expansions));
        expectSingleRuns();
      }
    },
  );

  test('of a pair that parity rules out come when they are asked for', async () => {
    const { app, comparison } = await openedComparison();
    await app.current.showPuzzle(UNSOLVABLE);
    comparison.enter();
    expect(comparison.isSearchable).toBe(false);
    comparison.searchAnyway();
    await settled(comparison);
    comparison.clock.jump(Infinity);
    expect(stepsOf(comparison)).toEqual([12, 12]);
    await app.current.showPuzzle(CASE_1);
    comparison.enter();
    expect(comparison.isUnsolvableWanted).toBe(false);
  });
});

describe.each(CLOCK_IDS)('by the clock %s', (kind) => {
  test('the lanes stand where the clock says, forward and back', async () => {
    const { comparison } = await openedComparison();
    const { clock, lanes } = comparison;
    clock.use(kind);
    const way: number[][] = [stepsOf(comparison)];
    for (let before = -1; before !== clock.time; clock.stepBy(1)) {
      before = clock.time;
      expect(stepsOf(comparison)).toEqual(lanes.map(({ paced }) => stepAt(kind, paced, clock.time)));
      way.push(stepsOf(comparison));
    }
    expect(clock.atEnd).toBe(true);
    expect(stepsOf(comparison)).toEqual(CLOCKS[kind].stopsAtGoal ? [9, 9] : [191, 9]);
    for (const steps of way.slice(2).reverse()) {
      expect(stepsOf(comparison)).toEqual(steps);
      clock.stepBy(-1);
    }
    expect(stepsOf(comparison)).toEqual([0, 0]);
  });
});

test('another clock continues from where the lanes stand, and no lane steps back', async () => {
  const { comparison } = await openedComparison();
  comparison.clock.stepBy(5);
  expect(stepsOf(comparison)).toEqual([5, 5]);
  comparison.clock.use('nodes');
  stepsOf(comparison).forEach((step) => expect(step).toBeGreaterThanOrEqual(5));
});

test('playing takes the steps that are due and stops at the end', async () => {
  const { comparison } = await openedComparison();
  const { clock } = comparison;
  clock.speed = 10;
  clock.togglePlay();
  clock.frame(1_000);
  clock.frame(1_260);
  expect(stepsOf(comparison)).toEqual([3, 3]);
  clock.jump(190);
  clock.togglePlay();
  for (let nowMs = 2_000; nowMs < 3_000; nowMs += 16) clock.frame(nowMs);
  expect(stepsOf(comparison)).toEqual([191, 9]);
  expect(clock.isPlaying).toBe(false);
});

test('steps that are asked for too early are taken as soon as they are known', async () => {
  const { way, comparison } = await openedComparison();
  const release = way.hold('searches.advance');
  comparison.use('heuristics');
  await quiet();
  comparison.clock.stepBy(3);
  expect(stepsOf(comparison)).toEqual([0, 0]);
  release();
  await settled(comparison);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([3, 3]);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([3, 3]);
});

test('steps that are asked for one by one before any is known are all taken', async () => {
  const { way, comparison } = await openedComparison();
  const release = way.hold('searches.advance');
  comparison.use('heuristics');
  await quiet();
  for (const ticks of [1, 1, 1, -1]) comparison.clock.stepBy(ticks);
  release();
  await settled(comparison);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([2, 2]);
});

test('steps that are taken while the lanes come back to where they stood are taken from there', async () => {
  const { comparison } = await openedComparison();
  comparison.clock.stepBy(7);
  comparison.close();
  comparison.enter();
  for (const ticks of [-1, -1, -1]) comparison.clock.stepBy(ticks);
  await settled(comparison);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([4, 4]);
});

test('the end is waited for while a search is still under way', async () => {
  const { way, comparison } = await openedComparison();
  const release = way.hold('searches.advance');
  comparison.use('heuristics');
  await quiet();
  comparison.clock.jump(Infinity);
  expect(comparison.clock).toMatchObject({ time: 0, awaited: Infinity });
  release();
  await settled(comparison);
  comparison.clock.settle();
  expect(comparison.clock).toMatchObject({ awaited: null, atEnd: true });
});

test('the node that was chosen in a finished lane stays while the other goes on', async () => {
  const { comparison } = await openedComparison();
  comparison.clock.jump(9);
  const [bfs, astar] = comparison.lanes;
  astar.view.select(4);
  bfs.view.select(4);
  comparison.clock.stepBy(1);
  expect(astar.view).toMatchObject({ selected: 4, shownNode: 4 });
  expect(bfs.view.selected).toBe(NONE);
  astar.view.select(4);
  expect(astar.view.shownNode).toBe(astar.player.reader.goal);
});

/** What the tree of a lane is painted from, and its line in the chart. */
function painted({ view, player, frontierSize }: Lane): unknown[] {
  const { fine, current, shownNode, pointedAt, colouring, pace } = view;
  return [player.reader, player.step, fine.moment, current, shownNode, pointedAt, colouring, pace, frontierSize];
}

test('nothing that the tree of a finished lane is painted from changes while the other goes on', async () => {
  const { comparison } = await openedComparison();
  const { clock, lanes } = comparison;
  clock.jump(20);
  clock.speed = 60;
  clock.togglePlay();
  const changes = lanes.map(() => 0);
  const stops = lanes.map((lane, index) => toStore(() => painted(lane)).subscribe(() => changes[index]++));
  for (let frame = 0; frame <= 20; frame++) {
    clock.frame(1000 + 100 * frame);
    flushSync();
  }
  stops.forEach((stop) => stop());
  expect(stepsOf(comparison)[0]).toBeGreaterThan(100);
  expect(changes[0]).toBeGreaterThan(10);
  expect(changes[1]).toBe(1);
  expect(lanes.map(({ pace }) => pace)).toEqual([60, 0]);
});

test('a search that is lost on the way is not waited for', async () => {
  const { way, comparison, app } = await openedComparison();
  way.refusals.set('searches.advance', new AppError('too-many', 'no room'));
  comparison.use('greedy');
  await vi.waitUntil(() => comparison.running.length === 0);
  expect(app.notices.shown?.text).toBe('no room');
  for (const kind of CLOCK_IDS) {
    comparison.clock.use(kind);
    comparison.clock.jump(Infinity);
    expect(comparison.clock.awaited).toBeNull();
  }
});

test('leaving ends every search in the host; the same puzzle goes on where it was left', async () => {
  const { way, app, comparison } = await openedComparison();
  comparison.clock.stepBy(7);
  const ids = comparison.lanes.map(({ player }) => player.opened!.searchId);
  comparison.close();
  await quiet();
  expect(way.paramsOf('searches.stop')).toEqual(ids.map((searchId) => ({ searchId })));
  expect(comparison.lanes.every(({ player }) => player.opened === null)).toBe(true);
  comparison.enter();
  await settled(comparison);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([7, 7]);
  await app.current.showPuzzle(app.current.puzzle!);
  comparison.enter();
  await settled(comparison);
  comparison.clock.settle();
  expect(stepsOf(comparison)).toEqual([7, 7]);
});

test('coming back finds each tree as it was looked at; another search or puzzle is looked at anew', async () => {
  const { app, comparison } = await openedComparison();
  const comeBack = async (): Promise<void> => {
    comparison.close();
    comparison.enter();
    await settled(comparison);
    comparison.clock.settle();
  };
  comparison.clock.stepBy(7);
  const [bfs, astar] = comparison.lanes;
  const left: CameraStand = { mode: 'free', place: { across: 2, down: 3, zoom: 0.5 } };
  const following: CameraStand = { mode: 'follow', place: null };
  bfs.view.viewState.show({ camera: left, folded: [1] });
  astar.view.viewState.show({ camera: following, folded: [] });
  astar.view.select(4);
  await comeBack();
  expect(bfs.seen).toEqual({ camera: left, folded: [1], selected: null });
  expect(astar.seen).toEqual({ camera: following, folded: [], selected: 4 });
  await comeBack();
  expect(astar.view.selected).toBe(4);
  comparison.clock.stepBy(1);
  await comeBack();
  expect(astar.view.selected).toBe(NONE);
  await app.current.showPuzzle(TWO_MOVES);
  comparison.enter();
  await settled(comparison);
  expect(stepsOf(comparison)).toEqual([0, 0]);
  expect(bfs.seen).toEqual({ camera: { mode: 'whole', place: null }, folded: [], selected: null });
  expect(astar.seen.camera).toEqual(following);
});

test('a search is measured once: leaving does not change its pace, another search or puzzle does', async () => {
  const { way, app, comparison } = await openedComparison();
  const measured = comparison.lanes.map(({ durationMs }) => durationMs);
  let call = 0;
  way.changes.set('searches.outcome', (outcome) => ({ ...(outcome as Outcome), durationMs: 1_000 + ++call }));
  comparison.close();
  comparison.enter();
  await settled(comparison);
  expect(comparison.lanes.map(({ durationMs }) => durationMs)).toEqual(measured);
  comparison.change(comparison.lanes[0], { algorithm: 'greedy' });
  await settled(comparison);
  expect(comparison.lanes[0].durationMs).toBeGreaterThan(1_000);
  expect(comparison.lanes[1].durationMs).toBe(measured[1]);
  await app.current.showPuzzle(TWO_MOVES);
  comparison.enter();
  await settled(comparison);
  expect(comparison.lanes[1].durationMs).toBeGreaterThan(1_000);
});

test('the search view keeps its search, its settings and its step', async () => {
  const { app, comparison } = await openedComparison();
  app.main.view.jump(4);
  const { now: settings } = app.settings;
  const { search } = app.main;
  comparison.use('ties');
  comparison.change(comparison.lanes[0], { algorithm: 'greedy' });
  comparison.clock.speed = 100;
  await settled(comparison);
  comparison.clock.jump(Infinity);
  expect({ ...app.settings.now, step: settings.step }).toEqual(settings);
  expect(app.main.search).toEqual(search);
  expect(app.main.player.step).toBe(4);
});

test('nothing of a comparison comes into the history by itself', async () => {
  const { comparison, api } = await openedComparison();
  comparison.use('heuristics');
  await settled(comparison);
  const all = { filter: {}, sort: 'time', descending: true, offset: 0, limit: 10 } as const;
  const { total } = (await api.library.list({ runs: all })).runs;
  expect(total).toBe(1); // that of the search view
});

test('lanes are added like the last one, up to the most, and removed', async () => {
  const { comparison } = await openedComparison();
  while (comparison.lanes.length < MAX_LANES) comparison.add();
  await settled(comparison);
  expect(comparison.names.map(({ short }) => short)).toEqual(['BFS', 'A* 2', 'A* 3', 'A* 4']);
  expect(comparison.preset).toBeNull();
  comparison.remove(comparison.lanes[2]);
  comparison.remove(comparison.lanes[2]);
  await settled(comparison);
  expect(comparison.preset).toBe('bfs-astar');
});

test('many changes in the same moment are all answered, and only the searches of the last one stay open', async () => {
  const { way, comparison, app } = await openedComparison();
  while (comparison.lanes.length < MAX_LANES) comparison.add();
  await settled(comparison);
  const release = way.hold('searches.start');
  for (const preset of PRESET_IDS) comparison.replace(searchesOf(preset));
  for (let weight = 1; weight <= 3; weight++) comparison.change(comparison.lanes[0], { weight });
  comparison.add();
  comparison.add();
  await quiet();
  release();
  await settled(comparison);
  expect(app.notices.shown).toBeNull();
  expect(comparison.running).toHaveLength(MAX_LANES);
});

test('a lane that cannot be started leaves the others to go on', async () => {
  const { comparison, app } = await openedComparison();
  comparison.replace([{ ...DEFAULT_SEARCH, weight: 99 }, DEFAULT_SEARCH]);
  await vi.waitUntil(() => comparison.lanes[0].view.failure);
  await settled(comparison);
  comparison.clock.jump(Infinity);
  expect(comparison.running).toHaveLength(1);
  expect(stepsOf(comparison)).toEqual([0, 9]);
  expect(app.notices.shown?.text).toContain('weight');
});

test('a state that is pointed at in one lane is shown in the others, as it stands there', async () => {
  const { comparison } = await openedComparison();
  const [bfs, astar] = comparison.lanes;
  comparison.clock.stepBy(1);
  bfs.view.hovered = 0;
  expect(bfs.counterpart).toBeNull();
  expect(astar.counterpart).toEqual({ standing: 'explored', node: 0 });
  bfs.view.hovered = bfs.player.reader.goal;
  expect(astar.counterpart).toEqual({ standing: 'unseen', node: NONE });
  comparison.clock.jump(Infinity);
  expect(astar).toMatchObject({ pointedAt: astar.player.reader.goal });
  bfs.view.hovered = NONE;
  expect(astar.counterpart).toBeNull();
});

test('the states of the nodes are read a part at a time, until all are', async () => {
  const { app, comparison } = await openedComparison();
  const { rows, cols, start, goal } = CASES.find(({ optimal }) => optimal === 25)!;
  comparison.use('heuristics');
  await app.current.showPuzzle({ rows, cols, start, goal });
  comparison.enter();
  await settled(comparison);
  const nodes = comparison.lanes.map(({ player }) => player.reader.nodes);
  let parts = 0;
  while (readAhead(comparison.running)) parts++;
  expect(parts).toBe(nodes.reduce((sum, count) => sum + Math.ceil(count / 8_000), 0));
});

test('what the lanes have expanded together and alone is counted at their steps', async () => {
  const { comparison } = await openedComparison();
  expect(comparison.colouring.common).toBeNull();
  comparison.look.colours = 'who';
  expect(comparison.colouring.common).toEqual({ all: 0, shared: 0, only: [0, 0] });
  comparison.clock.jump(Infinity);
  expect(comparison.colouring.common).toEqual({ all: 9, shared: 9, only: [182, 0] });
  comparison.look.colours = 'bound';
  expect(comparison.colouring.sides).toEqual([null, { below: 0, at: 9, above: 0 }]);
});

test('the colours follow: those of both lanes, of one alone, and of each side of C*', async () => {
  const { comparison } = await openedComparison();
  const [bfs, astar] = comparison.lanes;
  const palette = { shared: 'shared', ink: 'ink', accent: 'accent', danger: 'danger' } as Palette;
  comparison.palette = palette;
  comparison.look.colours = 'who';
  comparison.clock.jump(Infinity);
  expect(bfs.colouring!.colourOf(0, 191)).toBe('shared');
  const alone = bfs.player.reader.expandedBy(180);
  expect(bfs.colouring!.colourOf(alone, 191)).toBe('ink');
  expect(bfs.colouring!.colourOf(alone, 179)).toBeNull();
  comparison.look.colours = 'bound';
  expect(bfs.colouring).toBeNull();
  expect(astar.colouring!.colourOf(0, 9)).toBe('accent');
});

describe('what is saved', () => {
  test('are the runs for good, and the comparison, which reopens as it was', async () => {
    const { app, comparison, api } = await openedComparison();
    comparison.use('heuristics');
    await settled(comparison);
    comparison.clock.use('nodes');
    comparison.bets = [{ name: 'Row 1', ratio: 2 }];
    comparison.clock.stepBy(6);
    const steps = stepsOf(comparison);
    await comparison.save();
    expect(app.notices.shown?.kind).toBe('done');
    const { runs } = await api.library.list({
      runs: {
        filter: { pinned: true },
        sort: 'time',
        descending: true,
        offset: 0,
        limit: 9,
      },
    });
    expect(runs.rows.map(({ search }) => search.heuristic).sort()).toEqual(['manhattan', 'misplaced']);

    await app.current.showPuzzle(UNSOLVABLE);
    comparison.enter();
    comparison.use('greedy');
    expect(comparison.bets).toEqual([]);
    comparison.close(); // the library is opened
    comparison.reopen(app.library.comparisons.rows[0]);
    expect([app.navigation.view, app.current.puzzle]).toEqual(['compare', CASE_1]);
    comparison.enter();
    await settled(comparison);
    comparison.clock.settle();
    expect(stepsOf(comparison)).toEqual(steps);
    expect(comparison).toMatchObject({ preset: 'heuristics', bets: [{ name: 'Row 1', ratio: 2 }] });
    expect(comparison.clock.kind).toBe('nodes');
  });

  test('is the pace of each search, so that it reopens where it stood and with the times that the class saw', async () => {
    const { way, app, comparison } = await openedComparison();
    comparison.clock.use('time');
    comparison.clock.jump(0);
    comparison.clock.stepBy(60);
    const steps = stepsOf(comparison);
    const seen = comparison.lanes.map(({ outcome }) => outcome!.durationMs);
    await comparison.save();
    const [saved] = app.library.comparisons.rows;
    expect(saved.times).toEqual(seen);

    comparison.use('greedy');
    await settled(comparison);
    way.changes.set('searches.outcome', (outcome) => ({ ...(outcome as Outcome), durationMs: 1_000 * Math.random() }));
    comparison.close();
    await reopened(comparison, saved);
    expect(stepsOf(comparison)).toEqual(steps);
    expect(comparison.lanes.map(({ outcome }) => outcome!.durationMs)).toEqual(seen);
    comparison.clock.stepBy(1);
    comparison.clock.stepBy(-1);
    expect(stepsOf(comparison)).toEqual(steps);
  });

  test('waits for the searches that are under way', async () => {
    const { comparison, app } = await openedComparison();
    comparison.use('heuristics');
    await comparison.save();
    expect(comparison.lanes.every(({ outcome }) => outcome !== null)).toBe(true);
    expect(app.library.comparisons.rows[0].times).not.toContain(null);
  });

  test('is nothing where the searches are changed before they have ended, and that is said', async () => {
    const { comparison, app } = await openedComparison();
    comparison.use('heuristics');
    const saved = comparison.save();
    comparison.use('greedy');
    await saved;
    const text = 'The comparison is not saved. The searches were stopped before they ended.';
    expect(app.notices.shown).toEqual({ kind: 'error', text });
    expect(app.library.comparisons.rows).toEqual([]);
    expect(comparison.isSaving).toBe(false);
  });

  test('is the look, and one of before without it looks as at first', async () => {
    const { app, comparison } = await openedComparison();
    const look: ComparisonLook = {
      ...{ layout: 'tidy', faces: 'difference', colouredBy: 'depth', colours: 'who' },
      ...{ chart: 'depth', locked: true, speed: 100 },
    };
    comparison.look.show(look);
    await comparison.save();
    const [saved] = app.library.comparisons.rows;
    comparison.reopen({ ...saved, look: undefined });
    expect(comparison.look.kept).toEqual(FIRST_LOOK);
    comparison.reopen(saved);
    expect(comparison.look.kept).toEqual(look);
  });

  test('is how each tree is looked at, and one of before without that shows each tree whole', async () => {
    const { app, comparison } = await openedComparison();
    const trees: SeenTree[] = [
      { camera: { mode: 'free', place: { across: 2, down: 3, zoom: 0.5 } }, folded: [1, 5], selected: 3 },
      { camera: { mode: 'follow', place: null }, folded: [], selected: null },
    ];
    comparison.clock.stepBy(7);
    comparison.lanes.forEach((lane, index) => lane.view.viewState.show(trees[index]));
    comparison.lanes[0].view.select(3);
    await comparison.save();
    const [saved] = app.library.comparisons.rows;
    expect(saved.trees).toEqual(trees);

    comparison.use('greedy');
    comparison.close();
    await reopened(comparison, saved);
    expect(comparison.lanes.map(({ seen }) => seen)).toEqual(trees);
    expect(comparison.lanes[0].view.shownNode).toBe(3);

    comparison.close();
    await reopened(comparison, { ...saved, trees: undefined });
    const whole = { camera: { mode: 'whole', place: null }, folded: [], selected: null };
    expect(comparison.lanes.map(({ seen }) => seen)).toEqual([whole, whole]);
  });

  test('of a file may select a node that is not there yet, or never: none is selected then', async () => {
    const { app, comparison } = await openedComparison();
    await comparison.save();
    const [saved] = app.library.comparisons.rows;
    const selecting = (selected: number): SeenTree => ({ ...saved.trees![0], folded: [1e9], selected });
    comparison.close();
    await reopened(comparison, { ...saved, trees: [selecting(40), selecting(1e9)] });
    expect(comparison.lanes.map(({ view }) => view.selected)).toEqual([NONE, NONE]);
  });

  test('of before, without paces, is measured anew', async () => {
    const { app, comparison } = await openedComparison();
    await comparison.save();
    const [saved] = app.library.comparisons.rows;
    comparison.close();
    comparison.reopen({ ...saved, clock: 'time', times: undefined });
    comparison.enter();
    await settled(comparison);
    expect(comparison.lanes.every(({ durationMs }) => durationMs !== null)).toBe(true);
  });

  test.each(['runs.keep', 'runs.pin', 'comparisons.save'])(
    'is told where %s fails; nothing is lost, the lesson goes on, and saving again saves all of it',
    async (refused) => {
      const { way, app, comparison, api } = await openedComparison();
      comparison.bets = [{ name: 'Row 1', ratio: 2 }];
      comparison.clock.stepBy(6);
      way.refusals.set(refused, new AppError('store-full', 'The disk is full.'));
      await comparison.save();
      expect(app.notices.shown).toEqual({
        kind: 'error',
        isUnsaved: true,
        text: 'The comparison is not saved. The disk is full.',
      });
      expect(app.library.comparisons.rows).toEqual([]);
      expect(comparison).toMatchObject({ isSaving: false, bets: [{ name: 'Row 1', ratio: 2 }] });
      comparison.clock.stepBy(2);
      expect(stepsOf(comparison)).toEqual([8, 8]);

      way.refusals.delete(refused);
      await comparison.save();
      expect(app.notices.shown?.kind).toBe('done');
      expect(app.library.comparisons.rows).toHaveLength(1);
      const filter = { pinned: true };
      const pinned = { filter, sort: 'time', descending: true, offset: 0, limit: 9 } as const;
      expect((await api.library.list({ runs: pinned })).runs.total).toBe(2);
    },
  );

  test('when searches are replaced while the first one is saved, a sentence says so, and nothing is half saved', async () => {
    const { way, app, comparison } = await openedComparison();
    const release = way.hold('runs.pin');
    const saving = comparison.save();
    await quiet();
    comparison.use('ties');
    await quiet();
    release();
    await saving;
    expect(app.notices.shown?.kind).toBe('error');
    expect(app.notices.shown?.text).toMatch(/^The comparison is not saved. [A-Z][^.]*\.( [A-Z][^.]*\.)?$/);
    expect(app.notices.shown?.text).not.toContain('Cannot read');
    expect(app.library.comparisons.rows).toEqual([]);
  });

  test('a deleted comparison can be restored', async () => {
    const { app, comparison } = await openedComparison();
    await comparison.save();
    const { comparisons } = app.library;
    await deleteRows(app, 'comparison', [comparisons.rows[0]]);
    expect(comparisons.rows).toHaveLength(0);
    await app.notices.shown!.undo!();
    expect(comparisons.rows).toHaveLength(1);
  });
});

const ROW_1 = [{ name: 'Row 1', ratio: 20 }];

describe('bets', () => {
  const STAY = 'The predictions stay with their comparison. Undo returns to it.';

  test('are held against the ratio, which is known once both have ended on the screen', async () => {
    const { comparison } = await openedComparison();
    comparison.bets = ROW_1;
    comparison.clock.stepBy(20);
    expect(comparison.ratio).toBeNull();
    comparison.clock.jump(Infinity);
    expect(comparison.ratio).toBeCloseTo(191 / 9);
    expect(comparison.bets).toEqual(ROW_1);
  });

  test('stay with their searches: undo goes back to them, at the steps where they stood', async () => {
    const { app, comparison } = await openedComparison();
    comparison.bets = ROW_1;
    for (const leave of [
      () => comparison.change(comparison.lanes[0], { algorithm: 'greedy' }),
      () => comparison.add(),
      () => comparison.use('ties'),
    ]) {
      comparison.clock.stepBy(5);
      const steps = stepsOf(comparison);
      leave();
      expect(comparison.bets).toEqual([]);
      expect(app.notices.shown?.text).toBe(STAY);
      await app.notices.undo();
      await settled(comparison);
      comparison.clock.settle();
      expect(comparison).toMatchObject({ preset: 'bfs-astar', bets: ROW_1 });
      expect(stepsOf(comparison)).toEqual(steps);
      expect(app.notices.shown).toBeNull();
    }
    comparison.use('greedy');
    app.notices.shown = null;
    comparison.use('bfs-astar');
    expect(comparison.bets).toEqual(ROW_1);
    expect(app.notices.shown).toBeNull();
  });

  test('stay with their puzzle: undo brings back both', async () => {
    const { app, comparison } = await openedComparison();
    const { shown } = app.current;
    comparison.bets = ROW_1;
    comparison.clock.stepBy(5);
    comparison.close();
    await app.current.openPuzzle({ puzzle: TWO_MOVES, title: 'Two moves', puzzleId: null });
    comparison.enter();
    expect(comparison.bets).toEqual([]);
    expect(app.notices.shown?.text).toBe(STAY);
    await app.notices.undo();
    comparison.close();
    comparison.enter();
    await settled(comparison);
    comparison.clock.settle();
    expect(app.current.shown).toEqual({ ...shown, picture: undefined });
    expect(comparison.bets).toEqual(ROW_1);
    expect(stepsOf(comparison)).toEqual([5, 5]);
    comparison.close();
    await app.current.openPuzzle({ puzzle: TWO_MOVES, title: 'Two moves', puzzleId: null });
    comparison.enter();
    await app.current.openPuzzle({ puzzle: { ...CASE_1 }, title: 'The same boards', puzzleId: null });
    comparison.enter();
    expect(comparison.bets).toEqual(ROW_1);
  });
});

test('a puzzle that is chosen while searches are compared is compared', async () => {
  const { app } = await openedComparison();
  const two = { puzzle: TWO_MOVES, title: 'Two moves', puzzleId: null };
  app.navigation.show('compare');
  await app.current.openPuzzle(two);
  expect(app.navigation.view).toBe('compare');
  expect(app.current.shown).toMatchObject(two);
  app.navigation.show('library');
  await app.current.openPuzzle(two);
  expect(app.navigation.view).toBe('search');
});

describe('times', () => {
  test('are measured once the searches have ended on the screen, or are wanted by their own pace', async () => {
    const { comparison } = await openedComparison();
    expect(comparison.lacksTimes).toBe(false);
    comparison.clock.jump(Infinity);
    expect(comparison.lacksTimes).toBe(true);
    comparison.clock.jump(0);
    comparison.clock.use('time');
    expect(comparison.lacksTimes).toBe(true);
    await comparison.measureTimes();
    expect(comparison.lacksTimes).toBe(false);
    expect(comparison.lanes.map(({ time }) => time?.runs)).toEqual([50, 50]);
  });

  test('are those of the pace from then on, unless that was saved', async () => {
    const { way, app, comparison } = await openedComparison();
    way.changes.set('searches.time', () => ({ runs: 9, medianMs: 7, isOver: true }));
    await comparison.measureTimes();
    expect(comparison.lanes.map(({ durationMs, paced }) => [durationMs, paced.micros])).toEqual([
      [7, 7000 / 191],
      [7, 7000 / 9],
    ]);
    await comparison.save();
    const saved = { ...app.library.comparisons.rows[0], times: [3, 4] };
    comparison.close();
    await reopened(comparison, saved);
    await comparison.measureTimes();
    expect(comparison.lanes.map(({ durationMs, time }) => [durationMs, time?.medianMs])).toEqual([
      [3, 7],
      [4, 7],
    ]);
  });

  test('are those of the pace of a changed search, though the pace of the search before was saved', async () => {
    const { way, app, comparison } = await openedComparison();
    await comparison.save();
    comparison.close();
    await reopened(comparison, { ...app.library.comparisons.rows[0], times: [3, 4] });
    comparison.change(comparison.lanes[1], { heuristic: 'misplaced' });
    await settled(comparison);
    way.changes.set('searches.time', () => ({ runs: 9, medianMs: 7, isOver: true }));
    await comparison.measureTimes();
    expect(comparison.lanes.map(({ durationMs }) => durationMs)).toEqual([3, 7]);
  });

  test('are measured in turns, and no more once the comparison is left', async () => {
    const { way, comparison } = await openedComparison();
    const [bfs, astar] = comparison.lanes.map(({ player }) => player.opened!.searchId);
    way.changes.set('searches.time', () => {
      if (way.paramsOf('searches.time').length === 4) comparison.close();
      return { runs: 3, medianMs: 7, isOver: false };
    });
    await comparison.measureTimes();
    expect(way.paramsOf('searches.time')).toEqual(
      [bfs, astar, bfs, astar].map((searchId) => ({ searchId, millis: 40 })),
    );
    expect(comparison.lanes.map(({ time }) => time)).toEqual([null, null]);
  });
});

test('a bet on searches that end without a step has no result', async () => {
  const { app, comparison } = await openedComparison();
  comparison.replace([{ ...DEFAULT_SEARCH, goalTest: 'generation' }, DEFAULT_SEARCH]);
  const { puzzle } = app.current;
  await app.current.use({ puzzle: { ...puzzle!, start: puzzle!.goal }, title: 'The goal', puzzleId: null });
  comparison.enter();
  await settled(comparison);
  comparison.bets = [{ name: 'Row 1', ratio: 2 }];
  comparison.clock.jump(Infinity);
  expect(stepsOf(comparison)).toEqual([0, 1]);
  expect(betResult(comparison)).toBeNull();
});

test('without bets nothing is said of them', async () => {
  const { app, comparison } = await openedComparison();
  comparison.use('ties');
  comparison.add();
  expect(app.notices.shown).toBeNull();
});
