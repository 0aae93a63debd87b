import { describe, expect, test } from 'vitest';
import { MAX_PAGE } from '../../shared/contract/methods.ts';
import type { Page } from '../../shared/contract/types.ts';
import { RowList, type Answer } from './rowList.svelte.ts';

interface Row {
  readonly id: number;
}

/** A list of so many rows, the newest first; `add` adds one, as another window would. */
function rowsOnHost(count: number, isDamaged: (id: number) => boolean = () => false) {
  const ids = Array.from({ length: count }, (_, index) => count - index);
  const ask = async ({ offset, limit }: Page): Promise<Answer<Row>> => {
    expect(limit).toBeLessThanOrEqual(MAX_PAGE);
    const page = ids.slice(offset, offset + limit);
    const damaged = page.filter(isDamaged).map((id) => ({ id, title: 'x', sentence: '' }));
    const rows = page.filter((id) => !isDamaged(id)).map((id) => ({ id }));
    return { total: ids.length, rows, damaged };
  };
  const list = new RowList(ask, ({ id }: Row) => id);
  return { list, add: () => ids.unshift(ids.length + 1), remove: (id: number) => ids.splice(ids.indexOf(id), 1) };
}

async function readToEnd(list: RowList<Row>): Promise<void> {
  while (list.left > 0) await list.more();
}

const idsOf = ({ rows }: RowList<Row>): number[] => rows.map(({ id }) => id);
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
    const waiting: ((answer: Answer<Row>) => void)[] = [];
    const list = new RowList<Row>(
      () => new Promise((resolve) => waiting.push(resolve)),
      ({ id }) => id,
    );
    const asked = [list.load(), list.load()];
    waiting[1]({ total: 1, rows: [{ id: 2 }], damaged: [] });
    waiting[0]({ total: 1, rows: [{ id: 1 }], damaged: [] });
    await Promise.all(asked);
    expect(idsOf(list)).toEqual([2]);
  });

  test('that does not arrive is not taken for empty', async () => {
    const list = new RowList<Row>(
      () => Promise.reject(new Error('The disk does not answer.')),
      ({ id }) => id,
    );
    await expect(list.load()).rejects.toThrow('The disk does not answer.');
    expect(list.isLoaded).toBe(false);
  });
});
