/** The compare view without a window: a comparison over the real program, for tests. */
import { vi } from 'vitest';
import { setUp } from '../app/app.fixture.ts';
import { Comparison } from './comparison.svelte.ts';

/** The program with the view open: breadth-first search against A* on the starter's first puzzle, both at their ends. */
export async function openedComparison() {
  const all = setUp();
  const app = await all.open();
  const comparison = new Comparison(app, app.main);
  comparison.enter();
  await settled(comparison);
  return { ...all, app, comparison };
}

/** Every search has ended, and its result is there. */
export async function settled({ running }: Comparison): Promise<void> {
  await vi.waitUntil(() => running.every(({ outcome }) => outcome !== null), { timeout: 4_000, interval: 1 });
}

export function stepsOf({ lanes }: Comparison): number[] {
  return lanes.map(({ player }) => player.step);
}
