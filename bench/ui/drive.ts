/** Drives the built program in a browser and takes its times, as a user would feel them. */
import type { Page } from '@playwright/test';

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
    const canvas = document.querySelector<HTMLCanvasElement>('.drawing canvas')!;
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
    await new Promise(requestAnimationFrame);
    return performance.now() - startedAt;
  }, input);
}

const FRAMES = 90;

/** Times between frames while the wheel zooms out and in again, and while the pointer drags the picture about. */
export function frameMs(page: Page, gesture: 'zoom' | 'pan'): Promise<number[]> {
  return page.evaluate(
    async ({ gesture, frames }) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.drawing canvas')!;
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

/** Bytes that the page holds: objects and the buffers of its columns, after a collection. */
export async function heapBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}
