import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte.ts';

const BOARDS = [
  [1, 2, 0, 3],
  [1, 0, 2, 3],
  [0, 1, 2, 3],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As an effect does: runs again after each move. */
function playFor(replay: Replay, ms: number): void {
  for (let stop = replay.run(); stop; stop = replay.run()) {
    const before = replay.at;
    vi.advanceTimersByTime(ms);
    stop();
    if (replay.at === before) return;
  }
}

test('plays from the start to the last move at its speed, and ends there', () => {
  const replay = new Replay(BOARDS);
  expect(replay.cells).toEqual(BOARDS[0]);
  playFor(replay, 499);
  expect(replay.at).toBe(0);
  playFor(replay, 500);
  expect(replay).toMatchObject({ at: 2, atEnd: true, isPlaying: false, cells: BOARDS[2] });
});

test('pauses where it is stepped, and stays between the ends', () => {
  const replay = new Replay(BOARDS);
  replay.jump(1);
  expect(replay).toMatchObject({ at: 1, isPlaying: false });
  expect(replay.run()).toBeUndefined();
  replay.jump(-1);
  expect(replay.at).toBe(0);
  replay.jump(9);
  expect(replay.at).toBe(2);
});

test('plays again from the start once it is over, and goes on where it was paused', () => {
  const replay = new Replay(BOARDS);
  replay.jump(2);
  replay.togglePlay();
  expect(replay).toMatchObject({ at: 0, isPlaying: true });
  replay.jump(1);
  replay.togglePlay();
  expect(replay).toMatchObject({ at: 1, isPlaying: true });
  replay.togglePlay();
  expect(replay).toMatchObject({ at: 1, isPlaying: false });
});
