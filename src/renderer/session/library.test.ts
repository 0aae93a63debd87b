import { describe, expect, test } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { MAX_PAGE } from '../../shared/contract/methods.ts';
import type { Run } from '../../shared/contract/types.ts';
import { Library } from './library.svelte.ts';

/** A library over a history of so many runs, the newest first; `save` adds one, as another window would. */
function history(count: number, isDamaged: (runId: number) => boolean = () => false) {
  const runs = Array.from({ length: count }, (_, index) => ({ runId: count - index }) as Run);
  const list: Api['runs']['list'] = async ({ offset, limit }) => {
    expect(limit).toBeLessThanOrEqual(MAX_PAGE);
    const page = runs.slice(offset, offset + limit);
    const damaged = page
      .filter(({ runId }) => isDamaged(runId))
      .map(({ runId: id }) => ({ id, title: 'x', sentence: '' }));
    const sound = page.filter(({ runId }) => !isDamaged(runId));
    return { total: runs.length, runs: sound, damaged, pruned: 0 };
  };
  const remove: Api['runs']['delete'] = async ({ runIds: [runId] }) => {
    const at = runs.findIndex((run) => run.runId === runId);
    runs.splice(at, 1);
  };
  const library = new Library({ runs: { list, delete: remove } } as unknown as Api);
  return { library, save: () => runs.unshift({ runId: runs.length + 1 } as Run) };
}

const idsOf = ({ runs }: Library): number[] => runs.map(({ runId }) => runId);

describe('the history on the screen', () => {
  test('comes a page at a time, down to the oldest run', async () => {
    const { library } = history(320);
    await library.loadRuns();
    expect(library.runs.length).toBeLessThan(320);
    while (library.olderRuns > 0) await library.loadMoreRuns();
    expect(idsOf(library)).toEqual(Array.from({ length: 320 }, (_, index) => 320 - index));
  });

  test('shows no run twice when one was saved meanwhile', async () => {
    const { library, save } = history(120);
    await library.loadRuns();
    save();
    await library.loadMoreRuns();
    expect(new Set(idsOf(library)).size).toBe(library.runs.length);
    expect(library.runCount).toBe(121);
  });

  test('names damaged runs beside the others, and counts them where it goes on reading', async () => {
    const { library } = history(120, (runId) => runId % 3 === 0);
    await library.loadRuns();
    while (library.olderRuns > 0) await library.loadMoreRuns();
    const all = [...idsOf(library), ...library.damagedRuns.map(({ id }) => id)];
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    expect(library.damagedRuns.every(({ id }) => id % 3 === 0)).toBe(true);
    await library.deleteRun(3);
    expect(library.runCount).toBe(119);
  });

  test('loses the run that is deleted, however far it was read', async () => {
    const { library } = history(320);
    await library.loadRuns();
    while (library.olderRuns > 0) await library.loadMoreRuns();
    await library.deleteRun(300);
    expect(library.runCount).toBe(319);
    expect(idsOf(library)).not.toContain(300);
    expect(idsOf(library)[0]).toBe(320);
  });
});

describe('loading the library', () => {
  test('that fails says so, shows what did arrive, and takes nothing for empty', async () => {
    const fail = () => Promise.reject(new Error('The disk does not answer.'));
    const list = async () => ({ total: 0, runs: [], damaged: [], pruned: 0 });
    const library = new Library({ runs: { list }, library: { listSets: fail } } as unknown as Api);
    await expect(library.load()).rejects.toThrow('The disk does not answer.');
    expect([library.hasSets, library.hasRuns]).toEqual([false, true]);
  });
});
