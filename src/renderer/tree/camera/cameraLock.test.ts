import { describe, expect, test } from 'vitest';
import { ASTAR, BFS, CASE_1, readToEnd } from '../../run/engine.fixture.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import type { Camera } from './camera.svelte.ts';
import { CameraLock } from './cameraLock.svelte.ts';
import { layOut, radiusOf, type Layout } from '../layout/layout.ts';
import { levelHeightAt } from './levelSpacing.ts';
import { measure } from '../layout/drawingSizes.ts';

const FRAME = { width: 800, height: 600 };

/** The trees of two searches, each under a camera of the lock. */
function spreadBy(lock: CameraLock, kind: LayoutKind): Layout[] {
  const layouts = [BFS, ASTAR].map((search) => {
    const reader = readToEnd(CASE_1, search);
    return layOut(reader, reader.nodes, measure(3, 3, true), { kind, folded: new Set() });
  });
  for (const layout of layouts) lock.spread({} as Camera, layout);
  return layouts;
}

describe('with one scale for all trees', () => {
  test('the same depth is the same ring', () => {
    const lock = new CameraLock(() => true);
    const layouts = spreadBy(lock, 'radial');
    const radii = layouts.map((layout) => radiusOf(lock.alike(layout), layout.tree.depth.indexOf(5)));
    expect(radii[0]).toBe(radii[1]);
    expect(radii[0]).toBe(5 * Math.max(...layouts.map(({ levelHeight }) => levelHeight)));
    expect(layouts[0].levelHeight).not.toBe(layouts[1].levelHeight);
  });

  test('the same depth is the same level at every zoom', () => {
    const lock = new CameraLock(() => true);
    const layouts = spreadBy(lock, 'tidy');
    for (const zoom of [2, 0.5, 0.05]) {
      const [bfs, astar] = layouts.map((layout) => levelHeightAt(zoom, lock.alike(layout), FRAME, 1));
      expect(bfs).toBe(astar);
    }
  });

  test('is on by default: another choice holds until it is reverted', () => {
    const lock = new CameraLock(() => true);
    const [bfs, astar] = spreadBy(lock, 'radial');
    lock.choose(false);
    expect([lock.alike(bfs), lock.alike(astar)]).toEqual([bfs, astar]);
    lock.choose(null);
    expect(lock.alike(astar).levelHeight).toBe(bfs.levelHeight);
    expect(lock.alike(bfs)).toBe(bfs);
  });
});
