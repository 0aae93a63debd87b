/** The desk over the real service and the real worker, both in this thread; what is counted is counted when the test says so. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Experiments } from '../../host/services/experiments.ts';
import { countHere } from '../../host/experiments/countHere.fixture.ts';
import type { Store } from '../../host/store/database.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import type { Api } from '../../shared/contract/api.ts';
import { MAX_PLANNED_PUZZLES, type ExperimentUnderWay } from '../../shared/contract/experimentLook.ts';
import type { PuzzlesByDistance } from '../../shared/contract/experiments.ts';
import { parse } from '../../shared/contract/parse.ts';
import { SETTINGS } from '../../shared/contract/settings.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { CountedWork } from '../../shared/lab/work.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { loopback } from '../../shared/rpc/loopback.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import type { Command } from '../program/commands.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import { labCommands } from './labCommands.ts';
import { LabDesk } from './labDesk.svelte.ts';
import { LAB_METHODS, labServices } from './labMethods.ts';
import type { LabPlace } from './labPlace.svelte.ts';

/** The textbook's table at its first two distances: 20 puzzles, three searches. */
const SMALL: PuzzlesByDistance = { ...PRESETS.textbook.recipe.puzzles, most: 4 };

function newStore(): Store {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  return store;
}

/** `left`: what was on show when the program was left before. */
function setUp(store = newStore(), left: ExperimentUnderWay | null = null) {
  let work: CountedWork | null = null;
  let end = (): void => {};
  const count = (counted: CountedWork) => {
    work = counted;
    const ended = new Promise<void>((resolve) => (end = resolve));
    return { ended, stop: end };
  };
  const experiments = new Experiments(store, count, 1, () => 0);
  onTestFinished(() => experiments.close());
  const notices = new Notices();
  const startWorker = (): Port => {
    const [page, worker] = loopback(structuredClone);
    serve(worker, labServices(), LAB_METHODS);
    return page;
  };
  const desk = new LabDesk({ api: { experiments: experiments.api } as unknown as Api, notices }, startWorker, left);
  onTestFinished(desk.show());
  /** Counts so many of what was started: the next ones, as they are counted. */
  const countSome = (from: number, to = Infinity): void => {
    const experiment = new Experiment(work!.recipe);
    countHere(experiment);
    work!.add(experiment.results.slice(from, to));
  };
  /** Counts all of it. */
  const countAll = (): void => {
    countSome(0);
    end();
  };
  return { store, desk, notices, countSome, countAll, end: () => end() };
}

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 60_000 });

async function counted() {
  const all = setUp();
  const { desk, countAll } = all;
  await until(() => desk.facts.puzzles === 959);
  await desk.change({ puzzles: SMALL });
  await desk.start();
  countAll();
  await until(() => desk.progress.state === 'done' && desk.table.rows.length === 2);
  return all;
}

test('a planned experiment is kept when it is counted, and its table comes in', async () => {
  const { desk } = await counted();
  expect(desk.progress).toEqual({ state: 'done', done: 60, total: 60, fault: null });
  expect(
    desk.table.rows.map(({ d, cells }) => [d, ...cells.map(({ spreads }) => Math.round(spreads.generated!.mean))]),
  ).toEqual([
    [2, 20, 6, 6],
    [4, 65, 12, 12],
  ]);
  expect(desk.list).toMatchObject([{ title: 'The textbook’s table', state: 'done' }]);
  const hardest = await desk.lab.marked({ d: 4, search: 2, measure: 'generated', which: 'most' });
  const { max } = desk.table.rows[1]!.cells[2]!.spreads.generated!;
  expect(hardest).toMatchObject({ d: 4, search: 2, value: max });
  expect(new Float64Array((await desk.lab.points({ x: 'd', y: 'h' })).points)).toHaveLength(4 * 40);
});

test('the table is of the searches on show, also where some were added to an experiment that is kept and not counted', async () => {
  const { desk, countAll } = setUp();
  await until(() => desk.facts.puzzles === 959);
  await desk.change({ puzzles: SMALL });
  await desk.save();
  await desk.open(desk.experimentId!);
  await until(() => desk.table.rows.length === 2); // nothing is counted in them
  const searches = [...desk.recipe.searches, desk.recipe.searches.at(-1)!];
  const changed = desk.change({ searches });
  const seen = (): number[] => desk.table.rows.map(({ cells }) => cells.length);
  for (let turn = 0; turn < 20; turn++) {
    expect(seen().every((cells) => cells === desk.recipe.searches.length)).toBe(true);
    await Promise.resolve();
  }
  await changed;
  await desk.start();
  countAll();
  await until(() => desk.progress.state === 'done' && seen().join() === '4,4');
  expect(desk.table.rows.flatMap(({ puzzles, cells }) => cells.map((cell) => cell.puzzles - puzzles))).toEqual(
    Array<number>(8).fill(0),
  );
});

test('results that are asked for twice at once are taken once, and none after them is left out', async () => {
  const { desk, countSome, end } = setUp();
  await until(() => desk.facts.puzzles === 959);
  await desk.change({ puzzles: SMALL });
  await desk.start();
  countSome(0, 30);
  const counted = (): number =>
    desk.table.rows.flatMap(({ cells }) => cells).reduce((sum, { puzzles }) => sum + puzzles, 0);
  await Promise.all([desk.pause(), desk.pause(), desk.pause()]);
  await until(() => counted() === 30);
  await desk.start();
  countSome(30);
  end();
  await until(() => desk.progress.state === 'done');
  await until(() => counted() === 60);
});

test('a plan that is kept twice at once is kept once, with what is changed meanwhile', async () => {
  const { desk } = setUp();
  await until(() => desk.facts.puzzles === 959);
  const saved = [desk.save(), desk.save()];
  await desk.rename('Twice');
  await Promise.all(saved);
  expect(desk.list).toMatchObject([{ title: 'Twice' }]);
});

test('to change what was counted plans another experiment, and says where the results are', async () => {
  const { desk, notices } = await counted();
  const { experimentId } = desk;
  await desk.change({ searches: desk.recipe.searches.slice(1) });
  expect(desk.experimentId).toBeNull();
  expect(desk.recipe.title).toBe('The textbook’s table (copy)');
  expect(notices.shown?.text).toMatch(/The results stay with “.*The textbook’s table.*”\./);
  expect(desk.table.rows).toEqual([]);
  await desk.open(experimentId!);
  await until(() => desk.table.rows.length === 2);
});

test('a deleted experiment comes back by the notice, with what was counted', async () => {
  const { desk, notices } = await counted();
  await desk.delete({ experimentId: desk.experimentId!, title: desk.recipe.title });
  expect(desk.list).toEqual([]);
  expect(desk.experimentId).toBeNull();
  await notices.undo();
  expect(desk.list).toMatchObject([{ state: 'done', done: 60 }]);
  await until(() => desk.table.rows.length === 2);
});

test('a deleted experiment is named, and a damaged one is said to be damaged', async () => {
  const { desk, notices } = await counted();
  const { experimentId } = desk;
  await desk.delete({ experimentId: experimentId!, title: desk.recipe.title });
  expect(notices.shown?.text).toMatch(/^Deleted the experiment “.*”\.$/);
  await notices.undo();
  await desk.delete({ experimentId: experimentId!, title: null });
  expect(notices.shown?.text).toBe('Deleted the damaged experiment.');
});

test('a recipe that cannot be counted says why at once', async () => {
  const { desk } = setUp();
  await until(() => desk.facts.puzzles === 959);
  await desk.change({ puzzles: { ...SMALL, least: 30, most: 24 } });
  expect(desk.facts.fault).toBe('puzzles: The least distance is greater than the greatest.');
});

test('every result leaves in a table of its own', async () => {
  const { desk } = await counted();
  const first = new TextDecoder().decode(await desk.lab.resultsPart({ isFirst: true, branching: 'tree' }));
  const lines = first.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 60);
  expect(lines[0]).toMatch(/^puzzle,start,goal,d,search,status,generated,/);
  expect((await desk.lab.resultsPart({ isFirst: false, branching: 'tree' })).byteLength).toBe(0);
});

/** What is kept of the desk, as it comes back from the library. */
const keptOf = ({ underWay }: LabDesk): ExperimentUnderWay | null =>
  parse(SETTINGS.experiment, JSON.parse(JSON.stringify(underWay)));

/** The desk of the next start. */
async function again({ store, desk }: Pick<ReturnType<typeof setUp>, 'store' | 'desk'>) {
  const next = setUp(store, keptOf(desk));
  await until(() => next.desk.isOpen);
  return next.desk;
}

test('a plan is there again at the next start, with the look and the sketch', async () => {
  const { store, desk } = setUp();
  expect(desk.isOpen, 'nothing is kept before an experiment is on show').toBe(false);
  await until(() => desk.isOpen);
  await desk.planPreset('weights');
  await desk.change({ puzzles: SMALL, searches: desk.recipe.searches.slice(2) });
  await desk.rename('Two weights');
  await desk.setBook([{ title: 'h₁', values: [[4, 12]] }]);
  desk.look.show('bStar');
  [desk.look.branching, desk.look.x] = ['power', 'h'];
  desk.look.beginSketch();
  desk.look.sketchAt(4, 1.5);
  desk.look.sketchAt(2, 1.25);
  const left = keptOf(desk);

  const next = await again({ store, desk });
  expect(keptOf(next)).toEqual(left);
  expect(next.experimentId).toBeNull();
  expect(next.text).toEqual(desk.text);
  expect(next.look.kept).toEqual({
    ...{ kind: 'bStar', measure: 'generated', branching: 'power', x: 'h', y: 'ms' },
    isSketching: true,
    sketch: [
      [2, 1.25],
      [4, 1.5],
    ],
  });
  await until(() => next.facts.puzzles === 20);
});

test('a plan that was worked on and is left for another experiment comes back by the notice', async () => {
  const { desk, notices } = setUp();
  await until(() => desk.facts.puzzles === 959);
  await desk.planPreset('ties');
  expect(notices.shown).toBeNull(); // the textbook's is there again whenever it is asked for
  await desk.planPreset('textbook');
  await desk.change({ puzzles: SMALL });
  const { text } = desk;
  desk.look.measure = 'ms';
  const look = desk.look.kept;
  await desk.planPreset('ties');
  expect(notices.shown?.text).toBe(`The plan “${text.recipe.title}” was not saved.`);
  await notices.undo();
  expect(desk.text).toEqual(text);
  expect(desk.look.kept).toEqual(look);
  expect(notices.shown).toBeNull(); // what it stood in for was as the program offers it
});

test('a curve is sketched where the distances are known, and elsewhere it is said why not', async () => {
  const { desk } = setUp();
  const sketch = labCommands({ desk } as LabPlace).lines.find(({ id }) => id === 'lab.sketch') as Command;
  await until(() => desk.facts.puzzles === 959);
  expect(sketch.whyNot!()).toBeNull();
  await desk.planPreset('fifteen'); // random puzzles
  expect(sketch.whyNot!()).toBe('A curve is drawn over distances: choose puzzles by distance.');
  desk.look.beginSketch(); // as one that was begun over other puzzles
  expect(sketch.whyNot!()).toBeNull(); // it can be ended
});

test('a plan that cannot be counted yet is there again, and says why', async () => {
  const { store, desk } = setUp();
  await until(() => desk.isOpen);
  await desk.change({ puzzles: { ...SMALL, least: 30, most: 24 } });
  const next = await again({ store, desk });
  expect(next.recipe.puzzles).toMatchObject({ least: 30, most: 24 });
  await until(() => next.facts.fault === 'puzzles: The least distance is greater than the greatest.');
});

test('an experiment of the library is on show again, and hides its results until the sketch is revealed', async () => {
  const { store, desk } = await counted();
  desk.look.beginSketch();
  desk.look.sketchAt(4, 50);
  const { experimentId } = desk;
  const { api } = new Experiments(
    store,
    () => ({ ended: Promise.resolve(), stop() {} }),
    1,
    () => 0,
  );
  await api.create({ recipe: { ...PRESETS.ties.recipe, puzzles: SMALL }, book: [] });

  const next = await again({ store, desk });
  expect(next.experimentId, 'and not the newest').toBe(experimentId);
  expect(next.look).toMatchObject({ isPlanned: false, isSketching: true, sketch: [[4, 50]] });
  await until(() => next.table.rows.length === 2);

  await next.delete({ experimentId: experimentId!, title: 'it' });
  const last = await again({ store, desk });
  expect(last.recipe.title, 'once it is deleted, the newest').toBe(PRESETS.ties.recipe.title);
  expect(last.look.sketch).toEqual([]);
});

test('a plan with too many puzzles from a list is not kept, and says so, until the library has it', async () => {
  const { store, desk } = setUp();
  await until(() => desk.isOpen);
  const puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
  const puzzles = Array.from({ length: MAX_PLANNED_PUZZLES + 1 }, () => puzzle);
  await desk.change({ puzzles: { from: 'list', puzzles: puzzles.slice(1) } });
  expect(desk.isTooLong).toBe(false);
  expect((await again({ store, desk })).recipe.puzzles).toEqual({ from: 'list', puzzles: puzzles.slice(1) });

  await desk.change({ puzzles: { from: 'list', puzzles } });
  expect(desk.isTooLong).toBe(true);
  expect(keptOf(desk)).toBeNull();
  await desk.save();
  expect(desk.isTooLong).toBe(false);
  expect((await again({ store, desk })).recipe.puzzles).toEqual({ from: 'list', puzzles });
});
