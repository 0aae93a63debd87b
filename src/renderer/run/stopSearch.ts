/** Takes a run forward to the next step at which something happens. */
import type { SearchOptions } from '../../shared/engine/options.ts';
import { STOPS, type StopId, type Watch } from '../../shared/readings/stops.ts';
import type { Player } from './player.svelte.ts';

/** Steps that are fetched at a time while looking. */
const STEPS_AT_A_TIME = 20_000;

/** Where a search for a stop came to: a step; `null`, where there is none; or `abandoned`, by the user. */
export type FoundStop = number | null | 'abandoned';

/**
 * The first step after the one shown at which `stop` happens, fetching as much of the trace as it takes. The step stays;
 * going elsewhere meanwhile, or cancelling the wait, abandons it. `isWanted` tells the nodes of a state, for the stop at it.
 */
export async function findStop(
  player: Player,
  stop: StopId,
  options: SearchOptions,
  isWanted: Watch['isWanted'] = null,
): Promise<FoundStop> {
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
