/**
 * Which heuristic dominates which: h₂ dominates h₁ where h₂(n) ≥ h₁(n) for every node n (Russell & Norvig, *Artificial
 * Intelligence: A Modern Approach*, 4e, 3.6.1). Only admissible heuristics are compared: a greater h that lies is no better.
 */
import { heuristicsFor, HEURISTICS, traitsOf, type HeuristicId } from './heuristics.ts';
import { DEFAULT_MEMBERS, type MaxMember } from './measure.ts';
import { MAX_GRAPH_CELLS } from '../states/stateGraph.ts';

/**
 * By heuristic: those that dominate it on boards of every size that they are for.
 *
 * Manhattan: a misplaced tile is at least 1 away. Gaschnig: each of its exchanges brings at most one tile home. Linear conflict
 * adds to Manhattan. Walking distance counts at least the rows and columns that each tile has to cross. A pattern database
 * counts at least the moves of each tile, in groups that share none.
 */
const DOMINATED_BY: Partial<Record<HeuristicId, readonly HeuristicId[]>> = {
  zero: ['misplaced'],
  misplaced: ['manhattan', 'gaschnig'],
  manhattan: ['linear-conflict', 'walking-distance', 'pattern-database'],
};

/** What dominates on boards of up to `MAX_GRAPH_CELLS` cells besides. No proof: computed on all their states. */
const DOMINATED_ON_SMALL_BOARDS: typeof DOMINATED_BY = {
  gaschnig: ['linear-conflict'],
};

/** A board's size, and of what `max` is the maximum. */
export interface ComparedHeuristics {
  readonly rows: number;
  readonly cols: number;
  readonly members?: readonly MaxMember[] | undefined;
}

/** The admissible heuristics for boards of this size that dominate `id`, in the order of the table. */
export function dominatingOf(id: HeuristicId, board: ComparedHeuristics): HeuristicId[] {
  return comparable(board).filter((other) => dominates(other, id, board));
}

/** The admissible heuristics for boards of this size that `id` dominates, in the order of the table. */
export function dominatedOf(id: HeuristicId, board: ComparedHeuristics): HeuristicId[] {
  return comparable(board).filter((other) => dominates(id, other, board));
}

function comparable({ rows, cols }: ComparedHeuristics): HeuristicId[] {
  return heuristicsFor(rows, cols).filter((id) => HEURISTICS[id].admissible);
}

/** Whether `strong` is known to be nowhere smaller than `weak`, which is another heuristic. */
function dominates(strong: HeuristicId, weak: HeuristicId, board: ComparedHeuristics): boolean {
  if (strong === weak || !HEURISTICS[strong].admissible || !HEURISTICS[weak].admissible) return false;
  if (traitsOf(strong, board.rows, board.cols).exact) return true;
  if (weak === 'max') return membersOf(board).every((member) => member === strong || dominates(strong, member, board));
  if (strong === 'max') return membersOf(board).some((member) => member === weak || dominates(member, weak, board));
  const isSmall = board.rows * board.cols <= MAX_GRAPH_CELLS;
  const direct = [...(DOMINATED_BY[weak] ?? []), ...((isSmall && DOMINATED_ON_SMALL_BOARDS[weak]) || [])];
  return direct.some((between) => between === strong || dominates(strong, between, board));
}

function membersOf({ rows, cols, members = DEFAULT_MEMBERS }: ComparedHeuristics): readonly MaxMember[] {
  return members.filter((id) => HEURISTICS[id].isFor(rows, cols));
}
