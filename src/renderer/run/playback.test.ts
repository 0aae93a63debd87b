import { describe, expect, test } from 'vitest';
import { next, PLAYBACK, type PlaybackEvent, type PlaybackState } from './playback.ts';

const STATES = Object.keys(PLAYBACK) as PlaybackState[];
const EVENTS: PlaybackEvent[] = ['open', 'close', 'play', 'pause', 'reach-end', 'leave-end', 'fail'];

describe('playback', () => {
  test.each<[PlaybackState, PlaybackEvent, PlaybackState]>([
    ['idle', 'play', 'idle'],
    ['idle', 'open', 'paused'],
    ['paused', 'play', 'running'],
    ['running', 'pause', 'paused'],
    ['running', 'reach-end', 'done'],
    ['done', 'play', 'running'],
    ['done', 'leave-end', 'paused'],
    ['failed', 'play', 'failed'],
    ['failed', 'open', 'paused'],
  ])('%s, on %s, becomes %s', (state, event, expected) => {
    expect(next(state, event)).toBe(expected);
  });

  test.each(STATES)('%s can be left by opening a search', (state) => {
    expect(next(state, 'open')).toBe('paused');
  });

  test('nothing but play makes it run, and nothing runs while it is idle or failed', () => {
    for (const state of STATES) {
      for (const event of EVENTS) {
        if (next(state, event) !== 'running' || state === 'running') continue;
        expect(event).toBe('play');
        expect(['paused', 'done']).toContain(state);
      }
    }
  });
});
