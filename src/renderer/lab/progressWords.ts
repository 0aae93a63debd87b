import type { ExperimentState } from '../../shared/contract/experiments.ts';
import type { Counting } from './counting.svelte.ts';

export const STATE_WORDS: Readonly<Record<ExperimentState, string>> = {
  new: 'Not run yet',
  waiting: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
};

/** What the button says that starts an experiment, or goes on with it. */
export function startWord({ progress, hasBegun }: Pick<Counting, 'progress' | 'hasBegun'>): string {
  if (progress.state === 'stopped') return 'Run again';
  return hasBegun ? 'Resume' : 'Run';
}

const [MINUTE, HOUR] = [60, 3600];

/** "about 2 s left", "at least 5 min left" where it may well take longer; '' where unknown. */
export function leftInWords(seconds: number | null, isAtLeast = false): string {
  if (seconds === null) return '';
  const said = isAtLeast ? 'at least' : 'about';
  if (seconds < MINUTE) return `${said} ${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < HOUR) return `${said} ${Math.round(seconds / MINUTE)} min left`;
  return `${said} ${Math.round(seconds / HOUR)} h left`;
}
