import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListRows } from '../../shared/contract/lists.ts';
import { MAX_PAGE } from '../../shared/contract/types.ts';
import type { Page } from '../../shared/contract/types.ts';
import { RowList, type ListApi } from './rowList.svelte.ts';

interface Row {
  readonly id: number;
}

type Listed = RowList<'comparisons'>;

function listOf(ask: (page: Page) => Promise<ListRows<Row>>): Listed {
  const list = async ({ comparisons }: { comparisons: Page }) => ({ comparisons: await ask(comparisons) });
  return new RowList({ list } as unknown as ListApi, 'comparisons', (row) => (row as unknown as Row).id);
}

/** A list of so many rows, the newest first; `add` adds one, as another window would. */
function rowsOnHost(count: number, isDamaged: (id: number) => boolean = () => false) {
  const ids = Array.from({ length: count }, (_, index) => count - index);
  const ask = async ({ offset, limit }: Page): Promise<ListRows<Row>> => {
    expect(limit).toBeLessThanOrEqual(MAX_PAGE);
    const page = ids.slice(offset, offset + limit);
    const damaged = page.filter(isDamaged).map((id) => ({ id, title: 'x', sentence: '' }));
    const rows = page.filter((id) => !isDamaged(id)).map((id) => ({ id }));
    return { total: ids.length, rows, damaged };
  };
  const list = listOf(ask);
  let newest = count;
  return { list, ids, add: () => ids.unshift(++newest), remove: (id: number) => ids.splice(ids.indexOf(id), 1) };
}

async function readToEnd(list: Listed): Promise<void> {
  for (let pages = 0; list.left > 0; pages++) {
    expect(pages).toBeLessThan(100);
    await list.more();
  }
}

const idsOf = ({ ids }: Listed): number[] => ids;
const DOWN_FROM_320 = Array.from({ length: 320 }, (_, index) => 320 - index);

describe('a list of the library', () => {
  test('comes a page at a time, down to the last row', async () => {
    const { list } = rowsOnHost(320);
    await list.load();
    expect(list.rows.length).toBeLessThan(320);
    await readToEnd(list);
    expect(idsOf(list)).toEqual(DOWN_FROM_320);
  });

  test('shows no row twice when one was added meanwhile', async () => {
    const { list, add } = rowsOnHost(120);
    await list.load();
    add();
    await list.more();
    expect(new Set(idsOf(list)).size).toBe(list.rows.length);
    expect(list.total).toBe(121);
  });

  test('loses no row where those before it were deleted in another window', async () => {
    const { list, ids } = rowsOnHost(320);
    await list.load();
    ids.splice(0, 30);
    await readToEnd(list);
    expect(idsOf(list)).toEqual(DOWN_FROM_320.slice(30));
  });

  test('has at its end what the host has, each row once, whatever came and went while it was paged', async () => {
    type Host = ReturnType<typeof rowsOnHost>;
    const act = fc.oneof(
      fc.constant(({ list }: Host) => list.more()),
      fc.constant(({ list }: Host) => list.reload()),
      fc.constant(({ add }: Host) => add()),
      fc.nat().map(
        (at) =>
          ({ ids }: Host) =>
            void ids.splice(at % ids.length, 1),
      ),
      fc.nat().map(
        (at) =>
          ({ ids }: Host) =>
            void ids.splice(at % ids.length, 120),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.integer({ min: 2, max: 9 }), async (acts, damage) => {
        const host = rowsOnHost(450, (id) => id % damage === 0);
        await host.list.load();
        for (const act of acts) if (host.ids.length > 0) await act(host);
        await readToEnd(host.list);
        await host.list.more(); // at the end it asks whether that is still so
        const shown = [...idsOf(host.list), ...host.list.damaged.map(({ id }) => id)];
        const lost = host.ids.filter((id) => !shown.includes(id));
        expect(lost.filter((id) => id <= 450)).toEqual([]);
        expect(new Set(shown).size).toBe(shown.length);
      }),
      { numRuns: 60 },
    );
  });

  test('is read anew where a row goes between two of its pages', async () => {
    const { list, ids } = rowsOnHost(320);
    await list.load();
    await readToEnd(list);
    const whole = list.reload();
    ids.splice(0, 3); // after the first page was asked for
    await whole;
    expect(idsOf(list)).toEqual(DOWN_FROM_320.slice(3));
  });

  test('names damaged rows beside the others, and counts them where it goes on reading', async () => {
    const { list } = rowsOnHost(320, (id) => id % 3 === 0);
    await list.load();
    await readToEnd(list);
    const all = [...idsOf(list), ...list.damaged.map(({ id }) => id)];
    expect(all.sort((a, b) => b - a)).toEqual(DOWN_FROM_320);
    expect(list.damaged.every(({ id }) => id % 3 === 0)).toBe(true);
  });

  test('stays as long as it was when it is read anew, without what is gone', async () => {
    const { list, remove } = rowsOnHost(320);
    await list.load();
    await readToEnd(list);
    remove(7);
    await list.reload();
    expect(idsOf(list)).toEqual(DOWN_FROM_320.filter((id) => id !== 7));
  });

  test('drops an answer that comes after a later question', async () => {
    const waiting: ((answer: ListRows<Row>) => void)[] = [];
    const list = listOf(() => new Promise((resolve) => waiting.push(resolve)));
    const asked = [list.load(), list.load()];
    waiting[1]({ total: 1, rows: [{ id: 2 }], damaged: [] });
    waiting[0]({ total: 1, rows: [{ id: 1 }], damaged: [] });
    await Promise.all(asked);
    expect(idsOf(list)).toEqual([2]);
  });

  test('that does not arrive is not taken for empty', async () => {
    const list = listOf(() => Promise.reject(new Error('The disk does not answer.')));
    await expect(list.load()).rejects.toThrow('The disk does not answer.');
    expect(list.isLoaded).toBe(false);
  });
});
