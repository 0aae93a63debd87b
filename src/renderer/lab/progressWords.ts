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

/** What the button says that starts an experiment, or goes on with it: also after Stop, no result is counted again. */
export function startWord({ hasBegun }: Pick<Counting, 'hasBegun'>): string {
  return hasBegun ? 'Resume' : 'Run';
}

const [FEW, SHORT, MINUTE, HOUR] = [10, 55, 60, 3600];

/** "about 20 s left"; "at least 5 min left" where it may take longer. Under a minute, a lower bound says nothing. */
export function leftInWords(seconds: number | null, isAtLeast = false): string {
  if (seconds === null || (isAtLeast && seconds < SHORT)) return 'Estimating the time left';
  const said = isAtLeast ? 'at least' : 'about';
  if (seconds < FEW) return 'a few seconds left';
  if (seconds < SHORT) return `${said} ${Math.round(seconds / FEW) * FEW} s left`;
  if (seconds < HOUR) return `${said} ${Math.round(seconds / MINUTE)} min left`;
  return `${said} ${Math.round(seconds / HOUR)} h left`;
}
