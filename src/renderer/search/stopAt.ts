/** Goes to a stop, and says so where there is none. */
import { NONE } from '../../shared/trace/trace.ts';
import type { StopId } from '../../shared/readings/stops.ts';
import type { Session } from '../program/session.svelte.ts';
import { SELECT_FIRST, STOP_WORDS } from '../run/sentences/stopWords.ts';

/** Shows the next step at which `stop` happens, or a notice why that cannot be. */
export async function stopAt(session: Session, stop: StopId): Promise<void> {
  if (session.player.opened === null) return;
  const isUnchosen = stop === 'state' && session.selected === NONE;
  const sentence = isUnchosen ? SELECT_FIRST : STOP_WORDS[stop].none;
  if (isUnchosen || !(await session.stopAt(stop)))
    session.notice = { kind: 'done', text: sentence, step: session.player.step };
}
