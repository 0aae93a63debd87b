import { expect, onTestFinished, test, vi } from 'vitest';

test('a database that could not be built died in silence, and who waited for it waited for ever', async () => {
  const thread = new EventTarget();
  vi.stubGlobal('self', thread);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [pipe, signs] = [new MessageChannel(), new MessageChannel()];
  const told: unknown[] = [];
  pipe.port1.onmessage = ({ data }) => told.push(data);
  onTestFinished(() => {
    for (const { port1 } of [pipe, signs]) port1.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  await import('./tables.ts');
  thread.dispatchEvent(new MessageEvent('message', { ports: [pipe.port2, signs.port2] }));
  pipe.port1.postMessage({ blank: 99, isKept: false }); // fails as a computer without memory does: while it is built
  for (let turn = 0; turn < 9; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(1);
  expect(() => vi.runAllTimers()).toThrow(TypeError);
  expect(told).not.toContainEqual(expect.objectContaining({ done: 1 }));
});
