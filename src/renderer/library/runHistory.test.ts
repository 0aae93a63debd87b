import { describe, expect, test } from 'vitest';
import type { WantedLists } from '../../shared/contract/lists.ts';
import type { RunFilter } from '../../shared/contract/types.ts';
import type { ListApi } from './chosenRows.svelte.ts';
import { PuzzleShelf, type WantedPuzzles } from './puzzleShelf.svelte.ts';
import { RUN_COLUMNS } from './runColumns.ts';
import { RunHistory, type WantedRuns } from './runHistory.svelte.ts';

/** A history over a host that has no runs, and what it was asked for. */
function historyOf() {
  const asked: unknown[] = [];
  const list = async ({ runs }: WantedLists) => {
    asked.push(runs);
    return { runs: { rows: [], damaged: [], total: 0, pruned: 3 } };
  };
  return { asked, history: new RunHistory({ list } as unknown as ListApi) };
}

function shelfOf() {
  const list = async () => ({ puzzles: { rows: [], damaged: [], total: 0 } });
  return new PuzzleShelf({ list } as unknown as ListApi);
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
    expect(history).toMatchObject({ filter: { setId: 4 }, isNarrowed: false, pruned: 3 });
  });

  test('is sorted the other way round by the same column again; time begins with the latest', async () => {
    const { history } = historyOf();
    const orders: unknown[] = [];
    for (const sort of ['expanded', 'expanded', 'time', 'time'] as const) {
      await history.sortBy(sort);
      orders.push([history.sort, history.descending]);
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
    const { descending } = history;
    await history.hideResults();
    const isResult = RESULTS.includes(sort);
    expect(history).toMatchObject(isResult ? { sort: 'time', descending: true } : { sort, descending });
    expect(asked).toHaveLength(isResult ? 3 : 2);
    expect(asked.at(-1)).toMatchObject({ sort: history.sort, descending: history.descending });
  });
});

describe('the puzzles that are listed', () => {
  test.each<[WantedPuzzles & { text?: string }, boolean]>([
    [{}, false],
    [{ text: '' }, false],
    [{ text: 'case' }, true],
    [{ solvable: false }, true],
    [{ tags: ['hard'] }, true],
  ])('with %j wanted are narrowed: %j', async (wanted, isNarrowed) => {
    const shelf = shelfOf();
    await shelf.showSet(2);
    await shelf.want(wanted);
    expect(shelf).toMatchObject({ isNarrowed, isInOwnOrder: !isNarrowed });
    await shelf.wantAll();
    expect(shelf.isInOwnOrder).toBe(true);
  });

  test.each([
    [null, 'set', false, false],
    [2, 'set', false, true],
    [2, 'set', true, false],
    [2, 'title', false, false],
  ] as const)('of set %j by %s, descending %j, are in their own order: %j', async (setId, sort, descending, isOwn) => {
    const shelf = shelfOf();
    await shelf.showSet(setId);
    await shelf.orderBy({ sort, descending });
    expect(shelf.isInOwnOrder).toBe(isOwn);
  });
});
