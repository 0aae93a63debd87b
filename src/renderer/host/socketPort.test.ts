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
  const kept: string[] = [];
  const keep = (session: string) => kept.push(session);
  return { socket, kept, opening: openSocketPort(socket as unknown as WebSocket, 'the ticket', keep) };
}

test('the ticket is the first thing said, and the port is there once it was accepted, with a secret to keep', async () => {
  const { socket, kept, opening } = knock();
  expect(socket.sent).toEqual([]);
  socket.say('open');
  expect(socket.sent).toEqual(['the ticket']);
  socket.say('message', { data: 'welcome a-secret' });
  expect(await opening).toHaveProperty('post');
  expect(kept).toEqual(['a-secret']);
  expect(socket.binaryType).toBe('arraybuffer');
});

test.each([
  [1008, 'has been used, or Searchlight has been started again'],
  [1013, 'open in 4 tabs'],
  [1006, 'does not answer'],
])('a host that closes with %i is explained', async (code, sentence) => {
  const { socket, opening } = knock();
  socket.say('close', { code });
  await expect(opening).rejects.toMatchObject({ code: 'closed', message: expect.stringContaining(sentence) });
});
