/**
 * Traits of heuristics on boards of one size, and which others they dominate. h₂ dominates h₁ where h₂(n) ≥ h₁(n) for
 * every node n (Russell & Norvig, *Artificial Intelligence: A Modern Approach*, 4e, 3.6.1). Only admissible
 * heuristics are compared: a greater h that overestimates is no better.
 */
import { DEFAULT_MEMBERS, heuristicsFor, HEURISTICS, type HeuristicId, type MaxMember } from './heuristics.ts';
import type { TraitOptions } from './measure.ts';
import type { OwnProof } from './ownProofs.ts';
import type { TileCosts } from '../tileCosts.ts';
import { MAX_GRAPH_CELLS } from '../states/stateGraph.ts';

export interface HeuristicTraits extends Omit<OwnProof, 'belowOneMove'> {
  /** h of a state that is not the goal is, or may be, less than what a move costs, though it does not count moves. */
  readonly belowOneMove?: boolean;
  /** Unknown whether h is admissible or consistent: it was not checked on all states. */
  readonly isUnproved?: boolean;
  /** h is at most so many times the distance, where known of an inadmissible h. */
  readonly factor?: number;
  /** h of a state beside the goal is at least what the last move costs: all that is misplaced there is one tile. */
  readonly coversLastMove?: boolean;
}

const UNPROVED: HeuristicTraits = {
  admissible: false,
  consistent: false,
  exact: false,
  zero: false,
  belowOneMove: true,
  isUnproved: true,
};

interface ChosenTraits extends TraitOptions {
  /** Of a maximum. */
  readonly members?: readonly MaxMember[] | undefined;
}

/** The traits of its row, as the size, the factor or a proof changes them. */
export function traitsOf(id: HeuristicId, rows: number, cols: number, options: ChosenTraits = {}): HeuristicTraits {
  if (id === 'own') return options.proof ?? UNPROVED;
  const row = HEURISTICS[id];
  const exact = row.isExact?.(rows, cols) ?? false;
  const most = typeof row.overestimatesBy === 'function' ? row.overestimatesBy(options) : row.overestimatesBy;
  const isPlain = most === 1;
  const counted = row.takes === 'members' ? membersOf({ rows, cols, members: options.members }) : [id];
  return {
    admissible: row.admissible || isPlain,
    consistent: row.consistent || exact || isPlain,
    exact,
    zero: row.isZero ?? false,
    ...(most !== undefined && !isPlain && { factor: most }),
    coversLastMove: counted.some((one) => HEURISTICS[one].isZero !== true && !countsMoves(one, rows, cols)),
  };
}

export interface ComparedHeuristics {
  readonly rows: number;
  readonly cols: number;
  readonly members?: readonly MaxMember[] | undefined;
  readonly costs?: TileCosts | undefined;
}

/** Admissible heuristics that dominate `id` on boards of this size, in table order. */
export function dominatingOf(id: HeuristicId, board: ComparedHeuristics): HeuristicId[] {
  return comparable(board).filter((other) => dominates(other, id, board));
}

/** Admissible heuristics that `id` dominates on boards of this size, in table order. */
export function dominatedOf(id: HeuristicId, board: ComparedHeuristics): HeuristicId[] {
  return comparable(board).filter((other) => dominates(id, other, board));
}

function comparable({ rows, cols }: ComparedHeuristics): HeuristicId[] {
  return heuristicsFor(rows, cols).filter((id) => HEURISTICS[id].admissible);
}

function dominates(strong: HeuristicId, weak: HeuristicId, board: ComparedHeuristics): boolean {
  if (strong === weak || !HEURISTICS[strong].admissible || !HEURISTICS[weak].admissible) return false;
  if (traitsOf(strong, board.rows, board.cols).exact) return true;
  if (HEURISTICS[weak].takes === 'members')
    return membersOf(board).every((member) => member === strong || dominates(strong, member, board));
  if (HEURISTICS[strong].takes === 'members')
    return membersOf(board).some((member) => member === weak || dominates(member, weak, board));
  if (board.costs !== undefined && countsFewer(strong, weak, board)) return false;
  const isSmall = board.rows * board.cols <= MAX_GRAPH_CELLS;
  const { dominates: direct = [], dominatesOnSmallBoards = [] } = HEURISTICS[strong];
  const weaker = isSmall ? [...direct, ...dominatesOnSmallBoards] : direct;
  return weaker.some((between) => between === weak || dominates(between, weak, board));
}

/** Whether h of `strong` counts moves while that of `weak` adds up what they cost. */
function countsFewer(strong: HeuristicId, weak: HeuristicId, { rows, cols }: ComparedHeuristics): boolean {
  return countsMoves(strong, rows, cols) && !countsMoves(weak, rows, cols) && HEURISTICS[weak].isZero !== true;
}

function countsMoves(id: HeuristicId, rows: number, cols: number): boolean {
  return HEURISTICS[id].countsMoves?.(rows, cols) ?? false;
}

function membersOf({ rows, cols, members = DEFAULT_MEMBERS }: ComparedHeuristics): readonly MaxMember[] {
  return members.filter((id) => HEURISTICS[id].isFor(rows, cols));
}
