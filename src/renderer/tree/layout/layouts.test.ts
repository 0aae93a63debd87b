import { describe, expect, test } from 'vitest';
import { serve } from '../../../shared/rpc/rpc.ts';
import { BFS, HARDEST, readToEnd } from '../../run/engine.fixture.ts';
import { Workers } from '../../ui/worker.fixture.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { layOut } from './layout.ts';
import { LAYOUT_METHODS, layoutServices } from './layoutMethods.ts';
import { Layouts, MAX_KEPT_LAYOUTS, MOST_NODES_AT_ONCE } from './layouts.svelte.ts';
import { measure } from '../camera/drawingSizes.ts';

const reader = readToEnd(HARDEST, BFS, { expansions: 12_000 });
const measures = measure(3, 3, false);
const plan = { kind: 'tidy', folded: new Set<number>() } as const;

function open() {
  const errors: unknown[] = [];
  const workers = new Workers((port) => serve(port, layoutServices, LAYOUT_METHODS));
  const layouts = new Layouts(
    () => workers.start(),
    (error) => errors.push(error),
  );
  return { layouts, workers, errors };
}

const wish = (nodes: number) => ({ trace: reader, nodes, measures, plan });

/** Until the worker has answered everything. */
function answered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0)).then(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe('layouts', () => {
  test('of small trees are there at once, and no worker is started for them', () => {
    const { layouts, workers } = open();
    layouts.want('a', wish(MOST_NODES_AT_ONCE));
    expect(layouts.current?.tree.place.length).toBe(MOST_NODES_AT_ONCE);
    expect(workers.started).toBe(0);
  });

  test.each<LayoutKind>(['tidy', 'radial'])(
    'of large trees come from the worker, the same as made here: %s',
    async (kind) => {
      const { layouts, errors } = open();
      const folded = new Set([40]);
      layouts.want('a', { ...wish(reader.nodes), plan: { kind, folded } });
      expect(layouts.current).toBeNull();
      await answered();
      expect(layouts.current).toEqual(layOut(reader, reader.nodes, measures, { kind, folded }));
      expect(errors).toEqual([]);
    },
  );

  test('show the one before while a large one is made, and never one of another search', async () => {
    const { layouts } = open();
    layouts.want('a', wish(100));
    const before = layouts.current;
    layouts.want('a', wish(reader.nodes));
    expect(layouts.current).toBe(before);
    layouts.want('b', wish(10));
    await answered();
    expect(layouts.current?.tree.place.length).toBe(10);
  });

  test('end at the newest wish, whatever was wanted meanwhile', async () => {
    const { layouts } = open();
    for (const nodes of [15_000, 15_001, 15_002, 15_003]) layouts.want('a', wish(nodes));
    await answered();
    expect(layouts.current?.tree.place.length).toBe(15_003);
  });

  test('that were made are kept: going back is at once, and makes nothing', async () => {
    const { layouts } = open();
    layouts.want('a', wish(reader.nodes));
    await answered();
    const large = layouts.current;
    layouts.want('a', wish(50));
    layouts.want('a', wish(reader.nodes));
    expect(layouts.current).toBe(large);
  });

  test('that are no longer wanted when the view goes are no failure, and nothing is made for them', async () => {
    const { layouts, workers, errors } = open();
    layouts.want('a', wish(reader.nodes));
    layouts.close();
    await answered();
    expect(errors).toEqual([]);
    expect([workers.started, workers.ended]).toEqual([1, 1]);
    expect(layouts.current).toBeNull();
  });

  test('are kept up to a limit', () => {
    const { layouts } = open();
    layouts.want('a', wish(1));
    const first = layouts.current;
    for (let nodes = 2; nodes <= MAX_KEPT_LAYOUTS + 1; nodes++) layouts.want('a', wish(nodes));
    layouts.want('a', wish(1));
    expect(layouts.current).not.toBe(first);
  });
});
