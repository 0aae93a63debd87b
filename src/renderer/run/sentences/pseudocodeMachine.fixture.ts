/** What the lines of the panel work on: frontiers, explored nodes and paths, as a reader of the lines would keep them on paper. */
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { MOVE_LETTERS, neighbour, NO_CELL, oppositeMove } from '../../../shared/puzzle/geometry.ts';
import { measureOf } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type Strategy, type TieRule } from '../../../shared/engine/strategy.ts';

/** A path, numbered in the order of generation. */
export interface PathNode {
  readonly id: number;
  readonly cells: readonly number[];
  /** The cells as one text: equal states have equal ones. */
  readonly state: string;
  /** −1 at a root, as the action is. */
  readonly parent: number;
  readonly action: number;
  readonly depth: number;
  g: number;
  readonly h: number;
  /** Its moves, each by its place in the order of successors. */
  readonly path: readonly number[];
}

/** What a line did inside a step. */
export interface Done {
  /** Index of the line. */
  readonly line: number;
  /** The node that it was about. */
  readonly node: number;
  /** The nodes that wait then, in the order in which they would be taken. */
  readonly frontier: readonly number[];
  /** The nodes that have been explored, the newest first, without those whose states a cheaper path has reached. */
  readonly explored: readonly number[];
}

/** One step, or what comes before the first. */
export interface Ran {
  /** The node that was taken; −1 before the first step. */
  readonly taken: number;
  /** What can be told one after the other. */
  readonly done: Done[];
  /** The line that was run last, not counting those that only begin a loop. */
  last: number;
  /** The nodes that wait in the end. */
  frontier: readonly number[];
}

/** One half of a search from both ends, or the whole of any other. */
export interface Side {
  frontier: PathNode[];
  explored: PathNode[];
  /** Nodes of the level that are still to be taken. */
  level: number;
}

const BY_TIE: Readonly<Record<TieRule, (one: PathNode, other: PathNode) => number>> = {
  'low-h': (one, other) => one.h - other.h,
  'high-h': (one, other) => other.h - one.h,
  'first-in': (one, other) => one.id - other.id,
  'last-in': (one, other) => other.id - one.id,
  leftmost: (one, other) => {
    const at = one.path.findIndex((place, index) => place !== other.path[index]);
    return one.path[at] - other.path[at];
  },
};

export class Machine {
  readonly steps: Ran[] = [{ taken: -1, done: [], last: -1, frontier: [] }];
  readonly start: PathNode;
  side: Side = { frontier: [], explored: [], level: 1 };
  other: Side = { frontier: [], explored: [], level: 0 };
  bound = Infinity;
  lowestCut = Infinity;
  isCutOff = false;
  n!: PathNode;
  c!: PathNode;

  readonly #puzzle: Puzzle;
  readonly #search: SearchSpec;
  readonly #strategy: Strategy;
  readonly #h: (cells: readonly number[]) => number;
  #nodes = 0;
  #move = -1;

  constructor(puzzle: Puzzle, search: SearchSpec) {
    this.#puzzle = puzzle;
    this.#search = search;
    this.#strategy = STRATEGIES[search.algorithm];
    const { factor, members } = search;
    const measure = measureOf(search.heuristic, puzzle, { factor, members });
    this.#h = (cells) => (this.#strategy.usesHeuristic ? measure(cells) : 0);
    this.start = this.#node(-1, puzzle.start);
  }

  /** The step in hand. */
  get current(): Ran {
    return this.steps.at(-1)!;
  }

  /** Notes what a line did. */
  tell(line: number, { id }: PathNode): void {
    this.current.done.push({ line, node: id, frontier: this.#waiting(), explored: this.#explored() });
  }

  /** Closes the step in hand: what waits now is what waits after it. */
  endStep(): void {
    this.current.frontier = this.#waiting();
  }

  /** The nodes that wait, in the order in which they will be taken: of two halves, first the rest of the level under way. */
  #waiting(): number[] {
    const { frontier, level } = this.side;
    const inTurn = [...frontier.slice(0, level), ...this.other.frontier, ...frontier.slice(level)];
    const inOrder = this.#strategy.frontier === 'priority' ? frontier.toSorted(this.byKey('f')) : inTurn;
    return inOrder.map(({ id }) => id);
  }

  #explored(): number[] {
    const known = [this.n, ...this.side.frontier, ...this.side.explored];
    const isOvertaken = (node: PathNode): boolean =>
      !this.#strategy.fromBothEnds && known.some(({ state, id }) => state === node.state && id > node.id);
    const explored = [...this.side.explored, ...this.other.explored].filter((node) => !isOvertaken(node));
    return explored.map(({ id }) => id);
  }

  /** Puts the start into the frontier: the first time the root that is there, later a new one. */
  begin(): void {
    const isFirst = this.steps.length === 1;
    this.side.frontier = [isFirst ? this.start : this.#node(-1, this.#puzzle.start)];
    this.lowestCut = Infinity;
    this.isCutOff = false;
  }

  beginFromGoal(): void {
    this.other.frontier = [this.#node(-1, this.#puzzle.goal)];
  }

  swap(): void {
    [this.side, this.other] = [this.other, this.side];
    this.side.level = this.side.frontier.length;
  }

  /** Takes the node that comes first by `compare`: of equal ones the one that joined first. */
  take(compare: (one: PathNode, other: PathNode) => number): void {
    this.endStep();
    this.n = this.side.frontier.toSorted(compare)[0];
    this.side.frontier = this.side.frontier.filter((node) => node !== this.n);
    this.side.level--;
    this.steps.push({ taken: this.n.id, done: [], last: -1, frontier: [] });
  }

  /** The order of a priority queue by f, g or h, with the rule for ties that was chosen. */
  byKey(key: string): (one: PathNode, other: PathNode) => number {
    const valueOf = (node: PathNode): number => (key === 'f' ? this.f(node) : node[key as 'g' | 'h']);
    const breakTie = BY_TIE[this.#search.ties];
    return (one, other) => valueOf(one) - valueOf(other) || breakTie(one, other) || one.id - other.id;
  }

  /** In hundredths where weights have decimals, so that equal values compare equal. */
  f({ g, h }: PathNode): number {
    const { weight = DEFAULT_WEIGHT } = this.#search;
    const { f } = this.#strategy;
    return f === null ? 0 : Math.round(100 * f(g, h, weight)) / 100;
  }

  generate(): void {
    const { rows, cols } = this.#puzzle;
    const cells = [...this.n.cells];
    const blank = cells.indexOf(0);
    const next = neighbour(blank, this.#move, rows, cols);
    [cells[blank], cells[next]] = [cells[next], 0];
    this.c = this.#node(this.#move, cells, this.n);
  }

  /** The tile that moves lies where the blank was. */
  addCost(): void {
    const tile = this.c.cells[this.n.cells.indexOf(0)];
    const { costs } = this.#puzzle;
    this.c.g = this.n.g + (costs === 'tile' ? tile : (costs?.[tile - 1] ?? 1));
  }

  discard({ state }: PathNode): void {
    this.side.frontier = this.side.frontier.filter((node) => node.state !== state);
  }

  /** The successors of one node lie on top of a stack, the first of them first. */
  addBelowSiblings(node: PathNode): void {
    const siblings = this.side.frontier.findIndex(({ parent }) => parent !== node.parent);
    const place = siblings === -1 ? this.side.frontier.length : siblings;
    this.side.frontier.splice(place, 0, node);
  }

  cut(value: number): void {
    this.lowestCut = Math.min(this.lowestCut, value);
  }

  isGoal({ state }: PathNode): boolean {
    return state === this.#puzzle.goal.join();
  }

  isIn({ frontier, explored }: Side, { state }: PathNode): boolean {
    return [...frontier, ...explored].some((node) => node.state === state);
  }

  isNew(node: PathNode): boolean {
    return !this.#known(node).length;
  }

  isCheaper(node: PathNode): boolean {
    return this.#known(node).every(({ g }) => node.g < g);
  }

  isShorter(node: PathNode): boolean {
    return this.#known(node).every(({ depth }) => node.depth < depth);
  }

  /** Moves of the solution that `node` completes. */
  movesBy({ depth, state }: PathNode): number {
    const meeting = [...this.other.frontier, ...this.other.explored].find((node) => node.state === state);
    return depth + (meeting?.depth ?? 0);
  }

  *turnsWhile(condition: () => boolean): Iterable<void> {
    while (condition()) yield;
  }

  *turnsByBound(list: readonly string[]): Iterable<void> {
    const last = list.at(-1) === '…' ? Infinity : Number(list.at(-1));
    for (this.bound = 0; this.bound <= last; this.bound++) yield;
  }

  /** `last`: the move that led to the node, which is not taken back; −1 to try all. */
  *turnsByMove(last: number): Iterable<void> {
    const { rows, cols } = this.#puzzle;
    const blank = this.n.cells.indexOf(0);
    for (const letter of this.#search.order) {
      this.#move = MOVE_LETTERS.indexOf(letter);
      const isBack = last !== -1 && this.#move === oppositeMove(last);
      if (!isBack && neighbour(blank, this.#move, rows, cols) !== NO_CELL) yield;
    }
  }

  #known({ state }: PathNode): PathNode[] {
    const { frontier, explored } = this.side;
    return [...frontier, ...explored].filter((node) => node.state === state);
  }

  #node(action: number, cells: readonly number[], parent?: PathNode): PathNode {
    const depth = parent ? parent.depth + 1 : 0;
    const g = parent ? parent.g + 1 : 0;
    const path = parent ? [...parent.path, this.#search.order.indexOf(MOVE_LETTERS[action])] : [];
    const about = { cells, state: cells.join(), action, depth, g, h: this.#h(cells), path };
    return { id: this.#nodes++, parent: parent?.id ?? -1, ...about };
  }
}
