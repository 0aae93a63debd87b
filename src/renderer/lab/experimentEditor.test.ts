/** The editor over the real service and the real worker, both in this thread; what is counted is counted when the test says so. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Experiments } from '../../host/services/experiments.ts';
import { libraryService } from '../../host/services/library.ts';
import { countHere } from '../../host/experiments/countHere.fixture.ts';
import type { Store } from '../../host/store/database.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { MAX_PLANNED_PUZZLES, type ExperimentUnderWay } from '../../shared/contract/experimentLook.ts';
import type { PuzzlesByDistance } from '../../shared/contract/experiments.ts';
import { parse } from '../../shared/contract/parse.ts';
import { SETTINGS } from '../../shared/contract/settings.ts';
import { Experiment, type CountedWork } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import type { Command } from '../program/commands.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import { labCommands } from './labCommands.ts';
import { ExperimentEditor } from './experimentEditor.svelte.ts';
import { labServices } from './labMethods.ts';
import type { LabPlace } from './labPlace.svelte.ts';

/** The textbook's table at its first two distances: 20 puzzles, three searches. */
const SMALL: PuzzlesByDistance = { ...PRESETS.textbook.recipe.puzzles, most: 4 };

function newStore(): Store {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  return store;
}

const atOnce = async (): Promise<void> => {};

/**
 * `left`: what was on show when the program was left before; `untilSaved`, `untilRead`, `untilListed` and `untilFound`: what
 * saving, results, the list and a saved experiment wait for on the host.
 */
function setUp(
  store = newStore(),
  left: ExperimentUnderWay | null = null,
  untilSaved = atOnce,
  untilRead = atOnce,
  { untilListed = atOnce, untilFound = atOnce } = {},
) {
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
    serveOwn(worker, labServices());
    return page;
  };
  const service = libraryService(
    store,
    (db) => ({ experiments: experiments.list(db) }),
    ({ ids }) => experiments.pause(ids),
  );
  const library: typeof service = { ...service, list: async (asked) => (await untilListed(), service.list(asked)) };
  const api: typeof experiments.api = {
    ...experiments.api,
    get: async (asked) => (await untilFound(), experiments.api.get(asked)),
    create: async (text) => (await untilSaved(), experiments.api.create(text)),
    results: async (asked) => (await untilRead(), experiments.api.results(asked)),
  };
  const editor = new ExperimentEditor({ api: { experiments: api, library }, notices }, startWorker, left);
  onTestFinished(editor.enter());
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
  return { store, editor, notices, countSome, countAll, end: () => end() };
}

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 60_000 });

async function counted() {
  const all = setUp();
  const { editor, countAll } = all;
  await until(() => editor.facts.puzzles === 959);
  await editor.change({ puzzles: SMALL });
  await editor.start();
  countAll();
  await until(() => editor.counting.progress.state === 'done' && editor.counting.table.rows.length === 2);
  return all;
}

test('a planned experiment is kept when it is counted, and its table comes in', async () => {
  const { editor } = await counted();
  expect(editor.counting.progress).toEqual({ state: 'done', done: 60, total: 60, fault: null });
  expect(
    editor.counting.table.rows.map(({ d, cells }) => [
      d,
      ...cells.map(({ spreads }) => Math.round(spreads.generated!.mean)),
    ]),
  ).toEqual([
    [2, 20, 6, 6],
    [4, 65, 12, 12],
  ]);
  expect(editor.list.entries).toMatchObject([{ title: 'The textbook’s table', state: 'done' }]);
  const hardest = await editor.counting.lab.marked({ d: 4, search: 2, measure: 'generated', which: 'most' });
  const { max } = editor.counting.table.rows[1]!.cells[2]!.spreads.generated!;
  expect(hardest).toMatchObject({ d: 4, search: 2, value: max });
  expect(new Float64Array((await editor.counting.lab.points({ x: 'd', y: 'h' })).points)).toHaveLength(4 * 40);
});

test.each([['before'], ['after']])(
  'what was changed %s the list of experiments came, and before one was open, was lost',
  async (when) => {
    const { store } = await counted();
    const { editor, notices } = setUp(store);
    if (when === 'after') await editor.list.load();
    await Promise.all([editor.change({ puzzles: SMALL }), editor.rename('For the class')]);
    await until(() => editor.isOpen);
    await until(() => editor.facts.puzzles === 20);
    expect(editor.recipe).toMatchObject({ title: 'For the class', puzzles: SMALL });
    expect([editor.experimentId, notices.shown, editor.list.entries.length]).toEqual([null, null, 1]);
  },
);

test('an experiment that was run before the view had opened it lay in the library and was never run', async () => {
  const { editor, notices } = setUp(newStore(), null, () => until(() => editor.facts.puzzles === 959));
  await editor.start();
  expect(editor.counting.isRunning).toBe(true);
  expect(editor.list.entries).toMatchObject([{ title: 'The textbook’s table', experimentId: editor.experimentId }]);
  expect(notices.shown).toBeNull();
});

test('an experiment that was fetched while a preset was chosen took its place', async () => {
  const { store, editor } = await counted();
  const { experimentId } = editor;
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = setUp(store, null, undefined, undefined, { untilFound: () => promise });
  await next.editor.planPreset('weights');
  const opened = next.editor.open(experimentId!);
  await next.editor.planPreset('ties');
  resolve();
  await opened;
  expect([next.editor.recipe.title, next.editor.experimentId]).toEqual([PRESETS.ties.recipe.title, null]);
});

test('where the list of experiments cannot be read, a plan is on show', async () => {
  const { editor, notices } = setUp(undefined, null, undefined, undefined, {
    untilListed: () => Promise.reject(new Error('The disk is gone.')),
  });
  await until(() => editor.isOpen && notices.shown !== null);
  expect([editor.recipe.title, editor.list.isKnown]).toEqual([PRESETS.textbook.recipe.title, false]);
  expect(notices.shown!.text).toBe('The disk is gone.');
});

test('a plan that was renamed while its puzzles were counted lacked their number', async () => {
  const { editor } = setUp();
  await until(() => editor.facts.puzzles === 959);
  await Promise.all([editor.change({ puzzles: SMALL }), editor.rename('Small')]);
  expect([editor.recipe.title, editor.facts.puzzles]).toEqual(['Small', 20]);
});

test('the table is of the searches on show, also where some were added to an experiment that is kept and not counted', async () => {
  const { editor, countAll } = setUp();
  await until(() => editor.facts.puzzles === 959);
  await editor.change({ puzzles: SMALL });
  await editor.save();
  await editor.open(editor.experimentId!);
  await until(() => editor.counting.table.rows.length === 2); // nothing is counted in them
  const searches = [...editor.recipe.searches, editor.recipe.searches.at(-1)!];
  const changed = editor.change({ searches });
  const seen = (): number[] => editor.counting.table.rows.map(({ cells }) => cells.length);
  for (let turn = 0; turn < 20; turn++) {
    expect(seen().every((cells) => cells === editor.recipe.searches.length)).toBe(true);
    await Promise.resolve();
  }
  await changed;
  await editor.start();
  countAll();
  await until(() => editor.counting.progress.state === 'done' && seen().join() === '4,4');
  expect(
    editor.counting.table.rows.flatMap(({ puzzles, cells }) => cells.map((cell) => cell.puzzles - puzzles)),
  ).toEqual(Array<number>(8).fill(0));
});

test('results that are asked for twice at once are taken once, and none after them is left out', async () => {
  const { editor, countSome, end } = setUp();
  await until(() => editor.facts.puzzles === 959);
  await editor.change({ puzzles: SMALL });
  await editor.start();
  countSome(0, 30);
  const counted = (): number =>
    editor.counting.table.rows.flatMap(({ cells }) => cells).reduce((sum, { puzzles }) => sum + puzzles, 0);
  await Promise.all([editor.rest('pause'), editor.rest('pause'), editor.rest('pause')]);
  await until(() => counted() === 30);
  await editor.start();
  countSome(30);
  end();
  await until(() => editor.counting.progress.state === 'done');
  await until(() => counted() === 60);
});

test('a plan that is kept twice at once is kept once, with what is changed meanwhile', async () => {
  const { editor } = setUp();
  await until(() => editor.facts.puzzles === 959);
  const saved = [editor.save(), editor.save()];
  await editor.rename('Twice');
  await Promise.all(saved);
  expect(editor.list.entries).toMatchObject([{ title: 'Twice' }]);
});

test('to change what was counted plans another experiment, and says where the results are', async () => {
  const { editor, notices } = await counted();
  const { experimentId } = editor;
  await editor.change({ searches: editor.recipe.searches.slice(1) });
  expect(editor.experimentId).toBeNull();
  expect(editor.recipe.title).toBe('The textbook’s table (copy)');
  expect(notices.shown?.text).toMatch(/The results stay with “.*The textbook’s table.*”\./);
  expect(editor.counting.table.rows).toEqual([]);
  await editor.open(experimentId!);
  await until(() => editor.counting.table.rows.length === 2);
});

test('the curve of the class was lost when a plan that had results was changed', async () => {
  const { editor } = await counted();
  editor.look.beginSketch();
  editor.look.sketchAt(2, 30);
  await editor.change({ puzzles: { ...SMALL, each: 2 } });
  expect(editor.experimentId).toBeNull();
  expect(editor.look.drawing).toEqual({ isSketching: true, sketch: [[2, 30]] });
  await editor.planPreset('ties');
  expect(editor.look.drawing).toEqual({ isSketching: false, sketch: [] });
});

test('a deleted experiment comes back by the notice, with what was counted', async () => {
  const { editor, notices } = await counted();
  await editor.delete({ experimentId: editor.experimentId!, title: editor.recipe.title });
  expect(editor.list.entries).toEqual([]);
  expect(editor.experimentId).toBeNull();
  await notices.undo();
  expect(editor.list.entries).toMatchObject([{ state: 'done', done: 60 }]);
  await until(() => editor.counting.table.rows.length === 2);
});

test('a deleted experiment is named, and a damaged one is said to be damaged', async () => {
  const { editor, notices } = await counted();
  const { experimentId } = editor;
  await editor.delete({ experimentId: experimentId!, title: editor.recipe.title });
  expect(notices.shown?.text).toMatch(/^Deleted the experiment “.*”\.$/);
  await notices.undo();
  await editor.delete({ experimentId: experimentId!, title: null });
  expect(notices.shown?.text).toBe('Deleted the damaged experiment.');
});

test('a recipe that cannot be counted says why at once', async () => {
  const { editor } = setUp();
  await until(() => editor.facts.puzzles === 959);
  await editor.change({ puzzles: { ...SMALL, least: 30, most: 24 } });
  expect(editor.facts.fault).toBe('puzzles: The least distance is greater than the greatest.');
});

test('every result leaves in a table of its own', async () => {
  const { editor } = await counted();
  const first = new TextDecoder().decode(await editor.counting.lab.resultsPart({ isFirst: true, branching: 'tree' }));
  const lines = first.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 60);
  expect(lines[0]).toMatch(/^Puzzle,Start,Goal,d,Search,Status,Generated,Generated without straight back,/);
  expect((await editor.counting.lab.resultsPart({ isFirst: false, branching: 'tree' })).byteLength).toBe(0);
});

/** What is kept of the editor, as it comes back from the library. */
const keptOf = ({ underWay }: ExperimentEditor): ExperimentUnderWay | null =>
  parse(SETTINGS.experiment.schema, JSON.parse(JSON.stringify(underWay)));

/** The editor of the next start. */
async function again({ store, editor }: Pick<ReturnType<typeof setUp>, 'store' | 'editor'>) {
  const next = setUp(store, keptOf(editor));
  await until(() => next.editor.isOpen);
  return next.editor;
}

test('a plan is there again at the next start, with the look and the sketch', async () => {
  const { store, editor } = setUp();
  expect(editor.isOpen, 'nothing is kept before an experiment is on show').toBe(false);
  await until(() => editor.isOpen);
  await editor.planPreset('weights');
  await editor.change({ puzzles: SMALL, searches: editor.recipe.searches.slice(2) });
  await editor.rename('Two weights');
  await editor.setBook([{ title: 'h₁', values: [[4, 12]] }]);
  editor.look.show('bStar');
  [editor.look.branching, editor.look.x] = ['power', 'h'];
  editor.look.beginSketch();
  editor.look.sketchAt(4, 1.5);
  editor.look.sketchAt(2, 1.25);
  const left = keptOf(editor);

  const next = await again({ store, editor });
  expect(keptOf(next)).toEqual(left);
  expect(next.experimentId).toBeNull();
  expect(next.text).toEqual(editor.text);
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

test('the chart of an experiment said that there are no results until they had come', async () => {
  const { store, editor } = await counted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = setUp(store, keptOf(editor), undefined, () => promise).editor;
  await until(() => next.isOpen && next.facts.puzzles === 20);
  expect(next.hasCome).toBe(false);
  resolve();
  await until(() => next.hasCome);
  expect(next.counting.table.rows).toHaveLength(2);

  await next.planPreset('weights');
  expect([next.hasCome, next.counting.table.rows], 'of a plan, all has come').toEqual([true, []]);
});

test('a plan of the last session that comes after a change to another one is offered by the notice', async () => {
  const { store, editor } = setUp();
  await until(() => editor.isOpen);
  await editor.planPreset('weights');
  await editor.rename('Two weights');
  const next = setUp(store, keptOf(editor));
  await next.editor.rename('For the class');
  await until(() => next.editor.isOpen && next.notices.shown !== null);
  expect([next.editor.recipe.title, next.notices.shown!.text]).toEqual([
    'For the class',
    'The plan “Two weights” was not saved.',
  ]);
  await next.notices.undo();
  expect(next.editor.text).toEqual(editor.text);
});

test('a plan that was worked on and is left for another experiment comes back by the notice', async () => {
  const { editor, notices } = setUp();
  await until(() => editor.facts.puzzles === 959);
  await editor.planPreset('ties');
  expect(notices.shown).toBeNull(); // the textbook's is there again whenever it is asked for
  await editor.planPreset('textbook');
  await editor.change({ puzzles: SMALL });
  const { text } = editor;
  editor.look.measure = 'ms';
  const look = editor.look.kept;
  await editor.planPreset('ties');
  expect(notices.shown?.text).toBe(`The plan “${text.recipe.title}” was not saved.`);
  await notices.undo();
  expect(editor.text).toEqual(text);
  expect(editor.look.kept).toEqual(look);
  expect(notices.shown).toBeNull(); // what it stood in for was as the program offers it
});

test('a curve is sketched where the distances are known, and elsewhere it is said why not', async () => {
  const { editor } = setUp();
  const sketch = labCommands({ editor } as LabPlace).lines.find(({ id }) => id === 'lab.sketch') as Command;
  await until(() => editor.facts.puzzles === 959);
  expect(sketch.whyNot!()).toBeNull();
  await editor.planPreset('fifteen'); // random puzzles
  expect(sketch.whyNot!()).toBe('A sketch needs puzzles chosen by distance.');
  editor.look.beginSketch(); // as one that was begun over other puzzles
  expect(sketch.whyNot!()).toBeNull(); // it can be ended
});

test('a plan that cannot be counted yet is there again, and says why', async () => {
  const { store, editor } = setUp();
  await until(() => editor.isOpen);
  await editor.change({ puzzles: { ...SMALL, least: 30, most: 24 } });
  const next = await again({ store, editor });
  expect(next.recipe.puzzles).toMatchObject({ least: 30, most: 24 });
  await until(() => next.facts.fault === 'puzzles: The least distance is greater than the greatest.');
});

test('an experiment of the library is on show again, and hides its results until the sketch is revealed', async () => {
  const { store, editor } = await counted();
  editor.look.beginSketch();
  editor.look.sketchAt(4, 50);
  const { experimentId } = editor;
  const { api } = new Experiments(
    store,
    () => ({ ended: Promise.resolve(), stop() {} }),
    1,
    () => 0,
  );
  await api.create({ recipe: { ...PRESETS.ties.recipe, puzzles: SMALL }, book: [] });

  const next = await again({ store, editor });
  expect(next.experimentId, 'and not the newest').toBe(experimentId);
  expect(next.look).toMatchObject({ isPlanned: false, isSketching: true, sketch: [[4, 50]] });
  await until(() => next.counting.table.rows.length === 2);

  await next.delete({ experimentId: experimentId!, title: 'it' });
  const last = await again({ store, editor });
  expect(last.recipe.title, 'once it is deleted, the newest').toBe(PRESETS.ties.recipe.title);
  expect(last.look.sketch).toEqual([]);
});

test('a plan with too many puzzles from a list is not kept, and says so, until the library has it', async () => {
  const { store, editor } = setUp();
  await until(() => editor.isOpen);
  const puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
  const puzzles = Array.from({ length: MAX_PLANNED_PUZZLES + 1 }, () => puzzle);
  await editor.change({ puzzles: { from: 'list', puzzles: puzzles.slice(1) } });
  expect(editor.isTooLong).toBe(false);
  expect((await again({ store, editor })).recipe.puzzles).toEqual({ from: 'list', puzzles: puzzles.slice(1) });

  await editor.change({ puzzles: { from: 'list', puzzles } });
  expect(editor.isTooLong).toBe(true);
  expect(keptOf(editor)).toBeNull();
  await editor.save();
  expect(editor.isTooLong).toBe(false);
  expect((await again({ store, editor })).recipe.puzzles).toEqual({ from: 'list', puzzles });
});
