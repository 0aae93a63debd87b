import { expect, test } from 'vitest';
import { serve } from '../../shared/rpc/rpc.ts';
import { SPACE_METHODS, spaceServices } from './spaceMethods.ts';
import { TableExport } from './tableExport.svelte.ts';
import { Workers } from '../ui/worker.fixture.ts';

const TABLE = { table: 'distances', rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0], halves: 'all' } as const;

function open() {
  const workers = new Workers((port, now) => serve(port, spaceServices(now), SPACE_METHODS));
  const disk = { text: '', finished: 0, discarded: 0, wait: Promise.resolve() };
  const tables = new TableExport(() => workers.start(), {
    createFile: async () => ({ fileId: 1 }),
    writePart: async ({ part }) => {
      await disk.wait;
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
