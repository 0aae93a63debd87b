import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { SILENT_MILLIS } from '../../shared/sandbox/limits.ts';
import { counterThreads } from './counterThreads.ts';
import { LOOK_MILLIS, type LifeSign } from './lifeSigns.ts';
import { startThreads } from './startThreads.ts';
import { threadsOfPage, type StartThread } from './threadsOfPage.ts';

/** A worker of the page that only keeps what it is given. */
class IdleWorker extends EventTarget {
  static all: IdleWorker[] = [];
  given: readonly unknown[] = [];
  signs: MessagePort | undefined;
  readonly terminate = vi.fn();
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    IdleWorker.all.push(this);
  }

  postMessage(quickJS: string, [port, signs]: [MessagePort, MessagePort]): void {
    port.onmessage = ({ data }) => (this.given = [...this.given, data]);
    this.given = [quickJS];
    this.signs = signs;
  }
}

const SCRIPTS = { counter: 'counter.js', solver: 'solver.js', tables: 'tables.js' };
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 9; turn++) await new Promise((resolve) => setImmediate(resolve));
};
let requests: MessageChannel;
let start: StartThread;

/** The worker of a thread that was asked for. */
async function worker(): Promise<IdleWorker> {
  await turns();
  return IdleWorker.all.at(-1)!;
}

async function say(sign: LifeSign): Promise<void> {
  (await worker()).signs!.postMessage(sign);
  await turns();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('Worker', IdleWorker);
  vi.stubGlobal('location', { protocol: 'http:', host: 'a', href: 'http://a/' });
  IdleWorker.all = [];
  requests = new MessageChannel();
  startThreads(requests.port1, SCRIPTS, async () => 'quickjs.wasm');
  start = threadsOfPage(requests.port2);
});
afterEach(() => {
  requests.port1.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('Firefox could hang a worker that starts another one: the host starts none, but asks the page', async () => {
  const { end } = start('counter');
  expect(IdleWorker.all).toEqual([]);
  expect(await worker()).toMatchObject({ url: 'counter.js', given: ['quickjs.wasm'] });
  end();
});

test('what a thread is told first waits for it', async () => {
  const { port, end } = start('tables');
  port.postMessage(1);
  port.postMessage(2);
  expect((await worker()).given).toEqual(['quickjs.wasm', 1, 2]);
  end();
});

test('a thread that was ended was watched for ever; now nobody looks at it any more', async () => {
  const { ended, end } = start('counter');
  const hear = vi.fn();
  void ended.then(hear);
  await say({ silence: 'h does not return.' });
  end();
  const { terminate } = await worker();
  expect([vi.getTimerCount(), terminate.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(SILENT_MILLIS + 2 * LOOK_MILLIS);
  expect(hear).not.toHaveBeenCalled();
});

test('a thread that is ended before the page has started it ends, too', async () => {
  start('counter').end();
  expect((await worker()).terminate).toHaveBeenCalledTimes(1);
});

test('a thread that has died is watched no more either', async () => {
  const { ended } = start('counter');
  const { terminate } = await worker();
  IdleWorker.all[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory.' }));
  expect(await ended).toMatchObject({ message: 'Out of memory.' });
  await turns();
  expect([vi.getTimerCount(), terminate.mock.calls.length]).toEqual([0, 1]);
});

test('a thread that cannot be started has died, with the reason', async () => {
  const Forbidden = class {
    constructor() {
      throw new Error('Workers are forbidden here.');
    }
  };
  vi.stubGlobal('Worker', Forbidden);
  expect(await start('counter').ended).toEqual(new Error('Error: Workers are forbidden here.'));
  expect(vi.getTimerCount()).toBe(0);
});

test('a program that gives no sign ends its thread, with its sentence', async () => {
  const { ended } = start('counter');
  await say({ silence: 'h does not return.' });
  await vi.advanceTimersByTimeAsync(SILENT_MILLIS + LOOK_MILLIS);
  expect(await ended).toEqual(new HeuristicFault('h does not return.'));
  expect(vi.getTimerCount()).toBe(0);
});

test('the threads of an experiment that is stopped leave nothing behind', async () => {
  const thread = counterThreads(start).start({ recipe: {} as never, patterns: [], bytes: 0 });
  await thread.end();
  expect(vi.getTimerCount()).toBe(0);
  expect((await worker()).terminate).toHaveBeenCalledTimes(1);
});
