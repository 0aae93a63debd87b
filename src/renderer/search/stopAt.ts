/** Goes to a stop, and says so where there is none. */
import type { StopId } from '../../shared/readings/stops.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { STOP_WORDS } from '../run/sentences/stopWords.ts';

/** Shows the next step at which `stop` happens, or a notice that there is none. */
export async function stopAt(runView: RunView, notices: Notices, stop: StopId): Promise<void> {
  if (runView.player.opened === null) return;
  if (!(await runView.stopAt(stop))) notices.tell(STOP_WORDS[stop].none, { step: runView.player.step });
}
