import { expect, onTestFinished, test, vi } from 'vitest';

test('a database that could not be built died in silence, and who waited for it waited for ever', async () => {
  const thread = Object.assign(new EventTarget(), { postMessage: vi.fn(), close: vi.fn() });
  vi.stubGlobal('self', thread);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  await import('./tables.ts');
  const noPlace = { blank: 99, isKept: false }; // fails as a computer without memory does: while it is built
  thread.dispatchEvent(new MessageEvent('message', { data: noPlace }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(1);
  expect(() => vi.runAllTimers()).toThrow(TypeError);
  expect(thread.postMessage).not.toHaveBeenCalledWith(expect.objectContaining({ done: 1 }));
});
