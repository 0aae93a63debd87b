import type { Puzzle } from '../../shared/contract/types.ts';
import type { HeuristicId, HeuristicResources } from '../../shared/puzzle/heuristics/heuristics.ts';
import { createSmallBoardDomain } from '../../shared/puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../../shared/puzzle/domain/smallBoardStates.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { ownKey } from '../../shared/puzzle/heuristics/ownProofs.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';
import { Latest } from '../../shared/memory/latest.ts';
import { SpareColumns } from '../../shared/trace/columns.ts';
import type { Domain } from '../../shared/engine/domain.ts';
import { OwnMeasures } from './ownMeasures.ts';

/** Goals and heuristics of small boards whose states are kept: 1.5 MB each on 3×3. */
const MAX_KEPT = 4;

/** What a heuristic needs beside the goal; an own one as in a recipe. */
export interface DomainNeeds extends Omit<HeuristicResources, 'own'> {
  readonly own?: OwnHeuristic | undefined;
}

/** Creates domains for searches, which share what is known of small boards, and memory. */
export class Domains {
  readonly spare = new SpareColumns();
  readonly #kept: Latest<SmallBoardStates>;

  readonly own: OwnMeasures;

  /** `kept`: goals and heuristics whose states are kept. */
  constructor(kept = MAX_KEPT, own = new OwnMeasures()) {
    this.#kept = new Latest(kept);
    this.own = own;
  }

  /**
   * Throws where `heuristic` does not fit boards of this size, or misses something in `needs`; a `HeuristicFault` where
   * an own one cannot be used.
   */
  domainOf(puzzle: Puzzle, heuristic: HeuristicId, needs: DomainNeeds = {}): Domain {
    if (puzzle.goal.length > MAX_GRAPH_CELLS)
      return createSlidingDomain(puzzle, heuristic, this.#resources(puzzle, heuristic, needs));
    const states = this.#statesOf(puzzle, heuristic, needs);
    const start = states.stateOf(puzzle.start);
    // The states of the other half, which cannot reach the goal, have no numbers.
    if (start === NO_STATE) return createSlidingDomain(puzzle, heuristic, this.#resources(puzzle, heuristic, needs));
    return createSmallBoardDomain(states, start);
  }

  #statesOf(puzzle: Puzzle, heuristic: HeuristicId, needs: DomainNeeds): SmallBoardStates {
    const { goal, rows, cols } = puzzle;
    const costs = normalCosts(puzzle.costs);
    const own = heuristic === 'own' && needs.own ? ownKey(needs.own, puzzle) : null;
    const key = JSON.stringify([goal, rows, cols, costs, heuristic, needs.factor, needs.members, own]);
    return this.#kept.getOrMake(
      key,
      () => new SmallBoardStates(goal, rows, cols, heuristic, this.#resources(puzzle, heuristic, needs), costs),
    );
  }

  #resources(puzzle: Puzzle, heuristic: HeuristicId, { own, ...others }: DomainNeeds): HeuristicResources {
    return heuristic === 'own' && own ? { ...others, own: this.own.measureOf(own, puzzle) } : others;
  }
}
