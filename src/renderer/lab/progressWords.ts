/** How an experiment stands, in words. */
import type { ExperimentState } from '../../shared/contract/experiments.ts';

export const STATE_WORDS: Readonly<Record<ExperimentState, string>> = {
  new: 'Not counted yet',
  waiting: 'Waiting',
  running: 'Counting',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Done',
};

const [MINUTE, HOUR] = [60, 3600];

/** "about 2 s left", "about 5 min left"; '' where nobody knows. */
export function leftInWords(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < MINUTE) return `about ${Math.max(1, Math.round(seconds))} s left`;
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`;
  return `about ${Math.round(seconds / HOUR)} h left`;
}
