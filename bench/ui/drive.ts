/** Drives the built program in a browser and takes its times, as a user would feel them. */
import type { CDPSession, Page } from '@playwright/test';

/** A press of a key, or a move of the scrubber. */
type Input = { readonly key: 'ArrowRight' | 'ArrowLeft' } | { readonly step: number };

/** From a press of `key` to the start of the frame after the one that shows the step, in milliseconds. */
export function stepMs(page: Page, key: 'ArrowRight' | 'ArrowLeft'): Promise<number> {
  return msUntilShown(page, { key });
}

/** The same for the scrubber, from its move to `step`. Where it stands there already, it is one frame. */
export function scrubMs(page: Page, step: number): Promise<number> {
  return msUntilShown(page, { step });
}

function msUntilShown(page: Page, input: Input): Promise<number> {
  return page.evaluate(async (input) => {
    const drawings = Array.from(document.querySelectorAll<HTMLCanvasElement>('.drawing canvas'));
    const canvas = drawings.find((drawing) => drawing.checkVisibility())!; // other views are there, and hidden
    const scrubber = document.querySelector<HTMLInputElement>('input[type="range"]')!;
    const before = canvas.dataset.step;
    const isShown = (): boolean =>
      'key' in input ? canvas.dataset.step !== before : canvas.dataset.step === scrubber.value;
    // An observer is told in the frame that paints; who asks from frame to frame may ask before the painter, and be told late.
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(canvas, { attributeFilter: ['data-step'] });
    });
    const startedAt = performance.now();
    if ('key' in input) {
      const { key } = input;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
    } else {
      scrubber.value = String(input.step);
      scrubber.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!isShown()) await shown;
    // The time that the frame itself begins: what other pictures move in it is not of this step.
    return (await new Promise(requestAnimationFrame)) - startedAt;
  }, input);
}

const FRAMES = 90;

/** Times between frames while the wheel zooms out and in again, and while the pointer drags the picture about. */
export function frameMs(page: Page, gesture: 'zoom' | 'pan'): Promise<number[]> {
  return page.evaluate(
    async ({ gesture, frames }) => {
      const drawings = Array.from(document.querySelectorAll<HTMLCanvasElement>('.drawing canvas'));
      const canvas = drawings.find((drawing) => drawing.checkVisibility())!; // other views are there, and hidden
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const send = (target: EventTarget, type: string, dx: number, buttons = 1): boolean =>
        target.dispatchEvent(
          new MouseEvent(type, { clientX: x + dx, clientY: y, bubbles: true, cancelable: true, view: window, buttons }),
        );
      const zoom = (frame: number): void => {
        const deltaY = frame < frames / 2 ? 12 : -12;
        canvas.dispatchEvent(
          new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }),
        );
      };
      const pan = (frame: number): void => void send(window, 'mousemove', 150 * Math.sin(frame / 8));
      if (gesture === 'pan') send(canvas, 'mousedown', 0);
      const times: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame++) {
        if (gesture === 'zoom') zoom(frame);
        else pan(frame);
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      if (gesture === 'pan') send(window, 'mouseup', 0, 0);
      return times;
    },
    { gesture, frames: FRAMES },
  );
}

/** Times between frames while the run plays; it has to be far enough from its end. */
export function playedFrameMs(page: Page): Promise<number[]> {
  return page.evaluate(async (frames) => {
    const space = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', space));
    const times: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame++) {
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', space));
    return times;
  }, FRAMES);
}

/** From the first walk to a node of the last tree to the frame after the one that says where its state stands in the other. */
export function counterpartMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawing = Array.from(document.querySelectorAll<HTMLElement>('[role="application"]')).at(-1)!;
    const isSaid = (): boolean => document.querySelector('[data-testid="lane-counterpart"]') !== null;
    drawing.focus();
    const startedAt = performance.now();
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', code: 'ArrowUp', cancelable: true }));
    while (!isSaid()) {
      if (performance.now() - startedAt > 60_000)
        throw new Error('It is not said how the state stands in the other tree.');
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    const ms = performance.now() - startedAt;
    drawing.blur();
    return ms;
  });
}

/** How often each tree was painted so far. */
export function paintsOf(page: Page): Promise<number[]> {
  return page
    .locator('.drawing canvas:visible')
    .evaluateAll((all) => all.map((canvas) => Number((canvas as HTMLCanvasElement).dataset.paints)));
}

/** A clock of the work of the page's thread, in milliseconds since some moment. */
export async function workClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => workMs(devtools);
}

async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Bytes that the page holds: objects and the buffers of its columns, after a collection. */
export async function heapBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}
