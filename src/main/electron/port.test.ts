import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { Port } from '../../shared/rpc/port.ts';
import { acceptPages, CHANNEL, type Contents } from './port.ts';

/** A window's contents with `frame` as the sender of every message. */
function setUp(frame: unknown = { frameTreeNodeId: 1, url: 'app://bundle/' }) {
  const contents = Object.assign(new EventEmitter(), {
    ipc: new EventEmitter(),
    mainFrame: { frameTreeNodeId: 1, url: 'app://bundle/' },
    send: vi.fn(),
  });
  const ports: Port[] = [];
  const received: unknown[] = [];
  const closed: number[] = [];
  const accept = (port: Port): void => {
    const index = ports.push(port) - 1;
    port.onMessage((message) => received.push([index, message]));
    port.onClose(() => closed.push(index));
  };
  const habits = { showMenu() {}, keepAwake() {}, fillClassScreen() {} };
  const pages = acceptPages(contents as unknown as Contents, accept, habits);
  const say = (page: unknown, message: unknown): void =>
    void contents.ipc.emit(CHANNEL, { senderFrame: frame }, page, message);
  return { contents, pages, ports, received, closed, say };
}

describe('the pages of a window', () => {
  test('have a port for every load, and answers go to the load that asked', () => {
    const { contents, ports, received, closed, say } = setUp();
    say(0.1, 'a');
    say(0.1, 'b');
    say(0.2, 'c');
    expect(received).toEqual([
      [0, 'a'],
      [0, 'b'],
      [1, 'c'],
    ]);
    expect(closed).toEqual([0]);
    ports[0]!.post('too late');
    ports[1]!.post('in time');
    expect(contents.send.mock.calls).toEqual([[CHANNEL, 0.2, 'in time']]);
  });

  test.each(['render-process-gone', 'destroyed'])('are over with %s, once', (event) => {
    const { contents, ports, closed, say } = setUp();
    contents.emit(event);
    say(0.1, 'a');
    contents.emit(event);
    contents.emit('destroyed');
    expect(closed).toEqual([0]);
    ports[0]!.post('too late');
    expect(contents.send).not.toHaveBeenCalled();
  });

  test.each([null, { frameTreeNodeId: 2, url: 'app://bundle/' }, { frameTreeNodeId: 1, url: 'https://evil.example/' }])(
    'hear nothing from %o',
    (frame) => {
      const { ports, say } = setUp(frame);
      say(0.1, 'a');
      expect(ports).toEqual([]);
    },
  );

  test('are told of an opened file: the one that is loaded', () => {
    const { contents, pages, say } = setUp();
    pages.tell({ opened: true });
    expect(contents.send).not.toHaveBeenCalled();
    for (const page of [0.1, 0.2]) say(page, 'a');
    pages.tell({ opened: true });
    expect(contents.send.mock.calls).toEqual([[CHANNEL, 0.2, { opened: true }]]);
  });

  test('that are gone were told of a file that came while the program ended', () => {
    const { contents, pages, say } = setUp();
    say(0.1, 'a');
    contents.emit('destroyed');
    pages.tell({ opened: true });
    expect(contents.send).not.toHaveBeenCalled();
  });

  test('may call themselves whatever they like', () => {
    const { received, say } = setUp();
    for (const page of [undefined, null, '__proto__', {}]) say(page, 'a');
    expect(received).toHaveLength(4);
  });
});
