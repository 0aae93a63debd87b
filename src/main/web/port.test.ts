import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { serve } from '../../shared/rpc/rpc.ts';
import { trusted } from '../../shared/rpc/services.ts';
import { encodeMessage } from '../../shared/rpc/wire.ts';
import { MAX_BUFFERED_BYTES, socketPort } from './port.ts';

let server: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;
let port: Port;

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const opened = once(client, 'open');
  [socket] = (await once(server, 'connection')) as [WebSocket];
  await opened;
  port = socketPort(socket);
});

afterEach(() => {
  client.terminate();
  server.close();
});

test('a page that does not take its answers is not heard until it does; then nothing is missing', async () => {
  const CALLS = 60;
  const answers = new Set<number>();
  let asked = 0;
  const answer = (): ArrayBuffer => {
    asked++;
    return new ArrayBuffer(MAX_BUFFERED_BYTES);
  };
  serve(port, { page: { answer } }, { page: { answer: trusted } });
  client.on('message', (bytes: Buffer) => answers.add(Number(/"id":(\d+)/.exec(bytes.toString('latin1', 0, 200))![1])));

  client.pause();
  for (let id = 0; id < CALLS && !socket.isPaused; id++) {
    client.send(encodeMessage({ id, method: 'page.answer', params: {} }));
    await new Promise((resolve) => setTimeout(resolve, 2)); // so that each arrives by itself
  }
  await expect.poll(() => socket.isPaused).toBe(true);
  const heard = asked;
  expect(heard).toBeLessThan(CALLS);
  expect(socket.bufferedAmount).toBeLessThan(3 * MAX_BUFFERED_BYTES);
  client.send(encodeMessage({ id: CALLS, method: 'page.answer', params: {} }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBe(heard);

  client.resume();
  await expect.poll(() => answers.size).toBe(heard + 1);
  expect(socket.isPaused).toBe(false);
});

test('nothing is sent once the socket has closed', async () => {
  client.close();
  await once(socket, 'close');
  expect(() => port.post({ id: 1 })).not.toThrow();
});
