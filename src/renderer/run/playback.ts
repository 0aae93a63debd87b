/**
 * States of the player. idle: no search is open · paused: a step is shown · running: steps advance · done: the last
 * step of an ended search is shown · failed: the search was lost, but what has arrived is readable.
 */
export type PlaybackState = 'idle' | 'paused' | 'running' | 'done' | 'failed';
export type PlaybackEvent = 'open' | 'close' | 'play' | 'pause' | 'reach-end' | 'leave-end' | 'fail';

/** Events that a state does not list leave it unchanged. */
export const PLAYBACK: Readonly<Record<PlaybackState, Partial<Record<PlaybackEvent, PlaybackState>>>> = {
  idle: { open: 'paused', fail: 'failed' },
  paused: { open: 'paused', close: 'idle', play: 'running', 'reach-end': 'done', fail: 'failed' },
  running: { open: 'paused', close: 'idle', pause: 'paused', 'reach-end': 'done', fail: 'failed' },
  done: { open: 'paused', close: 'idle', 'leave-end': 'paused', play: 'running', fail: 'failed' },
  failed: { open: 'paused', close: 'idle' },
};

export function next(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  return PLAYBACK[state][event] ?? state;
}
