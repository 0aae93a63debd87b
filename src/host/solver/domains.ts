import type { Puzzle } from '../../shared/contract/types.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { HeuristicResources } from '../../shared/puzzle/heuristics/measure.ts';
import { createSmallBoardDomain } from '../../shared/puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../../shared/puzzle/domain/smallBoardStates.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import { Latest } from '../../shared/memory/latest.ts';
import { SpareColumns } from '../../shared/trace/columns.ts';
import type { Domain } from '../../shared/engine/domain.ts';

/** Goals and heuristics of small boards whose states are kept: of a 3×3 board they take 1.5 MB each. */
const MAX_KEPT = 4;

/** Domains for searches, and what these leave to the next ones: what is known of a small board towards one goal, and memory. */
export class Domains {
  /** Columns that a search borrows. */
  readonly spare = new SpareColumns();
  /** By goal and heuristic. */
  readonly #kept: Latest<SmallBoardStates>;

  /** `kept`: goals and heuristics whose states are kept. */
  constructor(kept = MAX_KEPT) {
    this.#kept = new Latest(kept);
  }

  /** The domain of `puzzle`. Throws where `heuristic` is not for boards of this size, or misses something in `resources`. */
  domainOf(puzzle: Puzzle, heuristic: HeuristicId, resources: HeuristicResources = {}): Domain {
    if (puzzle.goal.length > MAX_GRAPH_CELLS) return createSlidingDomain(puzzle, heuristic, resources);
    const states = this.#statesOf(puzzle, heuristic, resources);
    const start = states.stateOf(puzzle.start);
    // The states of the other half, from which there is no way to the goal, have no numbers.
    if (start === NO_STATE) return createSlidingDomain(puzzle, heuristic, resources);
    return createSmallBoardDomain(states, start);
  }

  #statesOf({ goal, rows, cols }: Puzzle, heuristic: HeuristicId, resources: HeuristicResources): SmallBoardStates {
    const key = JSON.stringify([goal, rows, cols, heuristic, resources.factor, resources.members]);
    return this.#kept.getOrMake(key, () => new SmallBoardStates(goal, rows, cols, heuristic, resources));
  }
}
