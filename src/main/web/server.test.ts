import { execFile } from 'node:child_process';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import { trusted } from '../../shared/rpc/services.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';
import type { PageFiles } from '../hosts/pageFiles.ts';
import { DOWNLOAD_PATH, Downloads, MAX_WAITING_DOWNLOADS } from './downloads.ts';
import { MAX_GUESTS, startWebServer, type WebServer } from './server.ts';
import { MAX_TABS, sessionOf } from '../../shared/contract/webSocket.ts';
import { Keys, newToken } from './keys.ts';
import { MAX_INCOMING_BYTES } from './sockets.ts';

const PAGE = '<title>Searchlight</title>';
const LARGE = 1_000_000;
const files: PageFiles = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: Buffer.from(PAGE) }],
  ['/assets/index-1a2b.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.from('export {};') }],
  ['/assets/large.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.alloc(LARGE) }],
]);
const keys = new Keys();
/** The secret of a page that was admitted before. */
const token = keys.session;
const downloads = new Downloads('/the/library');

const starts = { word: keys.session, onStart: () => {} };

let server: WebServer;
let authority: string;
let asked = 0;

beforeAll(async () => {
  const accept = (port: Parameters<typeof serve>[0]): void =>
    void serve(port, { page: { ask: () => ++asked } }, { page: { ask: trusted } });
  server = await startWebServer({ files, downloads, starts, port: 0, keys, accept, onPages: () => {} });
  authority = server.origin.replace('http://', '');
});

afterAll(async () => {
  await server.close();
  await downloads.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const [host, port] = authority.split(':');
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers: { Host: authority, ...headers } }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

/** Sends bytes as they are; resolves with all that comes back until the server hangs up. */
function talk(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp(Number(authority.split(':')[1]), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    for (const part of parts) socket.write(part, 'latin1');
  });
}

/** The status of the handshake, or the code with which the socket was closed, or the first frame. */
function knock(headers: Record<string, string>, first: string | Uint8Array, path = '/socket'): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${authority}${path}`, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(`HTTP ${response.statusCode}`));
    socket.on('error', () => resolve('HTTP error'));
    socket.on('open', () => socket.send(first));
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('message', (data) => {
      resolve(sessionOf(String(data)) === keys.session ? 'welcome' : String(data));
      socket.terminate();
    });
  });
}

const port = (): number => Number(authority.split(':')[1]);
const STRANGE_HOSTS = [
  () => `localhost:${port()}`,
  () => '127.0.0.1',
  () => `127.0.0.1:${port() + 1}`,
  () => `evil.example:${port()}`,
  () => `127.0.0.1.evil.example:${port()}`,
  () => `${authority}.`,
];
const TRAVERSALS = [
  '/..',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/assets/%00',
  '//etc/passwd',
  '/etc/passwd',
  '/%',
  '/index.html/..',
  '/assets',
  '/assets/',
  '/constructor',
  '/__proto__',
  '/socket',
];

describe('the files', () => {
  test('come with their type, their length and every protecting header', async () => {
    const page = await ask('/?from=anywhere');
    expect(page).toMatchObject({ status: 200, body: PAGE });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(PAGE.length),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ws://${authority};`);
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('have no body when only the head is asked for', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test.each(TRAVERSALS)('do not include %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '' });
  });

  test('are not for a request that names another address as its target', async () => {
    expect(await talk(`GET http://evil.example/ HTTP/1.1\r\nHost: ${authority}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 /,
    );
  });

  test('never say the token', async () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/missing']) {
      const { headers, body } = await ask(path);
      expect(JSON.stringify(headers) + body).not.toContain(token);
    }
  });

  test('are refused to every Host but our own, whatever else is right', async () => {
    for (const host of STRANGE_HOSTS) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        expect(await ask('/', { Host: host() }, method), `${method} ${host()}`).toMatchObject({
          status: 421,
          body: '',
        });
      }
    }
    expect(await talk('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await talk('GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
    const twice = `GET / HTTP/1.1\r\nHost: ${authority}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect(await talk(twice)).toMatch(/^HTTP\/1\.1 4(00|21) /);
  });

  test('are for pages of our own and for the address bar only', async () => {
    const statuses = { 'same-origin': 200, none: 200, 'same-site': 403, 'cross-site': 403, anything: 403 };
    for (const [site, status] of Object.entries(statuses)) {
      expect((await ask('/', { 'Sec-Fetch-Site': site })).status, site).toBe(status);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('do not answer %s', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, body: '' });
  });
});

describe('the socket', () => {
  test('opens for the one right combination of Host, Origin and token, and for no other', async () => {
    const hosts = [() => authority, ...STRANGE_HOSTS];
    const origins = [
      () => `http://${authority}`,
      () => `https://${authority}`,
      () => `http://localhost:${port()}`,
      () => `http://127.0.0.1:${port() + 1}`,
      () => `http://${authority}.evil.example`,
      () => 'null',
      undefined,
    ];
    const tokens = [token, '', newToken(), token.slice(0, -1), `${token}=`];
    const welcome: string[] = [];
    for (const host of hosts) {
      for (const origin of origins) {
        for (const candidate of tokens) {
          const headers = { Host: host(), ...(origin && { Origin: origin() }) };
          const answer = await knock(headers, candidate);
          if (answer === 'welcome') welcome.push(JSON.stringify([headers, candidate]));
          else expect(answer).toMatch(/^(HTTP (421|403)|closed 1008)$/);
        }
      }
    }
    expect(welcome).toEqual([JSON.stringify([{ Host: authority, Origin: `http://${authority}` }, token])]);
  });

  test('stays shut for a rebound name, whose Host and Origin agree with each other', async () => {
    const rebound = `evil.example:${port()}`;
    expect(await knock({ Host: rebound, Origin: `http://${rebound}` }, token)).toBe('HTTP 421');
  });

  const honest = (): Record<string, string> => ({ Host: authority, Origin: `http://${authority}` });

  test('stays shut for other sites, other paths and ordinary requests', async () => {
    expect(await knock({ ...honest(), 'Sec-Fetch-Site': 'cross-site' }, token)).toBe('HTTP 403');
    expect(await knock({ ...honest(), 'Sec-Fetch-Site': 'same-origin' }, token)).toBe('welcome');
    for (const path of ['/', '/socket/', '/socket?token=x', '/SOCKET']) {
      expect(await knock(honest(), token, path), path).toBe('HTTP 404');
    }
  });

  test('takes the token as text only, and nothing before it', async () => {
    expect(await knock(honest(), Buffer.from(token))).toBe('closed 1008');
    expect(await knock(honest(), encodeMessage({ id: 1, method: 'page.ask', params: {} }))).toBe('closed 1008');
    expect(asked).toBe(0);
  });

  test('closes when no token comes', async () => {
    const socket = new WebSocket(`ws://${authority}/socket`, { headers: honest() });
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1008);
  });

  test('closes on a message that is too large', async () => {
    expect(await knock(honest(), Buffer.alloc(MAX_INCOMING_BYTES + 1))).toBe('closed 1009');
  });

  test('takes only so many tabs, tells the next one so, and forgets those that left', async () => {
    const { ticket } = keys;
    const sockets = Array.from({ length: MAX_TABS }, () => enter());
    await Promise.all(sockets.map(({ entered }) => entered));
    expect(await knock(honest(), token)).toBe('closed 1013');
    expect(await knock(honest(), ticket)).toBe('closed 1013');
    sockets[0]!.socket.close();
    await new Promise((resolve) => sockets[0]!.socket.once('close', resolve));
    await expect.poll(() => knock(honest(), ticket)).toBe('welcome'); // it was not used up
    for (const { socket } of sockets) socket.terminate();
  });

  test('opens once for the ticket of an address', async () => {
    const { ticket } = keys;
    expect(await knock(honest(), ticket)).toBe('welcome');
    expect(await knock(honest(), ticket)).toBe('closed 1008');
    expect(await knock(honest(), `${ticket} ${token}`)).toBe('welcome');
  });

  const canBeSomebodyElse = process.platform === 'linux' && process.getuid?.() === 0;
  test.runIf(canBeSomebodyElse)('opened for another user of the computer who had read the ticket', async () => {
    const script = `
      const { request } = require('node:http');
      const headers = { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', Host: '${authority}', Origin: 'http://${authority}' };
      const asked = request({ host: process.argv[1], family: Number(process.argv[2]), port: ${port()}, path: '/socket', headers });
      asked.on('upgrade', () => { console.log('in'); process.exit(); });
      asked.on('response', ({ statusCode }) => { console.log(statusCode); process.exit(); });
      asked.end();`;
    const as = (uid: number, host: string) =>
      promisify(execFile)(process.execPath, ['-e', script, host, host.includes(':') ? '6' : '4'], { uid, cwd: '/' });
    const NOBODY = 65_534;
    expect((await as(NOBODY, '127.0.0.1')).stdout).toBe('403\n');
    expect((await as(NOBODY, '::ffff:127.0.0.1')).stdout).toBe('403\n');
    expect((await as(0, '127.0.0.1')).stdout).toBe('in\n');
    expect((await as(0, '::ffff:127.0.0.1')).stdout).toBe('in\n');
  });

  function enter(): { socket: WebSocket; entered: Promise<unknown> } {
    const socket = new WebSocket(`ws://${authority}/socket`, { headers: honest() });
    socket.on('open', () => socket.send(token));
    return { socket, entered: new Promise((resolve) => socket.once('message', resolve)) };
  }

  test('refuses frames that are no messages, each with an error, and still answers', async () => {
    const { socket, entered } = enter();
    await entered;
    const replies: unknown[] = [];
    socket.on('message', (bytes) => replies.push(decodeMessage(bytes as Buffer)));
    const badJson = encodeMessage('x').map((byte, i) => (i === 8 ? 0x5b : byte)); // its head begins with [
    for (const frame of ['text', '', Buffer.from('no message'), Buffer.alloc(0), badJson]) socket.send(frame);
    socket.send(encodeMessage({ id: 7, method: 'page.ask', params: {} }));
    await expect.poll(() => replies.length).toBe(6);
    const error = { code: 'bad-message', message: expect.any(String) };
    expect(replies).toEqual([...Array.from({ length: 5 }, () => ({ id: null, error })), { id: 7, result: asked }]);
    socket.terminate();
  });

  test('answers others in turn while one page asks thousands of times', async () => {
    const [greedy, other] = [enter(), enter()];
    await Promise.all([greedy.entered, other.entered]);
    const [QUESTIONS, replies] = [2000, [] as object[]];
    greedy.socket.on('message', (bytes) => replies.push(decodeMessage(bytes as Buffer) as object));
    for (let id = 0; id < QUESTIONS; id++) greedy.socket.send(encodeMessage({ id, method: 'page.ask', params: {} }));
    other.socket.send(encodeMessage({ id: 1, method: 'page.ask', params: {} }));
    await new Promise((resolve) => other.socket.once('message', resolve));
    expect(replies.length).toBeLessThan(QUESTIONS / 10);
    await expect.poll(() => replies.length).toBe(QUESTIONS);
    expect(replies.filter((reply) => 'error' in reply)).toEqual([]);
    for (const { socket } of [greedy, other]) socket.terminate();
  });

  test('cuts off who floods it with pings or breaks the protocol; the host goes on', async () => {
    const flooding = enter();
    await flooding.entered;
    for (let i = 0; i < 10_000; i++) flooding.socket.ping(undefined, undefined, () => {});
    await ending(flooding.socket);

    const broken = enter();
    await broken.entered;
    const { _socket: bare } = broken.socket as unknown as { _socket: { write(bytes: Buffer): void } };
    bare.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff])); // text that is not UTF-8
    expect(await ending(broken.socket)).toBe(1007);

    const handshake = `GET /socket HTTP/1.1\r\nHost: ${authority}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
    expect(await talk(`${handshake}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(await talk(`${handshake}Origin: http://${authority}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/')).status).toBe(200);
  });

  function ending(socket: WebSocket): Promise<number> {
    socket.on('error', () => {});
    return new Promise((resolve) => socket.on('close', resolve));
  }
});

/** The options of another server of a test. */
const own = () => ({ files, downloads, starts, port: 0, keys, accept: () => {}, onPages: () => {} });

describe('the server', () => {
  test('listens on the loopback address only', () => {
    expect(authority).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test('was blocked by sockets that said and read nothing; now the oldest of them make room', async () => {
    const silent = Array.from({ length: 2 * MAX_GUESTS }, () => connectTcp(port(), '127.0.0.1'));
    for (const socket of silent) socket.on('error', () => {});
    expect((await ask('/')).status).toBe(200);
    expect(await knock({ Host: authority, Origin: `http://${authority}` }, token)).toBe('welcome');
    for (const socket of silent) socket.destroy();
  });

  test('hangs up on headers that are too large', async () => {
    const large = `GET / HTTP/1.1\r\nHost: ${authority}\r\nX-Large: ${'x'.repeat(9000)}\r\n\r\n`;
    expect(await talk(large)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('hangs up on a request that never ends', async () => {
    expect(await talk(`GET / HTTP/1.1\r\nHost: ${authority}\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
  }, 15_000);

  test('hangs up on who asks and does not read', async () => {
    const strict = await startWebServer({ ...own(), stillMs: 200 });
    const [host, number] = strict.origin.replace('http://', '').split(':');
    const greedy = connectTcp(Number(number), host).on('error', () => {});
    const asked = 200;
    greedy.pause();
    greedy.write(`GET /assets/large.js HTTP/1.1\r\nHost: ${host}:${number}\r\n\r\n`.repeat(asked));
    await setTimeout(1500);
    let bytes = 0;
    greedy.on('data', (part) => (bytes += part.length));
    greedy.resume();
    await new Promise((resolve) => greedy.once('close', resolve));
    expect(bytes).toBeLessThan((asked * LARGE) / 4); // what the system had taken
    await strict.close();
  });

  test('said the address of port 80 with the port, and then refused the browser, which leaves it out', async () => {
    expect(new URL('http://127.0.0.1:80').host).toBe('127.0.0.1');
    const real = await startWebServer({ ...own(), port: 80 }).catch((error: NodeJS.ErrnoException) => error.code);
    if (typeof real !== 'object') return expect(['EACCES', 'EADDRINUSE']).toContain(real);
    expect(real.origin).toBe('http://127.0.0.1');
    expect((await fetch(`${real.origin}/`)).status).toBe(200);
    await real.close();
  });

  test('had ended before it heard the second of two messages that a page sent as it closed', async () => {
    let heard = 0;
    const accept = (port: Port): void => {
      serve(port, { page: { keep: () => ++heard } }, { page: { keep: trusted } });
      port.onClose(() => {});
    };
    const ending = await startWebServer({ ...own(), accept });
    const address = ending.origin.replace('http', 'ws');
    const socket = new WebSocket(`${address}/socket`, { origin: ending.origin });
    socket.on('open', () => socket.send(token));
    await new Promise((resolve) => socket.once('message', resolve));
    const { _socket: bare } = socket as unknown as { _socket: Socket };
    bare.cork(); // so that all of it arrives at once
    const LAST = 5;
    for (let id = 0; id < LAST; id++) socket.send(encodeMessage({ id, method: 'page.keep', params: {} }));
    bare.end();
    bare.uncork();
    await ending.close();
    expect(heard).toBe(LAST);
  });

  test('refuses a port that is taken', async () => {
    const again = startWebServer({ ...own(), port: port() });
    await expect(again).rejects.toThrow('That port is in use by another program.');
  });
});

describe('a download', () => {
  const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

  async function offer(name: string, content: string): Promise<string> {
    const file = await downloads.create({ name, type: 'svg' });
    await file.write(new TextEncoder().encode(content));
    return (await file.finish()).url!;
  }

  test('is fetched once, as a file with its name and never as a page', async () => {
    const url = await offer('Bäume "1"', '<svg/>');
    expect(url).toMatch(/^\/download\/[\w-]{43}$/);
    const { status, headers, body } = await ask(url);
    expect({ status, body }).toEqual({ status: 200, body: '<svg/>' });
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="B_ume 1.svg"; filename*=UTF-8''B%C3%A4ume%201.svg`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await ask(url)).status).toBe(404);
  });

  test('is not used up by who may not have it, nor by a question for its headers', async () => {
    const url = await offer('a', 'x');
    expect((await ask(url, { Host: 'evil.example' })).status).toBe(421);
    expect((await ask(url, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask(url, {}, 'HEAD')).status).toBe(404);
    expect((await ask(url)).body).toBe('x');
  });

  test('failed for good where the temporary folder was missing once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-tmp-'));
    vi.stubEnv('TMPDIR', join(folder, 'gone'));
    writeFileSync(join(folder, 'gone'), '');
    const own = new Downloads('/another/library');
    const refused = { code: 'not-saved', message: '“a.csv” was not saved: a file is where a folder must be.' };
    await expect(own.create({ name: 'a', type: 'csv' })).rejects.toMatchObject(refused);
    rmSync(join(folder, 'gone'));
    await (await own.create({ name: 'a', type: 'csv' })).finish();
    expect(readdirSync(join(folder, 'gone'))).toHaveLength(1);

    // a killed host leaves this; the next host of the same library removes it, and nothing else
    const other = new Downloads('/the/library');
    await (await other.create({ name: 'b', type: 'csv' })).finish();
    await new Downloads('/another/library').removeLeftOvers();
    expect(readdirSync(join(folder, 'gone'))).toHaveLength(1);
    await other.close();
    expect(readdirSync(join(folder, 'gone'))).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test.skipIf(process.platform === 'win32').each([
    ['what is in it', (folder: string) => readdirSync(folder).forEach((each) => remove(join(folder, each)))],
    ['the temporary folder itself', (folder: string) => remove(folder)],
  ])('failed until a restart after the system had removed %s; one that waited broke off', async (_, clean) => {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-tmp-'));
    onTestFinished(() => remove(folder));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const waiting = await offer('a', 'x');
    const unfinished = await downloads.create({ name: 'b', type: 'csv' });
    clean(folder);
    const refused = { code: 'not-saved', message: '“b.csv” was not saved: the folder is not there any more.' };
    await expect(unfinished.finish()).rejects.toMatchObject(refused);
    expect((await ask(waiting)).body).toBe('x');
    expect((await ask(await offer('c', 'z'))).body).toBe('z');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  test('that cannot be removed did not let the host end; the next start removes it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-tmp-'));
    vi.stubEnv('TMPDIR', join(folder, 'here'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      remove(folder);
    });
    const own = new Downloads('/another/library');
    await (await own.create({ name: 'a', type: 'csv' }))!.finish();
    remove(join(folder, 'here'));
    writeFileSync(join(folder, 'here'), 'no folder any more');
    await expect(own.close()).resolves.toBeUndefined();
  });

  test('that is not complete, was given up or is not fetched is not there', async () => {
    expect((await ask(`${DOWNLOAD_PATH}${newToken()}`)).status).toBe(404);
    const oldest = await offer('a', 'x');
    for (let i = 0; i < MAX_WAITING_DOWNLOADS; i++) await offer('a', 'x');
    expect((await ask(oldest)).status).toBe(404);
    const given = await downloads.create({ name: 'a', type: 'csv' });
    await given.discard();
    await expect(given.finish()).rejects.toMatchObject({ code: 'not-saved' });
  });
});
