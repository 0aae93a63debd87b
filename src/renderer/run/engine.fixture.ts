/** The real engine in this thread, for tests of what reads its traces. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { randomSolvable, seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { decodeBatch, encodeBatch } from '../../shared/trace/batch.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import type { SearchLimits } from '../../shared/engine/options.ts';
import { Search } from '../../shared/engine/search.ts';
import type { OpenedSearch } from './player.svelte.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Source } from './supply.ts';

/** 8 moves. A* with Manhattan expands 9 nodes; breadth-first search 191, and 110 when it tests on generation. */
export const CASE_1: Puzzle = {
  rows: 3,
  cols: 3,
  start: [1, 2, 3, 7, 4, 5, 6, 8, 0],
  goal: [1, 2, 3, 8, 6, 4, 7, 5, 0],
};
/** The same with tiles that cost their numbers. */
export const HEAVY: Puzzle = { ...CASE_1, costs: 'tile' };
/** 31 moves: as far from its goal as the 8-puzzle goes, so that a breadth-first search is long. */
export const HARDEST: Puzzle = { ...CASE_1, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
/** No solution: the 12 states that can be reached are all there is to expand. */
export const UNSOLVABLE: Puzzle = { rows: 2, cols: 2, start: [2, 1, 3, 0], goal: [1, 2, 3, 0] };
/** A 15-puzzle, 2 moves from its goal. */
export const FIFTEEN: Puzzle = {
  ...{ rows: 4, cols: 4 },
  start: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 13, 14, 15, 12],
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0],
};

export const ASTAR: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
export const BFS: SearchSpec = { ...ASTAR, algorithm: 'bfs', heuristic: 'zero' };

/** A puzzle with a solution and a goal in any order; the same seed gives the same puzzle. */
export function randomPuzzle(seed: number, rows: number, cols: number): Puzzle {
  const random = seededRandom(seed);
  const inOrder = Array.from({ length: rows * cols }, (_, tile) => tile);
  const goal = randomSolvable(inOrder, cols, random);
  return { rows, cols, goal, start: randomSolvable(goal, cols, random) };
}

/** A search that stands at its start. */
export function openEngine(puzzle: Puzzle, search: SearchSpec, limits: Partial<SearchLimits> = {}): Search {
  const options = searchOptionsOf(search);
  return new Search(createSlidingDomain(puzzle, search.heuristic, { factor: search.factor, members: search.members }), {
    ...options,
    limits: { ...options.limits, ...limits },
  });
}

/** The trace of a search that runs to its end, as the renderer has it. */
export function readToEnd(puzzle: Puzzle, search: SearchSpec, limits?: Partial<SearchLimits>): TraceReader {
  return readSearch(openEngine(puzzle, search, limits));
}

/** The same for a search of any domain. */
export function readSearch(engine: Search): TraceReader {
  engine.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(engine.trace, 0, 0)));
  return reader;
}

/** What a host does with `advance`, and a test's hand on it: answers can be cut short, held back and refused. */
export class EngineSource implements Source {
  /** Every call so far. */
  readonly calls: Parameters<Source['advance']>[0][] = [];
  /** Calls that wait for their answer. */
  unanswered = 0;
  /** Most calls that waited at the same time. */
  mostUnanswered = 0;
  /** Expansions in one answer at the most, as a clock would have it. */
  mostExpansions = Infinity;
  /** What calls are refused with; `null` answers them. */
  refusal: Error | null = null;

  readonly #engines: { search: Search; sentNodes: number; sentExpansions: number }[] = [];
  #gate = Promise.resolve();
  #openGate = (): void => {};

  /** A search of this source, which has not moved yet. */
  open(puzzle: Puzzle, search: SearchSpec, limits?: Partial<SearchLimits>): OpenedSearch {
    const engine = openEngine(puzzle, search, limits);
    const searchId = this.#engines.push({ search: engine, sentNodes: 0, sentExpansions: 0 });
    return { searchId, puzzle, search };
  }

  /** Answers wait until `release`. */
  hold(): void {
    this.#gate = new Promise((resolve) => (this.#openGate = resolve));
  }

  release(): void {
    this.#openGate();
    this.#gate = Promise.resolve();
  }

  async advance(params: Parameters<Source['advance']>[0]): Promise<ArrayBuffer> {
    this.calls.push(params);
    this.mostUnanswered = Math.max(this.mostUnanswered, ++this.unanswered);
    await this.#gate;
    this.unanswered--;
    if (this.refusal) throw this.refusal;
    return this.#answer(params);
  }

  #answer({ searchId, expansions }: Parameters<Source['advance']>[0]): ArrayBuffer {
    const open = this.#engines[searchId - 1];
    open.search.advance(Math.min(expansions, this.mostExpansions));
    const { trace } = open.search;
    const batch = encodeBatch(trace, open.sentNodes, open.sentExpansions);
    Object.assign(open, { sentNodes: trace.nodes, sentExpansions: trace.expansions });
    return batch;
  }
}
