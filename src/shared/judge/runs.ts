import { countedSearch } from '../engine/countedSearch.ts';
import type { SearchOptions } from '../engine/options.ts';
import { createSmallBoardDomain } from '../puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../puzzle/domain/smallBoardStates.ts';
import { MOVE_LETTERS } from '../puzzle/geometry.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import { actionsOf } from '../puzzle/moveNames.ts';
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
  readonly #states: SmallBoardStates;
  readonly #graph: StateGraph;
  readonly #spare = new SpareColumns();

  constructor(graph: StateGraph, measure: Measure) {
    this.#graph = graph;
    this.#states = new SmallBoardStates(graph.goal, graph.rows, graph.cols, measure);
  }

  from(state: number) {
    const start = this.#states.stateOf(this.#graph.cellsOf(state));
    const search = countedSearch(createSmallBoardDomain(this.#states, start), USUAL_OPTIONS, this.#spare);
    search.advance(Infinity);
    const { counts, solution } = search;
    if (solution === null) throw new Error('A state that can reach the goal has not.');
    return { length: solution.length, expanded: counts.expanded };
  }
}
