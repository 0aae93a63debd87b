import { describe, expect, test, vi } from 'vitest';
import { CodedError } from './codedError.ts';
import { loopback } from './loopback.fixture.ts';
import type { Port } from './port.ts';
import { connect, MAX_CALLS_IN_FLIGHT, MAX_CALLS_WAITING, MAX_NAMELESS_REPLIES, serve } from './rpc.ts';
import { trusted } from './services.ts';

interface Shelf {
  readonly books: {
    title(params: { id: number }): Promise<string>;
    pages(params: { id: number }): Promise<ArrayBuffer>;
  };
}

/** A client whose other side is this test: `hear` gets what the client posts, `say` answers it. */
function clientOf(onClosed?: () => void) {
  const [there, here] = loopback(structuredClone);
  const heard: { id: number; method: string; params: unknown }[] = [];
  there.onMessage((message) => heard.push(message as (typeof heard)[number]));
  return { client: connect<Shelf>(here, onClosed), heard, say: (reply: unknown) => there.post(reply), there };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a client', () => {
  test('names the method by its two levels', async () => {
    const { client, heard } = clientOf();
    void client.books.title({ id: 3 });
    await turn();
    expect(heard).toEqual([{ id: 1, method: 'books.title', params: { id: 3 } }]);
  });

  test('is no promise by accident: it can be returned from an async function', async () => {
    const { client } = clientOf();
    expect(await Promise.resolve(client)).toBe(client);
    expect(await Promise.resolve(client.books)).toBeDefined();
  });

  test('gives every answer to the call that asked, and ignores the rest', async () => {
    const { client, say } = clientOf();
    const answers = [client.books.title({ id: 1 }), client.books.title({ id: 2 })];
    const nameless = { id: null, error: { code: 'bad-message', message: 'This is not a request.' } };
    for (const stray of [null, 'text', {}, nameless, { id: 99, result: 'x' }, { id: '1', result: 'x' }]) say(stray);
    say({ id: 2, result: 'two' });
    say({ id: 1, result: 'one' });
    say({ id: 1, result: 'again' });
    expect(await Promise.all(answers)).toEqual(['one', 'two']);
  });

  test.each([
    [{ code: 'not-found', message: 'No such book.' }, 'not-found', 'No such book.'],
    [{ code: 'made-up', message: 'Hm.' }, 'made-up', 'Hm.'],
    [{ code: 7, message: 'Hm.' }, 'internal', 'Hm.'],
    [{ code: 'busy', message: 7 }, 'busy', 'Something went wrong'],
    [null, 'internal', 'Something went wrong'],
    ['text', 'internal', 'Something went wrong'],
  ])('rebuilds the error %j', async (error, code, sentence) => {
    const { client, say } = clientOf();
    const failure = client.books.title({ id: 1 }).catch((reason: unknown) => reason);
    say({ id: 1, error });
    expect(await failure).toBeInstanceOf(CodedError);
    expect(await failure).toMatchObject({ code, message: expect.stringContaining(sentence) });
  });

  test('rejects a call whose parameters cannot be sent, and goes on', async () => {
    const { client, say } = clientOf();
    await expect(client.books.title({ id: (() => 1) as unknown as number })).rejects.toThrow('could not be cloned');
    const next = client.books.title({ id: 1 });
    say({ id: 2, result: 'one' });
    expect(await next).toBe('one');
  });

  test('keeps further calls back until there is room', async () => {
    const { client, heard, say } = clientOf();
    for (let id = 1; id <= MAX_CALLS_IN_FLIGHT + 1; id++) void client.books.title({ id });
    await turn();
    expect(heard).toHaveLength(MAX_CALLS_IN_FLIGHT);
    say({ id: 5, result: 'five' });
    await turn();
    expect(heard.at(-1)!.params).toEqual({ id: MAX_CALLS_IN_FLIGHT + 1 });
  });

  test('refuses a call when too many are waiting', async () => {
    const { client, say } = clientOf();
    const call = () => client.books.title({ id: 1 });
    for (let i = 0; i < MAX_CALLS_IN_FLIGHT + MAX_CALLS_WAITING; i++) call().catch(() => {});
    await expect(call()).rejects.toMatchObject({ code: 'too-many' });
    say({ id: 1, result: 'one' });
    await turn();
    const next = call();
    client.close();
    await expect(next).rejects.toMatchObject({ code: 'closed' });
  });

  test('ends every call with the port, those that waited too, and says so once', async () => {
    const onClosed = vi.fn();
    const { client, there } = clientOf(onClosed);
    const calls = Array.from({ length: MAX_CALLS_IN_FLIGHT + 1 }, (_, id) => client.books.title({ id }));
    there.close();
    const endings = await Promise.all(calls.map((call) => call.catch(({ code }: CodedError) => code)));
    expect(new Set(endings)).toEqual(new Set(['closed']));
    expect(onClosed).toHaveBeenCalledOnce();
  });

  test('says why its port has closed, where the port knows: a worker that never began was a lost connection', async () => {
    let tell: (reason?: CodedError) => void = () => {};
    const port: Port = { post() {}, onMessage() {}, onClose: (hear) => (tell = hear), close() {} };
    const client = connect<Shelf>(port);
    const before = client.books.title({ id: 1 });
    const reason = new CodedError('internal', 'There is no such worker.');
    tell(reason);
    await expect(before).rejects.toBe(reason);
    await expect(client.books.title({ id: 1 })).rejects.toBe(reason);
  });

  test('that is closed here ends its calls without a notification', async () => {
    const onClosed = vi.fn();
    const { client } = clientOf(onClosed);
    const call = client.books.title({ id: 1 });
    client.close();
    client.close();
    await expect(call).rejects.toMatchObject({ code: 'closed' });
    await expect(client.books.title({ id: 1 })).rejects.toMatchObject({ code: 'closed' });
    expect(onClosed).not.toHaveBeenCalled();
  });
});

describe('a server', () => {
  test('hands buffers over instead of copying them, each once', async () => {
    const [there, here] = loopback(structuredClone);
    const pages = new ArrayBuffer(8);
    const places = new Int32Array(2);
    serve(there, { books: { pages: () => ({ odd: pages, even: [pages], places }) } }, { books: { pages: trusted } });
    await connect<Shelf>(here).books.pages({ id: 1 });
    expect([pages.byteLength, places.length]).toEqual([0, 0]);
  });

  test('answers with an error if the result cannot be sent', async () => {
    const [there, here] = loopback(structuredClone);
    const log = vi.fn();
    serve(there, { books: { title: () => () => 'a function' } }, { books: { title: trusted } }, log);
    await expect(connect<Shelf>(here).books.title({ id: 1 })).rejects.toMatchObject({ code: 'internal' });
    expect(log).toHaveBeenCalledOnce();
  });

  test('has the methods of its table of parsers only, and of the table itself', async () => {
    const [there, here] = loopback(structuredClone);
    const answer = vi.fn(() => 'One');
    const books = { title: answer, inherited: answer, unlisted: answer };
    const table = Object.assign(Object.create({ inherited: trusted }) as { inherited: never }, { title: trusted });
    serve<{ books: { title: unknown } }>(there, { books }, { books: table });
    const replies: unknown[] = [];
    here.onMessage((reply) => replies.push(reply));
    const names = ['books.inherited', 'books.unlisted', 'books.toString', 'constructor.assign', 'books', 'books.title'];
    names.forEach((method, id) => here.post({ id, method, params: {} }));
    await turn();
    const unknown = { error: { code: 'unknown-method', message: 'There is no such method.' } };
    expect(replies).toEqual([{ id: 5, result: 'One' }, ...[0, 1, 2, 3, 4].map((id) => ({ id, ...unknown }))]);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('parses before it calls, and calls with what the parser has made', async () => {
    const [there, here] = loopback(structuredClone);
    const title = vi.fn(({ id }: { id: number }) => `Book ${id}`);
    const parse = (params: unknown): { id: number } => {
      if (params === null) throw new CodedError('bad-params', 'A book has an id.');
      return { id: 3 };
    };
    serve(there, { books: { title } }, { books: { title: parse } });
    const client = connect<Shelf>(here);
    expect(await client.books.title({ id: 1 })).toBe('Book 3');
    await expect(client.books.title(null as never)).rejects.toMatchObject({ code: 'bad-params' });
    expect(title).toHaveBeenCalledOnce();
  });

  test('answers a message that is not a request, and never throws', () => {
    let receive: (message: unknown) => void = () => {};
    const post = vi.fn();
    const port: Port = { post, onMessage: (receiver) => (receive = receiver), onClose: () => {}, close: () => {} };
    const served = serve(port, {}, {});
    const looping: Record<string, unknown> = { method: 'books.title' };
    looping['id'] = looping;
    const nameless = [looping, undefined, Symbol('id'), 1n, () => {}, Object.create({ id: 1 })];
    for (const message of nameless) receive(message);
    expect(post.mock.calls.map(([reply]) => reply)).toEqual(
      nameless.map(() => ({ id: null, error: { code: 'bad-message', message: 'This is not a request.' } })),
    );
    expect(served.dropped).toBe(0);
  });

  test('answers a flood of nonsense with few words, until a request comes', async () => {
    const [there, here] = loopback(structuredClone);
    const replies: { id: number | null }[] = [];
    here.onMessage((reply) => replies.push(reply as { id: number | null }));
    const served = serve(there, { books: { title: () => 'One' } }, { books: { title: trusted } });
    const flood = () => Array.from({ length: 1000 }, () => here.post('nonsense'));
    flood();
    here.post({ id: 1, method: 'books.title', params: {} });
    flood();
    await turn();
    expect(replies.filter(({ id }) => id === null)).toHaveLength(2 * MAX_NAMELESS_REPLIES);
    expect(replies.filter(({ id }) => id === 1)).toHaveLength(1);
    expect(served.dropped).toBe(2 * (1000 - MAX_NAMELESS_REPLIES));
  });
});
