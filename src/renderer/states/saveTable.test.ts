import { expect, test } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import type { FileApi } from '../host/saveParts.ts';
import { spaceServices, type TableRequest } from './spaceMethods.ts';
import { saveTable, type TableJob } from './saveTable.ts';
import { Workers } from '../ui/worker.fixture.ts';
import { WorkerJob } from '../ui/workerJob.svelte.ts';

const TABLE = { table: 'distances', rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], halves: 'all' } as const;

/** A table of few rows. */
const SMALL = { ...TABLE, rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0], halves: 'reachable' } as const;

function open() {
  const workers = new Workers((port, now) => serveOwn(port, spaceServices(now)));
  const disk = { text: '', finished: 0, discarded: 0, wait: Promise.resolve(), fault: null as Error | null };
  const job: TableJob = new WorkerJob(() => workers.start());
  const files: FileApi = {
    createFile: async () => ({ fileId: 1 }),
    writePart: async ({ part }) => {
      await disk.wait;
      if (disk.fault) throw disk.fault;
      disk.text += new TextDecoder().decode(part);
    },
    finishFile: async () => (disk.finished++, { name: 'states.csv', bytes: disk.text.length, url: null }),
    discardFile: async () => void disk.discarded++,
  };
  const save = (name: string, table: TableRequest) => saveTable(job, files, name, table);
  return { job, save, disk, workers };
}

test('a table is saved row by row, and its worker ended', async () => {
  const { job, save, disk, workers } = open();
  expect(await save('states.csv', TABLE)).toMatchObject({ name: 'states.csv' });
  expect(disk.text.split('\r\n')).toHaveLength(362_880 + 2);
  expect(disk).toMatchObject({ finished: 1, discarded: 0 });
  expect(workers).toMatchObject({ started: 1, ended: 1 });
  expect(job.progress).toBeNull();
});

test('one that is cancelled leaves no file and no worker', async () => {
  const { job, save, disk, workers } = open();
  let goOn = (): void => {};
  disk.wait = new Promise((resolve) => (goOn = resolve));
  const saving = save('states.csv', TABLE);
  await expect.poll(() => workers.started).toBe(1);
  job.cancel();
  goOn();
  expect(await saving).toBeNull();
  expect(disk).toMatchObject({ finished: 0, discarded: 1 });
  expect(workers.ended).toBeGreaterThan(0);
});

test('progress is reported after each part, up to all rows', async () => {
  const { job, save, disk } = open();
  const seen: (typeof job.progress)[] = [];
  const write = save('states.csv', { ...TABLE, halves: 'reachable' });
  const watch = setInterval(() => seen.push(job.progress), 0);
  await write;
  clearInterval(watch);
  const rows = seen.flatMap((progress) => progress?.rows ?? []);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  expect(new Set(seen.flatMap((progress) => progress?.total ?? []))).toEqual(new Set([181_440]));
  expect(Math.max(...rows)).toBeLessThanOrEqual(181_440);
  expect(disk.finished).toBe(1);
});

test('one table at a time is saved', async () => {
  const { save, disk, workers } = open();
  const first = save('one.csv', SMALL);
  expect(await save('two.csv', SMALL)).toBeNull();
  expect(await first).not.toBeNull();
  expect(await save('two.csv', SMALL)).not.toBeNull();
  expect(disk.finished).toBe(2);
  expect(workers).toMatchObject({ started: 2, ended: 2 });
});

test('a part that cannot be written is reported, and leaves no file and no worker', async () => {
  const { job, save, disk, workers } = open();
  disk.fault = new Error('the disk is full');
  await expect(save('states.csv', SMALL)).rejects.toThrow('the disk is full');
  expect(disk).toMatchObject({ finished: 0, discarded: 1 });
  expect(workers).toMatchObject({ started: 1, ended: 1 });
  job.cancel(); // nothing is under way any more
  disk.fault = null;
  expect(await save('states.csv', SMALL)).not.toBeNull();
});
