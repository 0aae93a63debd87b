import { expect, test } from 'vitest';
import { openSocketPort } from './socketPort.ts';

/** A web socket that does what the test says. */
class StandIn extends EventTarget {
  readonly sent: unknown[] = [];
  binaryType = 'blob';
  send = (data: unknown): number => this.sent.push(data);
  say = (type: string, members: object = {}): boolean => this.dispatchEvent(Object.assign(new Event(type), members));
}

function knock() {
  const socket = new StandIn();
  return { socket, opening: openSocketPort(socket as unknown as WebSocket, 'the token') };
}

test('the token is the first thing said, and the port is there once it was accepted', async () => {
  const { socket, opening } = knock();
  expect(socket.sent).toEqual([]);
  socket.say('open');
  expect(socket.sent).toEqual(['the token']);
  socket.say('message', { data: 'welcome' });
  expect(await opening).toHaveProperty('post');
  expect(socket.binaryType).toBe('arraybuffer');
});

test.each([
  [1008, 'has been started anew'],
  [1006, 'does not answer'],
])('a host that closes with %i is explained', async (code, sentence) => {
  const { socket, opening } = knock();
  socket.say('close', { code });
  await expect(opening).rejects.toMatchObject({ code: 'closed', message: expect.stringContaining(sentence) });
});
