/**
 * The states of the player, written down before the code that lives in them.
 *
 * idle: no search is open · paused: a step is shown · running: steps follow one another · done: the last step of an
 * ended search is shown · failed: the search was lost; what has arrived of it can still be read.
 */
export type PlaybackState = 'idle' | 'paused' | 'running' | 'done' | 'failed';
export type PlaybackEvent = 'open' | 'close' | 'play' | 'pause' | 'reach-end' | 'leave-end' | 'fail';

/** An event that a state does not list leaves it as it is. */
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
