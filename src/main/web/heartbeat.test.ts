import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat, type Beating } from './heartbeat.ts';

const socket = () => Object.assign(new EventEmitter(), { isPaused: false, ping: vi.fn(), terminate: vi.fn() });
const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who answers stays, who is silent is cut off, who is behind with reading is left alone', () => {
  const answering = socket();
  answering.ping.mockImplementation(() => answering.emit('pong'));
  const silent = socket();
  const paused = Object.assign(socket(), { isPaused: true });
  const sockets = [answering, silent, paused] as unknown as Beating[];
  const heartbeat = new Heartbeat(sockets);
  sockets.forEach((each) => heartbeat.listenTo(each));

  vi.advanceTimersByTime(LONG_MS);
  expect(answering.ping.mock.calls.length).toBeGreaterThan(1);
  expect(answering.terminate).not.toHaveBeenCalled();
  expect(silent.ping).toHaveBeenCalledOnce();
  expect(silent.terminate).toHaveBeenCalled();
  expect(paused.terminate).not.toHaveBeenCalled();
});

test('a stopped heartbeat is still', () => {
  const one = socket();
  new Heartbeat([one] as unknown as Beating[]).stop();
  vi.advanceTimersByTime(LONG_MS);
  expect(one.ping).not.toHaveBeenCalled();
});
