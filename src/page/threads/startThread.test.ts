import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { SILENT_MILLIS } from '../../shared/sandbox/limits.ts';
import { counterThreads } from './counterThreads.ts';
import { LOOK_MILLIS, type LifeSign } from './lifeSigns.ts';
import { startThread } from './startThread.ts';

/** A worker that only records its messages. */
class IdleWorker extends EventTarget {
  static last: IdleWorker;
  signs: MessagePort | undefined;
  readonly terminate = vi.fn();

  constructor() {
    super();
    IdleWorker.last = this;
  }

  postMessage({ signs }: { signs: MessagePort }): void {
    this.signs = signs;
  }

  /** Gives a sign, and waits until it is received. */
  async say(sign: LifeSign): Promise<void> {
    this.signs!.postMessage(sign);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('Worker', IdleWorker);
  vi.stubGlobal('location', { protocol: 'http:', host: 'a', href: 'http://a/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a thread that was ended was watched for ever; now nobody looks at it any more', async () => {
  const { ended, end } = startThread('counter.js', { quickJS: 'quickjs.wasm' });
  const hear = vi.fn();
  void ended.then(hear);
  await IdleWorker.last.say({ silence: 'h does not return.' });
  end();
  expect([vi.getTimerCount(), IdleWorker.last.terminate.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(SILENT_MILLIS + 2 * LOOK_MILLIS);
  expect(hear).not.toHaveBeenCalled();
});

test('a thread that has died is watched no more either', async () => {
  const { ended } = startThread('counter.js', { quickJS: 'quickjs.wasm' });
  IdleWorker.last.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory.' }));
  expect(await ended).toMatchObject({ message: 'Out of memory.' });
  expect([vi.getTimerCount(), IdleWorker.last.terminate.mock.calls.length]).toEqual([0, 1]);
});

test('a program that gives no sign ends its thread, with its sentence', async () => {
  const { ended } = startThread('counter.js', { quickJS: 'quickjs.wasm' });
  await IdleWorker.last.say({ silence: 'h does not return.' });
  await vi.advanceTimersByTimeAsync(SILENT_MILLIS + LOOK_MILLIS);
  expect(await ended).toEqual(new HeuristicFault('h does not return.'));
  expect(vi.getTimerCount()).toBe(0);
});

test('the threads of an experiment that is stopped leave nothing behind', async () => {
  const { start } = counterThreads('counter.js', 'quickjs.wasm');
  const thread = start({ recipe: {} as never, patterns: [], bytes: 0 });
  await thread.end();
  expect(vi.getTimerCount()).toBe(0);
});
