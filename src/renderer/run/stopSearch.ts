import type { SearchOptions } from '../../shared/engine/options.ts';
import { STOPS, type StopId, type Watch } from '../../shared/readings/stops.ts';
import type { Player } from './player.svelte.ts';

const STEPS_AT_A_TIME = 20_000;

/**
 * The first step after the one shown at which `stop` happens, `null` for none; fetches as much of the trace as needed. The step stays;
 * moving it, or cancelling the wait, abandons the search. `isWanted`: the nodes of the state to stop at.
 */
export async function findStop(
  player: Player,
  stop: StopId,
  options: SearchOptions,
  isWanted: Watch['isWanted'] = null,
): Promise<number | null | 'abandoned'> {
  const { step: from, opened } = player;
  const isHere = (): boolean => player.opened === opened && player.step === from;
  if (STOPS[stop].needsEnd && !(await player.untilArrived(Infinity))) return 'abandoned';
  const happens = STOPS[stop].watch({ reader: player.arrived, options, from, isWanted });
  for (let step = from + 1; ; step++) {
    const isThere = (): boolean => step <= player.arrived.expansions;
    if (!isThere() && !(await player.untilArrived(step + STEPS_AT_A_TIME)) && !isThere()) {
      return player.arrived.status !== 'running' && isHere() ? null : 'abandoned';
    }
    if (!isHere()) return 'abandoned';
    if (happens(step)) return step;
  }
}
