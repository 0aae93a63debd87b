import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { overrunOf, type Overrun, runLimited } from './runLimited.mjs';

const where = { cwd: tmpdir(), env: process.env };
const runScript = (source: string, overrun: () => Overrun | undefined) =>
  runLimited(process.execPath, ['--eval', source], where, overrun);

async function startServer() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server;
}

/** A script that never ends and starts another such one, which stays connected to a port as long as it lives. */
function scriptWithChild(port: number): string {
  const forever = 'setInterval(() => {}, 1000);';
  const child = `require('node:net').connect(${port}, '127.0.0.1'); ${forever}`;
  return `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(child)}]); ${forever}`;
}

test.each<Overrun>(['silent', 'too long'])(
  'a command that is %s is killed with all that it has started',
  async (why) => {
    const server = await startServer();
    let overrun: Overrun | undefined;
    const ended = runScript(scriptWithChild((server.address() as AddressInfo).port), () => overrun);
    const [connection] = (await once(server, 'connection')) as [Socket];
    const gone = once(connection.on('error', () => {}).resume(), 'close');
    overrun = why;
    expect(await ended).toBe(why);
    await gone;
  },
);

test('a command that ends by itself, or cannot even start, has overrun nothing', async () => {
  expect(await runScript('process.exit(3)', () => undefined)).toBeUndefined();
  expect(await runLimited('/there/is/no/such/command', [], where, () => undefined)).toBeUndefined();
});

test('silence counts from the last progress, the total from the start', () => {
  let [now, amount] = [1000, 0];
  const overrun = overrunOf(
    { silenceMs: 60, totalMs: 200 },
    () => amount,
    () => now,
  );
  const after = (ms: number, progress: number) => {
    [now, amount] = [1000 + ms, amount + progress];
    return overrun();
  };
  expect([after(59, 0), after(60, 1), after(119, 0), after(120, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
    'silent',
  ]);
  expect([after(150, 1), after(199, 1), after(200, 1)]).toEqual([undefined, undefined, 'too long']);
});
