/**
 * The built web host under messages that no page sends: valid frames with invalid contents, and invalid bytes. `npm run
 * test:torture -- messages` sends a million of them, which takes some minutes.
 */
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { METHODS } from '../../shared/contract/methods.ts';
import { sessionOf } from '../../shared/contract/webSocket.ts';
import { seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { methodNames } from '../../shared/rpc/methodNames.fixture.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { ownCaches } from '../ownCaches.fixture.ts';
import { attack, TIMEOUT_MS, timesOf } from '../disk/torture.fixture.ts';

const MESSAGES = timesOf(3_000, 1_000_000);
/** Messages between two requests that must be answered. */
const ROUND = 250;

const host = fileURLToPath(new URL('../../../out/main/web.js', import.meta.url));
const random = seededRandom(Number(process.env['PROPERTY_SEED'] ?? 1));
const below = (count: number): number => Math.floor(random() * count);
const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const METHOD_NAMES = [
  ...methodNames(METHODS),
  'constructor',
  '__proto__',
  'toString',
  'library',
  '',
  'x'.repeat(10_000),
];
const MEMBERS = [
  'searchId',
  'puzzle',
  'search',
  'title',
  'setId',
  'settings',
  'offset',
  'limit',
  '__proto__',
  'millis',
];
const LEAVES = [null, true, -1, 0, 1, 2 ** 53, 1e308, -0, 0.5, '', 'a', '\u0000', '\ud800', 'x'.repeat(5000)];

function anyValue(depth = 3): unknown {
  if (depth === 0 || random() < 0.4) return anyOf(LEAVES);
  const parts = Array.from({ length: below(5) }, () => anyValue(depth - 1));
  if (random() < 0.4) return parts;
  return Object.fromEntries(parts.map((part) => [anyOf(MEMBERS), part]));
}

/** Ids of our requests are larger, so that no reply to a hostile message looks like an answer. */
const FIRST_QUESTION = 1_000_000_000;

function anyMessage(): unknown {
  const id = random() < 0.8 ? below(FIRST_QUESTION) : anyValue(1);
  return random() < 0.9 ? { id, method: anyOf(METHOD_NAMES), params: anyValue() } : anyValue();
}

/** A frame: a message, one with some bytes changed, a truncated one, or garbage. */
function anyFrame(): Uint8Array | string {
  const bytes = encodeMessage(anyMessage());
  const kind = random();
  if (kind < 0.5) return bytes;
  if (kind < 0.55) return 'text';
  if (kind < 0.6) return bytes.subarray(0, below(bytes.length));
  for (let change = below(8); change >= 0; change--) bytes[below(bytes.length)] = below(256);
  return bytes;
}

/** Enters with `keys`; returns the socket and the secret to enter again. */
async function enter(origin: string, keys: string): Promise<{ socket: WebSocket; session: string }> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin });
  socket.on('error', () => {});
  socket.on('open', () => socket.send(keys));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  return { socket, session: sessionOf(String(answer))! };
}

/** Resolves when the host has answered a request sent after all earlier messages. */
async function answered(socket: WebSocket, id: number): Promise<void> {
  socket.send(encodeMessage({ id, method: 'app.describe', params: {} }));
  for await (const [data] of on(socket, 'message', { close: ['close'] }))
    if ((decodeMessage(data as Buffer) as { id: unknown }).id === id) return;
  throw new Error('The host has closed the socket.');
}

test(
  `${MESSAGES.toLocaleString('en-US')} hostile messages end nothing, and an honest question is answered after them`,
  async () => {
    const folder = temporaryFolder(onTestFinished);
    const env = { ...process.env, ...ownCaches(folder) };
    const child = spawn(process.execPath, [host, '--no-open', '--data', folder], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let logged = 0;
    child.stderr.on('data', (part: Buffer) => (logged += part.length));
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const { origin, hash } = new URL(/http\S+/.exec(line)![0]);
    const { socket } = await enter(origin, hash.replace('#ticket=', ''));
    await attack(`${ROUND} hostile messages`, MESSAGES / ROUND, async (round) => {
      for (let message = 0; message < ROUND; message++) socket.send(anyFrame());
      await answered(socket, FIRST_QUESTION + round);
      return false;
    });
    expect(child.exitCode).toBeNull();
    expect(logged).toBeLessThan(100_000);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  },
  TIMEOUT_MS,
);
