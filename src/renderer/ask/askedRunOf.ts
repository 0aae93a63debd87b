import type { AskedRun } from '../../shared/ask/askedRun.ts';
import { traitsOfSearch } from '../../shared/contract/searchPromises.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** The run on the screen as far as it has come; `null` while no search is open. */
export function askedRunOf({ player, options }: RunView): AskedRun | null {
  if (!player.opened) return null;
  const { puzzle, search } = player.opened;
  const h = traitsOfSearch(search, puzzle);
  const { heuristic, factor } = search;
  return { reader: player.arrived, options, puzzle, h, heuristic, factor };
}
