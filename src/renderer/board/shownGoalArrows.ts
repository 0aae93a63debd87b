import { countsGoalArrows, goalArrows, type GoalArrow } from './goalArrows.ts';
import type { RunView } from '../run/runView.svelte.ts';

/** The ways from the tiles of the board to their goal cells; none where they are not wanted (`ways`), or not what h counts. */
export function shownGoalArrows(
  { puzzle, search, strategy, shownCells }: RunView,
  ways: boolean,
): readonly GoalArrow[] {
  if (!puzzle || !ways || !strategy.usesHeuristic || !countsGoalArrows(search.heuristic)) return [];
  return goalArrows(shownCells, puzzle.goal, puzzle.cols, search.heuristic === 'manhattan-with-blank');
}
