import { expect, test, vi } from 'vitest';
import { browserWaker } from './awake.svelte.ts';

function setUp() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }) as unknown as WakeLockSentinel);
  return { page, release, request, waker: browserWaker(page as unknown as Document, { request }) };
}

test('the screen stays awake while it is wanted, also after the page was hidden, and not after', async () => {
  const { page, release, request, waker } = setUp();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).not.toHaveBeenCalled();
  waker.keep(true);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  waker.keep(false);
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that cannot, or may not, is let be', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document;
  browserWaker(page, undefined).keep(true);
  const waker = browserWaker(page, { request: () => Promise.reject(new Error('not allowed')) });
  waker.keep(true);
  expect(() => waker.keep(false)).not.toThrow();
});
