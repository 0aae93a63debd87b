import { zoomIdentity } from 'd3-zoom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from '../camera/camera.svelte.ts';
import { paintOn, type Painted } from './painter.svelte.ts';
import type { Scene } from './scene.ts';

const pen = { setTransform() {}, clearRect() {} };
const makeCanvas = () => ({ width: 0, height: 0, dataset: {}, getContext: () => pen });
let frame = $state.raw({ width: 800, height: 600 });
const camera = {
  get frame() {
    return frame;
  },
  ...{ unit: 1, at: zoomIdentity },
} as Camera;
const SCENE = { step: 0, reader: { nodes: 1 } } as Scene;

let becomeIdle = (): void => {};

beforeEach(() => {
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('document', { createElement: makeCanvas });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('requestIdleCallback', (call: () => void) => (becomeIdle = call));
});
afterEach(() => vi.unstubAllGlobals());

/** Paints a tree that is on show as long as `isOpen()`. Returns the steps that were painted, and what closes it. */
async function painting(isOpen: () => boolean): Promise<{ steps: number[]; close: () => void }> {
  const steps: number[] = [];
  const painted: Painted = {
    shown: () => (isOpen() ? { scene: SCENE, content: [], step: SCENE.step } : null),
    paint: ({ scene }) => void steps.push(scene.step),
    next: (scene) => ({ ...scene, step: scene.step + 1 }),
    theme: () => null,
    pace: () => null,
  };
  let close = (): void => {};
  const end = $effect.root(() => {
    close = paintOn(makeCanvas() as unknown as HTMLCanvasElement, camera, painted);
  });
  flushSync();
  await Promise.resolve(); // the first picture comes in the frame that has measured its place
  return { steps, close: () => (close(), end()) };
}

async function idle(): Promise<void> {
  becomeIdle();
  await new Promise((resolve) => setTimeout(resolve));
}

test('when the page is idle, the next step is painted once aside', async () => {
  const { steps } = await painting(() => true);
  expect(steps).toEqual([0]);
  await idle();
  expect(steps).toEqual([0, 1]);
});

test('a tree that is closed before the page is idle is not painted again', async () => {
  const { steps, close } = await painting(() => true);
  close();
  await idle();
  expect(steps).toEqual([0]);
});

test('a search that is closed before the page is idle is not painted again', async () => {
  let isOpen = true;
  const { steps } = await painting(() => isOpen);
  isOpen = false;
  await idle();
  expect(steps).toEqual([0]);
});

test('a tree whose place has another size was stretched for a frame', async () => {
  const { steps } = await painting(() => true);
  frame = { width: 500, height: 600 };
  flushSync();
  await Promise.resolve();
  expect(steps).toEqual([0, 0]); // no frame comes in this test
});
