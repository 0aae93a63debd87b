import type { BranchingId } from '../contract/experimentLook.ts';
import { csvLine } from '../exchange/csv.ts';
import { printBoard } from '../puzzle/board.ts';
import type { Experiment } from './experiment.ts';
import { isWeighed } from './puzzles.ts';
import { costsAsText } from '../puzzle/tileCosts.ts';
import { branchingFactor, measuresFor, sheetLabelOf } from './measures.ts';
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
  const weighs = isWeighed(experiment.recipe.puzzles);
  const measures = measuresFor(weighs);
  const ofCosts = weighs ? ['Costs', 'Least cost'] : [];
  const heads = Object.values(measures).map(sheetLabelOf);
  yield csvLine(['Puzzle', 'Start', 'Goal', 'd', ...ofCosts, 'Search', 'Status', ...heads, 'b*']);
  for (const [index, { puzzle }] of experiment.puzzles.entries())
    for (const search of experiment.recipe.searches.keys()) {
      const result = experiment.resultOf(index, search);
      if (result === null) continue;
      const [d, least] = [experiment.distanceOf(index), experiment.leastCostOf(index)];
      const values = Object.values(measures).map(({ of }) => of(result, d, least));
      const costs = weighs ? [costsAsText(puzzle.costs) || '1', least] : [];
      const isSolved = result.status === 'solved' && d !== null;
      const bStar = isSolved ? branchingFactor(branching, result.generated, d) : null;
      const boards = [puzzle.start, puzzle.goal].map((cells) => printBoard(cells, puzzle.cols));
      yield csvLine([index + 1, ...boards, d, ...costs, names[search]!, result.status, ...values, bStar]);
    }
}
