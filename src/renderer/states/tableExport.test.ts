import { expect, test } from 'vitest';
import { serve } from '../../shared/rpc/rpc.ts';
import { SPACE_METHODS, spaceServices } from './spaceMethods.ts';
import { TableExport } from './tableExport.svelte.ts';
import { Workers } from '../ui/worker.fixture.ts';

const TABLE = { table: 'distances', rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], halves: 'all' } as const;

/** A table of few rows. */
const SMALL = { ...TABLE, rows: 2, cols: 3, goal: [1, 2, 3, 4, 5, 0], halves: 'reachable' } as const;

function open() {
  const workers = new Workers((port, now) => serve(port, spaceServices(now), SPACE_METHODS));
  const disk = { text: '', finished: 0, discarded: 0, wait: Promise.resolve(), fault: null as Error | null };
  const tables = new TableExport(() => workers.start(), {
    createFile: async () => ({ fileId: 1 }),
    writePart: async ({ part }) => {
      await disk.wait;
      if (disk.fault) throw disk.fault;
      disk.text += new TextDecoder().decode(part);
    },
    finishFile: async () => (disk.finished++, { name: 'states.csv', bytes: disk.text.length, url: null }),
    discardFile: async () => void disk.discarded++,
  });
  return { tables, disk, workers };
}

test('a table is saved row by row, and its worker ended', async () => {
  const { tables, disk, workers } = open();
  expect(await tables.save('states.csv', TABLE)).toMatchObject({ name: 'states.csv' });
  expect(disk.text.split('\r\n')).toHaveLength(362_880 + 2);
  expect(disk).toMatchObject({ finished: 1, discarded: 0 });
  expect(workers).toMatchObject({ started: 1, ended: 1 });
  expect(tables.progress).toBeNull();
});

test('one that is cancelled leaves no file and no worker', async () => {
  const { tables, disk, workers } = open();
  let goOn = (): void => {};
  disk.wait = new Promise((resolve) => (goOn = resolve));
  const saving = tables.save('states.csv', TABLE);
  await expect.poll(() => workers.started).toBe(1);
  tables.cancel();
  goOn();
  expect(await saving).toBeNull();
  expect(disk).toMatchObject({ finished: 0, discarded: 1 });
  expect(workers.ended).toBeGreaterThan(0);
});

test('how many rows are saved is told part by part, up to all of them', async () => {
  const { tables, disk } = open();
  const told: (typeof tables.progress)[] = [];
  const write = tables.save('states.csv', { ...TABLE, halves: 'reachable' });
  const watch = setInterval(() => told.push(tables.progress), 0);
  await write;
  clearInterval(watch);
  const rows = told.flatMap((progress) => progress?.rows ?? []);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  expect(new Set(told.flatMap((progress) => progress?.total ?? []))).toEqual(new Set([181_440]));
  expect(Math.max(...rows)).toBeLessThanOrEqual(181_440);
  expect(disk.finished).toBe(1);
});

test('one at a time is saved, and the next one after it', async () => {
  const { tables, disk, workers } = open();
  const first = tables.save('one.csv', SMALL);
  expect(await tables.save('two.csv', SMALL)).toBeNull();
  expect(await first).not.toBeNull();
  expect(await tables.save('two.csv', SMALL)).not.toBeNull();
  expect(disk.finished).toBe(2);
  expect(workers).toMatchObject({ started: 2, ended: 2 });
});

test('a part that cannot be written is told, and leaves no file and no worker', async () => {
  const { tables, disk, workers } = open();
  disk.fault = new Error('the disk is full');
  await expect(tables.save('states.csv', SMALL)).rejects.toThrow('the disk is full');
  expect(disk).toMatchObject({ finished: 0, discarded: 1 });
  expect(workers).toMatchObject({ started: 1, ended: 1 });
  tables.cancel(); // nothing is under way any more
  disk.fault = null;
  expect(await tables.save('states.csv', SMALL)).not.toBeNull();
});
