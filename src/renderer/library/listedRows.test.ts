import { describe, expect, test } from 'vitest';
import type { WantedLists } from '../../shared/contract/lists.ts';
import type { PuzzleFilter, RunFilter } from '../../shared/contract/types.ts';
import { PuzzleRows, RunRows, type WantedPuzzles, type WantedRuns } from './listedRows.svelte.ts';
import type { ListApi } from './rowList.svelte.ts';
import { RUN_COLUMNS } from './runColumns.ts';

/** A history over a host that has no runs, and what it was asked for. */
function historyOf() {
  const asked: unknown[] = [];
  const list = async ({ runs }: WantedLists) => {
    asked.push(runs);
    return { runs: { rows: [], damaged: [], total: 0, pruned: 3 } };
  };
  return { asked, history: new RunRows({ list } as unknown as ListApi) };
}

function listedPuzzles() {
  const list = async () => ({ puzzles: { rows: [], damaged: [], total: 0 } });
  return new PuzzleRows({ list } as unknown as ListApi);
}

describe('the history', () => {
  test.each<[Partial<WantedRuns>, RunFilter]>([
    [{}, { setId: 4 }],
    [
      { algorithm: 'bfs', pinned: true },
      { setId: 4, algorithm: 'bfs', pinned: true },
    ],
    [{ puzzle: { puzzleId: 9, title: 'Nine' } }, { puzzleId: 9 }], // wherever that puzzle is
    [{ fromDay: '2026-02-28' }, { setId: 4, fromMs: new Date(2026, 1, 28).getTime() }],
    [{ toDay: '2026-02-28' }, { setId: 4, beforeMs: new Date(2026, 2, 1).getTime() }], // that day included
  ])('of a set, where %j is wanted, asks for %j', async (wanted, filter) => {
    const { asked, history } = historyOf();
    await history.showSet(4);
    await history.want(wanted);
    expect(asked.at(-1)).toMatchObject({ sort: 'time', descending: true, offset: 0 });
    expect(history.filter).toEqual(filter);
    expect(history.isNarrowed).toBe(Object.keys(wanted).length > 0);
    await history.wantAll();
    expect(history).toMatchObject({ filter: { setId: 4 }, isNarrowed: false, newest: { pruned: 3 } });
  });

  test('is sorted the other way round by the same column again; time begins with the latest', async () => {
    const { history } = historyOf();
    const orders: unknown[] = [];
    for (const sort of ['expanded', 'expanded', 'time', 'time'] as const) {
      await history.sortBy(sort);
      orders.push([history.order.sort, history.order.descending]);
    }
    expect(orders).toEqual([
      ['expanded', false],
      ['expanded', true],
      ['time', true],
      ['time', false],
    ]);
  });
});

describe('the history while results are hidden', () => {
  const RESULTS = ['length', 'expanded', 'generated', 'frontier', 'duration'];

  test.each(RUN_COLUMNS.map(({ sort }) => sort))('in the order of %s, tells no result', async (sort) => {
    const { asked, history } = historyOf();
    await history.sortBy(sort);
    await history.sortBy(sort); // the other way round
    const { order } = history;
    await history.hideResults();
    const isResult = RESULTS.includes(sort);
    expect(history.order).toEqual(isResult ? { sort: 'time', descending: true } : order);
    expect(asked).toHaveLength(isResult ? 3 : 2);
    expect(asked.at(-1)).toMatchObject(history.order);
  });
});

describe('the puzzles that are listed', () => {
  test.each<[WantedPuzzles & { text?: string }, boolean]>([
    [{}, false],
    [{ text: '' }, false],
    [{ text: 'case' }, true],
    [{ solvable: false }, true],
    [{ tags: ['hard'] }, true],
    [{ fewest: 0 }, true], // the field shows it, and “Show all” clears the field
  ])('with %j wanted are narrowed: %j', async (wanted, isNarrowed) => {
    const listed = listedPuzzles();
    await listed.showSet(2);
    await listed.want(wanted);
    expect(listed).toMatchObject({ isNarrowed, isInOwnOrder: !isNarrowed });
    await listed.wantAll();
    expect(listed.isInOwnOrder).toBe(true);
  });

  test.each<[WantedPuzzles, PuzzleFilter]>([
    [{}, { setId: 2 }],
    [
      { solvable: true, fewest: 0 },
      { setId: 2, solvable: true, length: { least: 0, most: Number.MAX_SAFE_INTEGER } },
    ],
    [{ most: 8 }, { setId: 2, length: { least: 0, most: 8 } }],
    [
      { fewest: 3, most: 8 },
      { setId: 2, length: { least: 3, most: 8 } },
    ],
  ])('with %j wanted are asked for by %j', async (wanted, filter) => {
    const listed = listedPuzzles();
    await listed.showSet(2);
    await listed.want(wanted);
    expect(listed.filter).toEqual(filter);
  });

  test.each([
    [null, 'set', false, false],
    [2, 'set', false, true],
    [2, 'set', true, false],
    [2, 'title', false, false],
  ] as const)('of set %j by %s, descending %j, are in their own order: %j', async (setId, sort, descending, isOwn) => {
    const listed = listedPuzzles();
    await listed.showSet(setId);
    await listed.orderBy({ sort, descending });
    expect(listed.isInOwnOrder).toBe(isOwn);
  });

  test('belong to their set, and keep what is chosen, until those of another set have come', async () => {
    const answers: (() => void)[] = [];
    const list = ({ puzzles }: WantedLists) =>
      new Promise((resolve) => {
        const rows = [{ puzzleId: 10 + (puzzles!.filter.setId ?? 0) }, { puzzleId: 20 }];
        answers.push(() => resolve({ puzzles: { rows, damaged: [], total: 2 } }));
      });
    const listed = new PuzzleRows({ list } as unknown as ListApi);
    const first = listed.showSet(1);
    answers.pop()!();
    await first;
    listed.choice.only(20);

    const second = listed.showSet(2);
    expect(listed).toMatchObject({ askedSetId: 2, setId: 1, ids: [11, 20] });
    expect(listed.choice.in(listed.ids)).toEqual([20]);
    answers.pop()!();
    await second;
    expect(listed).toMatchObject({ askedSetId: 2, setId: 2, ids: [12, 20] });
    expect(listed.choice.in(listed.ids)).toEqual([]);

    const third = listed.showSet(1);
    listed.choice.only(20); // while the set opens
    answers.pop()!();
    await third;
    expect(listed.choice.in(listed.ids), 'a puzzle chosen since, which the set has, too').toEqual([20]);
  });
});
