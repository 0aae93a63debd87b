/** Runs A* with an h that is known for every state. */
import { searchOptionsOf } from '../contract/searchOptions.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { countedSearch } from '../engine/countedSearch.ts';
import { createSmallBoardDomain } from '../puzzle/domain/smallBoardDomain.ts';
import { SmallBoardStates } from '../puzzle/domain/smallBoardStates.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import type { StateGraph } from '../puzzle/states/stateGraph.ts';
import { SpareColumns } from '../trace/columns.ts';

/** A* with the default options. */
const OPTIONS = searchOptionsOf(DEFAULT_SEARCH);

export interface CountedRun {
  /** Moves of the solution. */
  readonly length: number;
  readonly expanded: number;
}

/** h by a column of it. */
export function measureByValues(graph: StateGraph, h: Uint16Array): Measure {
  return (cells) => h[graph.stateOf(cells)];
}

/** Searches of one board towards one goal. */
export class Runs {
  readonly #states: SmallBoardStates;
  readonly #graph: StateGraph;
  readonly #spare = new SpareColumns();

  constructor(graph: StateGraph, measure: Measure) {
    this.#graph = graph;
    this.#states = new SmallBoardStates(graph.goal, graph.rows, graph.cols, measure);
  }

  /** A* from a state of the graph to its end. */
  from(state: number): CountedRun {
    const start = this.#states.stateOf(this.#graph.cellsOf(state));
    const search = countedSearch(createSmallBoardDomain(this.#states, start), OPTIONS, this.#spare);
    search.advance(Infinity);
    const { counts, solution } = search;
    if (solution === null) throw new Error('A state that can reach the goal has not.');
    return { length: solution.length, expanded: counts.expanded };
  }
}
