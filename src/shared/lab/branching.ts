/** The effective branching factor by each of its definitions. */
import type { BranchingId } from '../contract/experimentLook.ts';
import { effectiveBranchingFactor } from '../readings/branching.ts';

/** b* of N nodes and a solution of d moves, where it exists: not for a solution of no moves, or fewer nodes than moves. */
export function branchingFactor(definition: BranchingId, nodes: number, d: number): number | null {
  if (d === 0 || nodes < d) return null;
  return definition === 'power' ? nodes ** (1 / d) : effectiveBranchingFactor(nodes, d);
}
