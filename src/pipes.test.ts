/** The contract over every pipe: one suite, so that no host can differ from the others. */
import { EventEmitter } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket as ClientSocket } from 'ws';
import { acceptPages, CHANNEL, type Contents } from './main/electron/port.ts';
import { Exchange } from './host/services/exchange/exchange.ts';
import { OpenedFiles } from './main/hosts/openedFiles.ts';
import { MemoryDestination } from './host/services/memoryDestination.fixture.ts';
import { portToHost } from './main/threads/workerPort.ts';
import { openStore } from './main/disk/openStore.ts';
import { temporaryFolder } from './main/disk/temporaryFolder.fixture.ts';
import { Downloads } from './main/web/downloads.ts';
import { Keys } from './main/web/keys.ts';
import { startWebServer } from './main/web/server.ts';
import { bridgePort, type HostBridge } from './renderer/host/bridgePort.ts';
import { sendFiles } from './renderer/host/exchangeFiles.ts';
import { openSocketPort } from './renderer/host/socketPort.ts';
import { AppError, type ErrorCode } from './shared/contract/errors.ts';
import { serveApi, type Api } from './shared/contract/api.ts';
import { METHODS } from './shared/contract/methods.ts';
import type { Puzzle, SearchSpec } from './shared/contract/types.ts';
import { isChangedMessage } from './shared/contract/changed.ts';
import { anyLibrary } from './shared/exchange/library.fixture.ts';
import { writeLibrary } from './shared/exchange/libraryFile.ts';
import { readLibrary } from './shared/exchange/readLibrary.ts';
import { loopback } from './shared/rpc/loopback.fixture.ts';
import type { Port } from './shared/rpc/port.ts';
import { connect, MAX_CALLS_IN_FLIGHT, MAX_NAMELESS_REPLIES } from './shared/rpc/rpc.ts';
import { methodNames } from './shared/rpc/methodNames.fixture.ts';

/** Two joined ports, and an end to both. */
interface Pipe {
  readonly host: Port;
  readonly page: Port;
  end(): unknown;
}

const electron = vi.hoisted(() => ({ contextBridge: {}, ipcRenderer: {} }) as Record<string, object>);
vi.mock('electron', () => electron);

const PIPES = {
  'a loopback'(): Pipe {
    const [host, page] = loopback(structuredClone);
    return { host, page, end: () => page.close() };
  },

  'a worker port'(): Pipe {
    const { port1, port2 } = new MessageChannel();
    return { host: portToHost(port1), page: portToHost(port2), end: () => port1.close() };
  },

  /** The real preload and the real host's side, around a stand-in of Electron's IPC, which clones and never transfers. */
  async 'Electron IPC'(): Promise<Pipe> {
    const toPage = new EventEmitter();
    const ipc = new EventEmitter();
    const mainFrame = { frameTreeNodeId: 1, url: 'app://bundle/' };
    const contents = Object.assign(new EventEmitter(), {
      ipc,
      mainFrame,
      send: (channel: string, ...args: unknown[]) => later(() => toPage.emit(channel, {}, ...args), args),
    });
    let bridge: HostBridge | undefined;
    electron['contextBridge'] = { exposeInMainWorld: (_name: string, exposed: HostBridge) => (bridge = exposed) };
    electron['ipcRenderer'] = Object.assign(toPage, {
      send: (channel: string, ...args: unknown[]) =>
        later(() => ipc.emit(channel, { senderFrame: mainFrame }, ...args), args),
    });
    vi.resetModules();
    await import('./preload/index.ts');
    const page = bridgePort(bridge!);
    const host = await new Promise<Port>((resolve) => {
      const habits = { showMenu() {}, keepAwake() {}, fillClassScreen() {} };
      acceptPages(contents as unknown as Contents, resolve, habits);
      page.post('the first message opens the port and is nothing to it');
    });
    return { host, page, end: () => contents.emit('destroyed') };

    function later(deliver: () => void, args: unknown[]): void {
      args.splice(0, args.length, ...(structuredClone(args) as unknown[]));
      setImmediate(deliver);
    }
  },

  async 'a web socket'(): Promise<Pipe> {
    const keys = new Keys();
    let accept: (port: Port) => void;
    const accepted = new Promise<Port>((resolve) => (accept = resolve));
    const server = await startWebServer({
      files: new Map(),
      downloads: new Downloads('/the/library'),
      starts: { word: '', onStart: () => {} },
      port: 0,
      keys,
      accept: (port) => accept(port),
      onPages: () => {},
    });
    const socket = new ClientSocket(`${server.origin.replace('http', 'ws')}/socket`, { origin: server.origin });
    const page = await openSocketPort(socket as unknown as WebSocket, keys.ticket);
    return { host: await accepted, page, end: () => server.close() };
  },
};

const puzzle: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const search: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};

/** An `Api` that does as it is told and remembers what it was asked. */
function standIn(answers: Readonly<Record<string, (params: never) => unknown>> = {}) {
  const calls: [string, unknown][] = [];
  const api: Record<string, Record<string, unknown>> = {};
  for (const name of methodNames(METHODS)) {
    const [namespace, method] = name.split('.') as [string, string];
    (api[namespace] ??= {})[method] = (params: never) => {
      calls.push([name, params]);
      return answers[name]?.(params);
    };
  }
  return { api: api as unknown as Api, calls };
}

interface Reply {
  readonly id: number | null;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

/**
 * Mark the end of what a stranger posts: what is answered late may come after the answer to the first, but is on its way
 * before the second is asked.
 */
const LAST = Number.MAX_SAFE_INTEGER;
const VERY_LAST = LAST - 1;

/** Posts what no client would, and collects the replies. */
function strangerOn(port: Port) {
  let replies: Reply[] = [];
  let finish: (replies: Reply[]) => void = () => {};
  const ask = (id: number): void => port.post({ id, method: 'nobody.asks', params: {} });
  port.onMessage((message) => {
    const reply = message as Reply;
    if (reply.id === VERY_LAST) finish(replies);
    else if (reply.id === LAST) ask(VERY_LAST);
    else replies.push(reply);
  });
  return {
    /** Posts, and resolves with the replies once everything posted has been looked at. */
    post(...messages: unknown[]): Promise<Reply[]> {
      replies = [];
      for (const message of messages) port.post(message);
      ask(LAST);
      return new Promise((resolve) => (finish = resolve));
    },
  };
}

let pipe: Pipe | undefined;
afterEach(async () => {
  await pipe?.end();
  pipe = undefined;
});

describe.each(Object.entries(PIPES))('over %s', (name, open) => {
  async function openPipe(): Promise<Pipe> {
    return (pipe = await open());
  }

  test('a call brings its parsed parameters, and the result comes back', async () => {
    const { host, page } = await openPipe();
    const { api, calls } = standIn({
      'library.createSet': ({ title }: { title: string }) => ({ setId: 7, title, puzzleCount: 0 }),
    });
    serveApi(host, api);
    const client = connect<Api>(page);
    expect(await client.library.createSet({ title: '  Ünï 𝄞 ' })).toEqual({ setId: 7, title: 'Ünï 𝄞', puzzleCount: 0 });
    await client.searches.start({ puzzle, search, evenIfUnsolvable: undefined });
    await client.settings.write({ change: { puzzleId: null, speed: 2.5 } });
    expect(calls.slice(1)).toEqual([
      ['searches.start', { puzzle, search }],
      ['settings.write', { change: { puzzleId: null, speed: 2.5 } }],
    ]);
  });

  test('a library that is imported is exported the same', async () => {
    const { host, page } = await openPipe();
    const store = openStore(temporaryFolder(onTestFinished));
    onTestFinished(() => store.close());
    const destination = new MemoryDestination();
    const { api: exchange } = new Exchange(store, destination, new OpenedFiles(), async () => '');
    serveApi(host, { ...standIn().api, exchange });
    const client = connect<Api>(page);
    const cases = fc.asyncProperty(anyLibrary, async (library) => {
      store.write((db) =>
        ['runs', 'comparisons', 'puzzles', 'sets'].forEach((table) => db.prepare(`DELETE FROM ${table}`).run()),
      );
      const { importId } = await sendFiles(client, [new File([writeLibrary(library)], 'a.json')]);
      await client.exchange.confirm({ importId, into: null, addKnown: false });
      const saved = await client.exchange.exportSets({ setIds: null, withRuns: true, withNames: true });
      const { sets, runs, comparisons } = readLibrary(destination.files.get(saved!.name)!);
      expect(sets).toEqual(library.sets);
      expect(new Set(runs)).toEqual(new Set(library.runs));
      expect(new Set(comparisons)).toEqual(new Set(library.comparisons));
    });
    await fc.assert(cases, { numRuns: 10 });
  });

  test('calls run side by side, and each gets its own answer', async () => {
    const { host, page } = await openPipe();
    const pending: (() => void)[] = [];
    const answer = ({ puzzleId }: { puzzleId: number }) =>
      new Promise((resolve) => pending.unshift(() => resolve(puzzleId)));
    serveApi(host, standIn({ 'library.getPuzzle': answer }).api);
    const client = connect<Api>(page);
    const answers = Promise.all([1, 2, 3].map((puzzleId) => client.library.getPuzzle({ puzzleId })));
    await expect.poll(() => pending.length).toBe(3);
    for (const resolve of pending) resolve();
    expect(await answers).toEqual([1, 2, 3]);
  });

  test('a batch arrives whole, whatever its size', async () => {
    const { host, page } = await openPipe();
    const batch = (bytes: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: bytes }, (_, i) => i * 31);
    serveApi(
      host,
      standIn({ 'searches.advance': ({ expansions }: { expansions: number }) => batch(expansions).buffer }).api,
    );
    const client = connect<Api>(page);
    for (const bytes of [1, 1000, 2_000_003]) {
      const received = await client.searches.advance({ searchId: 1, expansions: bytes, millis: 10 });
      expect(received).toBeInstanceOf(ArrayBuffer);
      expect(Buffer.compare(Buffer.from(received), batch(bytes))).toBe(0);
    }
  });

  test('an expected failure keeps its code and its sentence', async () => {
    const { host, page } = await openPipe();
    const fail = () => Promise.reject(new AppError('not-found', 'There is no puzzle 3.'));
    serveApi(host, standIn({ 'library.getPuzzle': fail }).api);
    const failure = await connect<Api>(page)
      .library.getPuzzle({ puzzleId: 3 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'not-found', message: 'There is no puzzle 3.' });
  });

  test('a defect says nothing of itself but to the log', async () => {
    const { host, page } = await openPipe();
    const defect = new TypeError('/home/ada/secret is not iterable');
    const log = vi.fn();
    const throwing = () => {
      throw defect;
    };
    serveApi(host, standIn({ 'app.describe': throwing }).api, log);
    const failure = await connect<Api>(page)
      .app.describe({})
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'internal', message: expect.not.stringContaining('secret') });
    expect(log).toHaveBeenCalledExactlyOnceWith(defect);
  });

  test('no method exists that the contract does not name', async () => {
    const { host, page } = await openPipe();
    const { api, calls } = standIn();
    serveApi(host, api);
    const names = [
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'app',
      'app.',
      '.describe',
      'app.describe ',
      'App.describe',
    ];
    names.push('app.constructor', 'library.__proto__', 'app.describe.call', '', 'x'.repeat(10_000));
    const replies = await strangerOn(page).post(...names.map((method, i) => ({ id: i + 1, method, params: {} })));
    expect(replies.map(({ error }) => error!.code)).toEqual(names.map(() => 'unknown-method'));
    expect(Math.max(...replies.map(({ error }) => error!.message.length))).toBeLessThan(100);
    expect(calls).toEqual([]);
  });

  test('parameters that do not parse reach nobody, and the answer names the place', async () => {
    const { host, page } = await openPipe();
    const { api, calls } = standIn();
    serveApi(host, api);
    const start = { puzzle, search };
    const bad: [string, unknown, string][] = [
      ['app.describe', undefined, ''],
      ['app.describe', { extra: 1 }, 'extra'],
      ['library.createSet', { title: '   ' }, 'title'],
      ['library.list', { puzzle: { puzzleId: 1.5 } }, 'puzzle.puzzleId'],
      ['searches.start', { ...start, puzzle: { ...puzzle, start: [1, 1, 0, 3] } }, 'puzzle.start'],
      ['searches.start', { ...start, search: { ...search, algorithm: 'constructor' } }, 'search.algorithm'],
      ['searches.advance', { searchId: 1, expansions: 1e9, millis: 1 }, 'expansions'],
      ['settings.write', { change: { speed: '2' } }, 'change.speed'],
    ];
    const replies = await strangerOn(page).post(...bad.map(([method, params], i) => ({ id: i + 1, method, params })));
    expect(replies.map(({ error }) => error?.code)).toEqual(bad.map(() => 'bad-params'));
    for (const { id, error } of replies) expect(error!.message).toContain(bad[id! - 1]![2]);
    expect(calls).toEqual([]);
  });

  test('what is no request gets a typed error, with its id if it has one, and changes nothing', async () => {
    const { host, page } = await openPipe();
    const { api, calls } = standIn();
    serveApi(host, api);
    const nameless = [
      null,
      1,
      'text',
      [],
      {},
      { id: -1 },
      { id: 1.5 },
      { id: '1' },
      { id: null, method: 'app.describe' },
    ];
    const named = [{ id: 1 }, { id: 2, method: 3 }, { id: 3, method: null, params: {} }, { id: 4, result: 1 }];
    const replies = await strangerOn(page).post(...nameless, ...named);
    const ids = [...nameless.map(() => null), ...named.map(({ id }) => id)];
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual(ids.map((id) => [id, 'bad-message']));
    for (const { error } of replies) expect(error!.message).toMatch(/^[A-Z].{1,80}\.$/);
    expect(calls).toEqual([]);
  });

  test('a flood of nonsense gets few replies, and a client does not mind them', async () => {
    const { host, page } = await openPipe();
    const served = serveApi(host, standIn().api);
    for (let i = 0; i < 1000; i++) page.post({ id: 'no number' });
    await connect<Api>(page).app.describe({});
    expect(served.dropped).toBe(1000 - MAX_NAMELESS_REPLIES);
  });

  test('only so many calls may be under way, and room comes back', async () => {
    const { host, page } = await openPipe();
    const pending: ((value?: unknown) => void)[] = [];
    serveApi(host, standIn({ 'settings.read': () => new Promise((resolve) => pending.push(resolve)) }).api);
    const requests = Array.from({ length: MAX_CALLS_IN_FLIGHT + 2 }, (_, id) => ({
      id,
      method: 'settings.read',
      params: {},
    }));
    const stranger = strangerOn(page);
    const refused = await stranger.post(...requests);
    expect(refused.map(({ id, error }) => [id, error?.code])).toEqual([
      [MAX_CALLS_IN_FLIGHT, 'too-many'],
      [MAX_CALLS_IN_FLIGHT + 1, 'too-many'],
    ]);
    for (const resolve of pending.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
    const answered = await stranger.post({ id: 1, method: 'library.list', params: { sets: {} } });
    expect(answered.filter(({ error }) => error)).toEqual([]);
  });

  test('a client asks no more at a time than it may', async () => {
    const { host, page } = await openPipe();
    const later = ({ puzzleId }: { puzzleId: number }) => new Promise((resolve) => setImmediate(resolve, puzzleId));
    serveApi(host, standIn({ 'library.getPuzzle': later }).api);
    const client = connect<Api>(page);
    const ids = Array.from({ length: 3 * MAX_CALLS_IN_FLIGHT }, (_, i) => i + 1);
    expect(await Promise.all(ids.map((puzzleId) => client.library.getPuzzle({ puzzleId })))).toEqual(ids);
  });

  test('a page hears that documents have changed, without asking', async () => {
    const { host, page } = await openPipe();
    let tell = (): void => {};
    serveApi(host, standIn().api, undefined, (hear) => (tell = hear));
    const client = connect<Api>(page);
    const heard: unknown[] = [];
    client.onMessage((message) => heard.push(message));
    await client.app.describe({});
    tell();
    await expect.poll(() => heard).toEqual([{ changed: true }]);
    expect(isChangedMessage(heard[0])).toBe(true);
  });

  test('a page that leaves is noticed, once', async () => {
    const { host, page, end } = await openPipe();
    const left = vi.fn();
    host.onClose(left);
    serveApi(host, standIn().api);
    const client = connect<Api>(page);
    await client.app.describe({});
    client.close();
    if (name === 'Electron IPC') await end(); // there, a page leaves with its window
    await expect.poll(() => left.mock.calls.length).toBe(1);
    await expect(client.app.describe({})).rejects.toMatchObject({ code: 'closed' });
    host.post({ id: 1 });
    host.close();
  });

  test.skipIf(name === 'Electron IPC')('a host that leaves ends what is pending and all that follows', async () => {
    const { host, page } = await openPipe();
    serveApi(host, standIn({ 'settings.read': () => new Promise(() => {}) }).api);
    const lost = vi.fn();
    const client = connect<Api>(page, lost);
    const pending = client.settings.read({});
    await client.app.describe({});
    host.close();
    await expect(pending).rejects.toMatchObject({ code: 'closed' });
    await expect(client.app.describe({})).rejects.toMatchObject({ code: 'closed' });
    expect(lost).toHaveBeenCalledOnce();
  });

  test('the id −0 comes back as 0, whether the pipe tells them apart or not', async () => {
    const { host, page } = await openPipe();
    serveApi(host, standIn().api);
    const [reply] = await strangerOn(page).post({ id: -0, method: 'nobody.knows', params: {} });
    expect(Object.is(reply.id, 0)).toBe(true);
  });

  test('any message gets one reply, with its id if it has one, and none of them changes anything', async () => {
    const { host, page } = await openPipe();
    const { api, calls } = standIn();
    serveApi(host, api);
    const stranger = strangerOn(page);
    const method = fc.oneof(fc.constantFrom(...methodNames(METHODS)), fc.string());
    const member = fc.oneof(fc.constantFrom('searchId', 'title', 'puzzle', 'change', '__proto__'), fc.string());
    const params = fc.oneof(fc.jsonValue(), fc.dictionary(member, fc.jsonValue({ maxDepth: 2 })));
    const request = fc.record({ id: fc.oneof(fc.nat(), fc.jsonValue()), method, params }, { requiredKeys: [] });
    const usable = (message: unknown): boolean => {
      const id = (message as { id?: unknown } | null)?.id;
      return Number.isSafeInteger(id) && (id as number) >= 0;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(request, fc.jsonValue()), { maxLength: 8 }), async (messages) => {
        const ids = messages.map((message) => (usable(message) ? (message as { id: number }).id + 0 : null));
        const replies = await stranger.post(...messages);
        expect(replies.map(({ id }) => id).sort()).toEqual(ids.sort());
      }),
      { numRuns: 300 },
    );
    const harmless: string[] = [
      'app.acknowledge',
      'app.describe',
      'app.lastErrors',
      'challenges.progress',
      'challenges.stop',
      'exchange.clearRecent',
      'exchange.recentFiles',
      'exchange.takeOpened',
      'library.list',
      'settings.read',
    ];
    expect(calls.filter(([called]) => !harmless.includes(called))).toEqual([]);
  });
});

describe('Electron IPC', () => {
  test('spells its channel alike on both sides', async () => {
    const send = vi.fn();
    electron['contextBridge'] = { exposeInMainWorld: (_name: string, bridge: HostBridge) => bridge.post('hello') };
    electron['ipcRenderer'] = { on: () => {}, send };
    vi.resetModules();
    await import('./preload/index.ts');
    expect(send).toHaveBeenCalledExactlyOnceWith(CHANNEL, expect.any(Number), 'hello');
  });
});
