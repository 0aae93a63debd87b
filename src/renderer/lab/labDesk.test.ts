/** The desk over the real service and the real worker, both in this thread; what is counted is counted when the test says so. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Experiments } from '../../host/services/experiments.ts';
import { countHere } from '../../host/experiments/countHere.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import type { Api } from '../../shared/contract/api.ts';
import type { PuzzlesByDistance } from '../../shared/contract/experiments.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { CountedWork } from '../../shared/lab/work.ts';
import { loopback } from '../../shared/rpc/loopback.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import { Notices } from '../program/notices.svelte.ts';
import { LabDesk } from './labDesk.svelte.ts';
import { LAB_METHODS, labServices } from './labMethods.ts';

/** The textbook's table at its first two distances: 20 puzzles, three searches. */
const SMALL: PuzzlesByDistance = { ...PRESETS.textbook.recipe.puzzles, most: 4 };

function setUp() {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
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
  const desk = new LabDesk({ api: { experiments: experiments.api } as unknown as Api, notices }, () => {
    const [page, worker] = loopback(structuredClone);
    serve(worker, labServices(), LAB_METHODS);
    return page;
  });
  onTestFinished(desk.show());
  /** Counts all of what was started. */
  const countAll = (): void => {
    const experiment = new Experiment(work!.recipe);
    countHere(experiment);
    work!.add(experiment.results);
    end();
  };
  return { desk, notices, countAll };
}

const until = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 8_000 });

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
