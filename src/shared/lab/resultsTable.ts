import type { BranchingId } from '../contract/experimentLook.ts';
import { csvLine } from '../exchange/csv.ts';
import { printBoard } from '../puzzle/board.ts';
import type { Experiment } from './experiment.ts';
import { branchingFactor, MEASURES } from './measures.ts';
import { searchNames } from '../contract/searchNames.ts';

/** `rows` and `pieces` as in `StateTable`. b* is that of the one search. */
export function resultsTable(
  experiment: Experiment,
  branching: BranchingId,
): { readonly rows: number; pieces(): Generator<string> } {
  return { rows: experiment.done, pieces: () => piecesOf(experiment, branching) };
}

function* piecesOf(experiment: Experiment, branching: BranchingId): Generator<string> {
  const names = searchNames(experiment.recipe.searches);
  yield csvLine(['puzzle', 'start', 'goal', 'd', 'search', 'status', ...Object.keys(MEASURES), 'b*']);
  for (const [index, { puzzle }] of experiment.puzzles.entries())
    for (const search of experiment.recipe.searches.keys()) {
      const result = experiment.resultOf(index, search);
      if (result === null) continue;
      const d = experiment.distanceOf(index);
      const values = Object.values(MEASURES).map(({ of }) => of(result, d));
      const isSolved = result.status === 'solved' && d !== null;
      const bStar = isSolved ? branchingFactor(branching, result.generated, d) : null;
      const boards = [puzzle.start, puzzle.goal].map((cells) => printBoard(cells, puzzle.cols));
      yield csvLine([index + 1, ...boards, d, names[search]!, result.status, ...values, bStar]);
    }
}
