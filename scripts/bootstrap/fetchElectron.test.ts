import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { proxyOf } from './fetchElectron.mjs';
import { OWN_NODE } from './project.mjs';

/** A proxy that refuses everything, and the first line of each request. */
async function proxy() {
  const asked: string[] = [];
  const server = createServer((socket) =>
    socket.once('data', (data) => {
      asked.push(String(data).split('\r\n')[0]!);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Fetches an address, which fails, in a process with this environment. */
async function fetchWith(env: NodeJS.ProcessEnv): Promise<void> {
  const script = "await fetch('https://electron.invalid/dist.zip').catch(() => {})";
  await promisify(execFile)(OWN_NODE, ['--input-type=module', '-e', script], { env: { ...env, ...proxyOf(env) } });
}

test.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'npm_config_https_proxy', 'npm_config_proxy'])(
  'behind a proxy, which %s names, Electron could not be fetched',
  async (name) => {
    const { asked, address } = await proxy();
    await fetchWith({ [name]: address });
    expect(asked).toEqual(['CONNECT electron.invalid:443 HTTP/1.1']);
  },
);

test('what needs no proxy is fetched without one, and without a proxy nothing changes', async () => {
  const { asked, address } = await proxy();
  await fetchWith({ HTTPS_PROXY: address, no_proxy: 'electron.invalid' });
  expect(asked).toEqual([]);
  expect(proxyOf({})).toEqual({});
});
