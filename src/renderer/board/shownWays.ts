import { isMadeOfWays, waysHome, type WayHome } from './waysHome.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** The ways from the tiles of the board to their goal cells; none where they are not wanted (`ways`), or not what h counts. */
export function shownWays({ puzzle, search, strategy, shownCells }: RunView, ways: boolean): readonly WayHome[] {
  if (!puzzle || !ways || !strategy.usesHeuristic || !isMadeOfWays(search.heuristic)) return [];
  return waysHome(shownCells, puzzle.goal, puzzle.cols, search.heuristic === 'manhattan-with-blank');
}
