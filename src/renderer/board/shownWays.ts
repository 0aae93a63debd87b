import { isMadeOfWays, waysHome, type WayHome } from './waysHome.ts';
import type { Session } from '../program/session.svelte.ts';

/** The ways from the tiles of the board to their goal cells; none where they are not wanted, or not what h counts. */
export function shownWays({ puzzle, search, strategy, settings, shownCells }: Session): readonly WayHome[] {
  if (!puzzle || !settings.ways || !strategy.usesHeuristic || !isMadeOfWays(search.heuristic)) return [];
  return waysHome(shownCells, puzzle.goal, puzzle.cols, search.heuristic === 'manhattan-with-blank');
}
