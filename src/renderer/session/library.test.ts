import { describe, expect, test } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { MAX_PAGE } from '../../shared/contract/methods.ts';
import type { Run } from '../../shared/contract/types.ts';
import { Library } from './library.svelte.ts';

/** A library over a history of so many runs, the newest first; `save` adds one, as another window would. */
function history(count: number) {
  const runs = Array.from({ length: count }, (_, index) => ({ runId: count - index }) as Run);
  const list: Api['runs']['list'] = async ({ offset, limit }) => {
    expect(limit).toBeLessThanOrEqual(MAX_PAGE);
    return { total: runs.length, runs: runs.slice(offset, offset + limit) };
  };
  const remove: Api['runs']['delete'] = async ({ runId }) => {
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
    while (library.runs.length < library.runCount) await library.loadMoreRuns();
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

  test('loses the run that is deleted, however far it was read', async () => {
    const { library } = history(320);
    await library.loadRuns();
    while (library.runs.length < library.runCount) await library.loadMoreRuns();
    await library.deleteRun(300);
    expect(library.runCount).toBe(319);
    expect(idsOf(library)).not.toContain(300);
    expect(idsOf(library)[0]).toBe(320);
  });
});
