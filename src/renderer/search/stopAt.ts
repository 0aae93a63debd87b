/** Goes to a stop, and says so where there is none. */
import { NONE } from '../../shared/trace/trace.ts';
import type { StopId } from '../../shared/readings/stops.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { SELECT_FIRST, STOP_WORDS } from '../run/sentences/stopWords.ts';

/** Shows the next step at which `stop` happens, or a notice why that cannot be. */
export async function stopAt(runView: RunView, notices: Notices, stop: StopId): Promise<void> {
  if (runView.player.opened === null) return;
  const isUnchosen = stop === 'state' && runView.selected === NONE;
  const sentence = isUnchosen ? SELECT_FIRST : STOP_WORDS[stop].none;
  if (isUnchosen || !(await runView.stopAt(stop))) notices.tell(sentence, { step: runView.player.step });
}
