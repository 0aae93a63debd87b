import { describe, expect, test } from 'vitest';
import { serveOwn } from '../../../shared/rpc/rpc.ts';
import { BFS, HARDEST, readToEnd } from '../../run/engine.fixture.ts';
import { Workers } from '../../ui/worker.fixture.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { layOut } from './layout.ts';
import { layoutServices } from './layoutMethods.ts';
import { Layouts, MAX_KEPT_LAYOUTS, MOST_NODES_AT_ONCE } from './layouts.svelte.ts';
import { measure } from './drawingSizes.ts';

const reader = readToEnd(HARDEST, BFS, { expansions: 12_000 });
const measures = measure(3, 3, false);
const plan = { kind: 'tidy', folded: new Set<number>() } as const;

function open() {
  const errors: unknown[] = [];
  const workers = new Workers((port) => serveOwn(port, layoutServices));
  const layouts = new Layouts(
    () => workers.start(),
    (error) => errors.push(error),
  );
  return { layouts, workers, errors };
}

const order = (nodes: number) => ({ trace: reader, nodes, measures, plan });

/** Until the worker has answered everything. */
function answered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0)).then(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe('layouts', () => {
  test('of small trees are there at once, and no worker is started for them', () => {
    const { layouts, workers } = open();
    layouts.request('a', order(MOST_NODES_AT_ONCE));
    expect(layouts.current?.tree.place.length).toBe(MOST_NODES_AT_ONCE);
    expect(workers.started).toBe(0);
  });

  test.each<LayoutKind>(['tidy', 'radial'])(
    'of large trees come from the worker, the same as made here: %s',
    async (kind) => {
      const { layouts, errors } = open();
      const folded = new Set([40]);
      layouts.request('a', { ...order(reader.nodes), plan: { kind, folded } });
      expect(layouts.current).toBeNull();
      await answered();
      expect(layouts.current).toEqual(layOut(reader, reader.nodes, measures, { kind, folded }));
      expect(errors).toEqual([]);
    },
  );

  test('show the previous one while a large one is made, and never one of another search', async () => {
    const { layouts } = open();
    layouts.request('a', order(100));
    const before = layouts.current;
    layouts.request('a', order(reader.nodes));
    expect(layouts.current).toBe(before);
    layouts.request('b', order(10));
    await answered();
    expect(layouts.current?.tree.place.length).toBe(10);
  });

  test('end at the newest request, whatever was requested before it', async () => {
    const { layouts } = open();
    for (const nodes of [15_000, 15_001, 15_002, 15_003]) layouts.request('a', order(nodes));
    await answered();
    expect(layouts.current?.tree.place.length).toBe(15_003);
  });

  test('that were made are kept: going back shows them at once', async () => {
    const { layouts } = open();
    layouts.request('a', order(reader.nodes));
    await answered();
    const large = layouts.current;
    layouts.request('a', order(50));
    layouts.request('a', order(reader.nodes));
    expect(layouts.current).toBe(large);
  });

  test('that are still pending when the view closes cause no error and are not made', async () => {
    const { layouts, workers, errors } = open();
    layouts.request('a', order(reader.nodes));
    layouts.close();
    await answered();
    expect(errors).toEqual([]);
    expect([workers.started, workers.ended]).toEqual([1, 1]);
    expect(layouts.current).toBeNull();
  });

  test('are kept up to a limit', () => {
    const { layouts } = open();
    layouts.request('a', order(1));
    const first = layouts.current;
    for (let nodes = 2; nodes <= MAX_KEPT_LAYOUTS + 1; nodes++) layouts.request('a', order(nodes));
    layouts.request('a', order(1));
    expect(layouts.current).not.toBe(first);
  });
});
