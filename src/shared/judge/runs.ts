import { countedSearch } from '../engine/countedSearch.ts';
import type { SearchOptions } from '../engine/options.ts';
import { createSmallBoardDomain } from '../puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../puzzle/domain/smallBoardStates.ts';
import { MOVE_LETTERS } from '../puzzle/geometry.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import { actionsOf } from '../puzzle/moveNames.ts';
import { boardsAlong } from '../puzzle/board.ts';
import { CostSpace, costsOf, type JudgedSpace } from '../puzzle/states/costSpace.ts';
import type { StateGraph } from '../puzzle/states/stateGraph.ts';
import { SpareColumns } from '../trace/columns.ts';

export const USUAL_OPTIONS: SearchOptions = {
  ...{ strategy: 'astar', order: actionsOf(MOVE_LETTERS), ties: 'low-h', goalTest: 'expansion' },
  limits: { expansions: Infinity, nodes: Infinity },
};

/** `h` by state. */
export function measureByValues(graph: StateGraph, h: Uint16Array): Measure {
  return (cells) => h[graph.stateOf(cells)];
}

export class Runs {
  readonly #space: JudgedSpace;
  readonly #states: SmallBoardStates;
  readonly #spare = new SpareColumns();

  constructor(space: JudgedSpace, measure: Measure) {
    const { graph } = space;
    this.#space = space;
    this.#states = new SmallBoardStates(graph.goal, graph.rows, graph.cols, measure, {}, costsOf(space));
  }

  /** `length`: what the solution costs; its moves where each costs 1. */
  from(state: number) {
    const cells = this.#space.graph.cellsOf(state);
    const search = countedSearch(
      createSmallBoardDomain(this.#states, this.#states.stateOf(cells)),
      USUAL_OPTIONS,
      this.#spare,
    );
    search.advance(Infinity);
    const { counts, solution } = search;
    if (solution === null) throw new Error('A state that can reach the goal has not.');
    return { length: this.#costOf(cells, solution), expanded: counts.expanded };
  }

  #costOf(start: readonly number[], actions: readonly number[]): number {
    if (!(this.#space instanceof CostSpace)) return actions.length;
    const { rows, cols } = this.#space.graph;
    const { byTile } = this.#space;
    const boards = boardsAlong(start, actions, rows, cols);
    return boards.slice(1).reduce((sum, cells, index) => sum + byTile[cells[boards[index].indexOf(0)]], 0);
  }
}
