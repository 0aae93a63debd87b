/** What is true at a step of a search, worked out from its states and its frontier, which are replayed and counted here anew. */
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { MOVE_LETTERS, neighbour, NO_CELL } from '../../../shared/puzzle/geometry.ts';
import { solutionNodes } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { costByTile } from '../../../shared/puzzle/tileCosts.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { actionOf, FATE, fateOf, isDropped, NONE } from '../../../shared/trace/trace.ts';

export class Facts {
  readonly reader: TraceReader;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly strategy: Strategy;
  readonly goal: string;

  readonly #boards: (readonly number[])[] = [];
  /** By step: the nodes that wait once it is complete. */
  readonly #waiting: (readonly number[])[] = [];
  /** By node: the node of its tree that has no parent. */
  readonly #roots: number[] = [];

  constructor(reader: TraceReader, puzzle: Puzzle, search: SearchSpec) {
    this.reader = reader;
    this.search = search;
    this.strategy = STRATEGIES[search.algorithm];
    this.goal = puzzle.goal.join();
    this.puzzle = puzzle;
    for (let node = 0; node < reader.nodes; node++) this.#replay(node);
    for (let step = 0; step <= reader.expansions; step++) this.#waiting.push(this.#joinedBy(step));
  }

  stateOf(node: number): string {
    return this.#boards[node].join();
  }

  /** 0 for the half from the start, 1 for the half from the goal. */
  halfOf(node: number): number {
    return this.strategy.fromBothEnds ? this.#roots[node] : 0;
  }

  /** The nodes that wait once `step` is complete: of a search from both ends all, or those of one half. */
  waiting(step: number, half: number | null = null): readonly number[] {
    return this.#waiting[step].filter((node) => half === null || this.halfOf(node) === half);
  }

  /** The successors of the node that `step` took. */
  children(step: number): number[] {
    const taken = this.reader.expandedBy(step);
    return this.#all().filter((node) => this.reader.parent[node] === taken);
  }

  /** How many moves the blank of `node` has. */
  movesFrom(node: number): number {
    return [0, 1, 2, 3].filter((action) => this.#moved(this.#boards[node], action) !== null).length;
  }

  /** The nodes before `node` that the search knows its state from: those of the same tree that it has looked up. */
  known(node: number): number[] {
    const isSame = (other: number): boolean =>
      other < node &&
      this.#roots[other] === this.#roots[node] &&
      fateOf(this.reader, other) !== FATE.cut &&
      this.stateOf(other) === this.stateOf(node);
    return this.#all().filter(isSame);
  }

  /** The node before `node` whose path to the same state the search goes by: the last one that joined the frontier. */
  inForce(node: number): number {
    return this.known(node).findLast((other) => !isDropped(fateOf(this.reader, other)))!;
  }

  /** Adds the costs of the tiles along the solution; `undefined` where every move costs 1. */
  costOfSolution(): number | undefined {
    const { reader, puzzle } = this;
    const costs = costByTile(puzzle.costs, puzzle.goal.length);
    if (costs === null) return undefined;
    const boards = solutionNodes(reader).map((node) => this.#boards[node]);
    return boards.slice(1).reduce((sum, board, at) => sum + costs[boards[at][board.indexOf(0)]], 0);
  }

  /** Whether every node that went no further was expanded, or lies at this depth or deeper. */
  isCutAt(depth: number): boolean {
    return this.reader.goal === NONE && this.#all().some((node) => this.reader.depth[node] >= depth);
  }

  /** Whether `node` never joined the frontier, since its state is the goal or was reached by the other half. */
  isFound(node: number): boolean {
    return node === this.reader.goal && this.search.goalTest === 'generation';
  }

  /** Whether the other half has a node with the state of `node`, among the first `nodes`. */
  isInOther(node: number, nodes: number): boolean {
    return this.#all().some(
      (other) =>
        other < nodes && this.halfOf(other) !== this.halfOf(node) && this.stateOf(other) === this.stateOf(node),
    );
  }

  /** What the strategy goes by. */
  key(node: number): number {
    const { g, h } = this.reader;
    const { weight = DEFAULT_WEIGHT } = this.search;
    return Math.round(100 * (this.strategy.f?.(g[node], h[node], weight) ?? 0)) / 100;
  }

  /** Whether the path to `node` comes before that to `other` in the order of successors. */
  isLeftOf(node: number, other: number): boolean {
    const placesOf = (end: number): number[] => {
      const parent = this.reader.parent[end];
      const letter = MOVE_LETTERS[actionOf(this.reader, end)];
      return parent === NONE ? [] : [...placesOf(parent), this.search.order.indexOf(letter)];
    };
    const [places, others] = [placesOf(node), placesOf(other)];
    const at = places.findIndex((place, index) => place !== others[index]);
    return places[at] < others[at];
  }

  /** Moves of a shortest way from the start to the goal, up to `most`; beyond it `Infinity`. */
  shortest(most: number): number {
    const seen = new Set([this.puzzle.start.join()]);
    let layer: (readonly number[])[] = [this.puzzle.start];
    for (let depth = 0; depth <= most; depth++) {
      if (layer.some((board) => board.join() === this.goal)) return depth;
      const next = layer.flatMap((board) => [0, 1, 2, 3].flatMap((action) => this.#moved(board, action) ?? []));
      layer = next.filter((board) => !seen.has(board.join()) && seen.add(board.join()));
    }
    return Infinity;
  }

  #all(): number[] {
    return Array.from({ length: this.reader.nodes }, (_, node) => node);
  }

  #replay(node: number): void {
    const parent = this.reader.parent[node];
    this.#roots.push(parent === NONE ? node : this.#roots[parent]);
    if (parent !== NONE) this.#boards.push(this.#moved(this.#boards[parent], actionOf(this.reader, node))![0]);
    else this.#boards.push(this.strategy.fromBothEnds && node === 1 ? this.puzzle.goal : this.puzzle.start);
  }

  /** The board after a move of the blank, in a list; `null` where there is none. */
  #moved(board: readonly number[], action: number): (readonly number[])[] | null {
    const blank = board.indexOf(0);
    const next = neighbour(blank, action, this.puzzle.rows, this.puzzle.cols);
    if (next === NO_CELL) return null;
    const moved = [...board];
    [moved[blank], moved[next]] = [moved[next], 0];
    return [moved];
  }

  /** What waits after `step`, from what waited before. */
  #joinedBy(step: number): readonly number[] {
    const { reader } = this;
    const first = step === 0 ? 0 : reader.nodesAt(step - 1);
    const waiting = new Set(step === 0 ? [] : this.#waiting[step - 1]);
    waiting.delete(reader.expandedBy(step));
    const isSolvedAtOnce = reader.goal !== NONE && reader.expansions === 0;
    for (let node = first; node < reader.nodesAt(step); node++) {
      const fate = fateOf(reader, node);
      if (fate === FATE.improved) waiting.delete(reader.twin[node]);
      if (!isDropped(fate) && !this.isFound(node) && !isSolvedAtOnce) waiting.add(node);
    }
    return [...waiting];
  }
}
