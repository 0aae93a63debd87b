/**
 * The loop of `SearchLoop` again, for counting only: with all states in one table, for searches that drop repeated
 * states and take nodes by f or in order of joining. Per state it keeps g of the cheapest path, and whether that was
 * expanded; per frontier node, what leads back to the start. Why there is a second loop: the textbook's table of the
 * lab, from recipe to rows, takes 5 s of processor time instead of 12 s. `npm run bench -- astar lab` measures both.
 */
import { grown, type SpareColumns } from '../trace/columns.ts';
import { NONE, type Status } from '../trace/trace.ts';
import type { TracelessSearch, SearchCounts } from './counts.ts';
import type { Domain } from './domain.ts';
import { ORDERS, type NodeOrder } from './frontier.ts';
import {
  ACTION_SHIFT,
  COLUMN,
  COLUMN_SHIFT,
  LIST_BITS,
  NO_ACTION,
  PLACE,
  UNDO_SHIFT,
  type NumberedMoves,
  type NumberedStates,
} from './numberedStates.ts';
import { depthLimitOf, keepsDuplicates, skipsStraightBack, type SearchOptions } from './options.ts';
import { evaluationOf } from './removalOrder.ts';
import { STRATEGIES } from './strategy.ts';

/** Beyond these, a queue of buckets would take too much memory, or a node does not hold its g. */
const MAX_F = 4095;
const MAX_H = 255;
const MAX_G = 510;

/** A state's entry: 2 × (g + 1), plus 1 once that path was expanded; 0 if not reached. */
const EXPANDED = 1;

/**
 * A node in one number: its state in the low bits, the action that undoes the last move, as in a packed move, and g.
 */
const STATE = (1 << UNDO_SHIFT) - 1;
const UNDO = NO_ACTION << UNDO_SHIFT;
const G_SHIFT = UNDO_SHIFT + LIST_BITS;

/** Initial room, and increment. */
const ROOM = 8192;

const NOTHING = new Int32Array(0);

export function isForNumbered(options: SearchOptions): boolean {
  const { frontier, iterates, fromBothEnds } = STRATEGIES[options.strategy];
  const isInOrder = frontier === 'fifo' || (frontier === 'priority' && options.ties !== 'leftmost');
  return isInOrder && iterates === null && !fromBothEnds && !keepsDuplicates(options);
}

export class NumberedSearch implements TracelessSearch {
  status: Status = 'running';
  solution: readonly number[] | null = null;
  /** Set when a g, h or f exceeds the tables: all results are void then, and the search must not go on. */
  isUnfit = false;

  readonly #numbered: NumberedStates;
  readonly #options: SearchOptions;
  readonly #spare: SpareColumns;
  readonly #moves: NumberedMoves;
  readonly #domain: Domain;
  readonly #usesHeuristic: boolean;
  readonly #ofG: number;
  readonly #ofH: number;
  readonly #generatesBack: boolean;
  readonly #testsOnGeneration: boolean;
  readonly #depthLimit: number;
  readonly #goalState: number;
  /** A row has a power of two of places. */
  readonly #rowBits: number;

  readonly #known: Uint16Array;
  /** Stale nodes stay in it. */
  readonly #queue: NodeOrder;
  /** By frontier node. */
  #how = NOTHING;
  #parent = NOTHING;

  #nodes = 0;
  #waiting = 0;
  #goal = NONE;
  #metDepthLimit = false;
  #expanded = 0;
  #generated = 0;
  #straightBack = 0;
  #distinct = 0;
  #maxFrontier = 0;

  /** `isForNumbered(options)` must hold. `spare`: columns to borrow. */
  constructor(domain: Domain, numbered: NumberedStates, options: SearchOptions, spare: SpareColumns) {
    this.#numbered = numbered;
    this.#options = options;
    this.#spare = spare;
    this.#moves = numbered.movesInOrder(options.order);
    this.#domain = domain;
    this.#usesHeuristic = STRATEGIES[options.strategy].usesHeuristic;
    ({ ofG: this.#ofG, ofH: this.#ofH } = evaluationOf(options));
    this.#generatesBack = !skipsStraightBack(options);
    this.#testsOnGeneration = options.goalTest === 'generation';
    this.#depthLimit = depthLimitOf(options.limits);
    this.#rowBits = Math.log2(numbered.tables.rows.stride);
    this.#known = numbered.tables.lend();
    this.#queue = ORDERS[STRATEGIES[options.strategy].frontier](options, spare);
    this.#reserve(ROOM);
    const ends = new Int32Array(2);
    domain.start(ends, 0);
    domain.goal(ends, 1);
    this.#goalState = ends[1];
    this.#add(ends[0] | UNDO, NONE, this.#usesHeuristic ? domain.h(ends, 0) : 0);
    this.#settle();
  }

  get counts(): SearchCounts {
    const [expanded, generated, straightBack] = [this.#expanded, this.#generated, this.#straightBack];
    return { expanded, generated, straightBack, distinct: this.#distinct, maxFrontier: this.#maxFrontier };
  }

  advance(expansions: number): Status {
    const end = Math.min(this.#expanded + expansions, this.#options.limits.expansions);
    while (this.status === 'running' && this.#expanded < end && !this.isUnfit) {
      this.#reserve(this.#nodes + ROOM);
      this.#run(end);
      this.#settle();
    }
    return this.status;
  }

  /** Expands nodes until `end` expansions in all, or until something stops the search. */
  #run(end: number): void {
    const mostNodes = this.#how.length - this.#moves.perColumn;
    const mostGenerated = this.#mostGenerated;
    const hasRoom = (): boolean => this.#nodes <= mostNodes && this.#generated <= mostGenerated;
    while (this.#expanded < end && this.#waiting > 0 && hasRoom() && this.#goal === NONE && !this.isUnfit) {
      this.#expand(this.#take());
      if (this.#waiting > this.#maxFrontier) this.#maxFrontier = this.#waiting;
    }
  }

  /** Successors after which an expansion could pass the limit of nodes. */
  get #mostGenerated(): number {
    return this.#options.limits.nodes - 1 - this.#moves.perColumn;
  }

  /** Skips nodes that a cheaper path has replaced. */
  #take(): number {
    const known = this.#known;
    for (;;) {
      const node = this.#queue.take();
      const how = this.#how[node];
      const state = how & STATE;
      if (known[state] !== markOf(how >>> G_SHIFT)) continue;
      known[state] |= EXPANDED;
      this.#waiting--;
      this.#expanded++;
      return node;
    }
  }

  #expand(node: number): void {
    const how = this.#how[node];
    const state = how & STATE;
    if (state === this.#goalState && !this.#testsOnGeneration) this.#goal = node;
    else if (how >>> G_SHIFT >= this.#depthLimit) this.#metDepthLimit = true;
    else this.#generate(node, how, state);
  }

  /** The list of moves omits the way back, which is always a repeat: the path to that state is cheaper. */
  #generate(node: number, how: number, from: number): void {
    const { firsts, ends, moves } = this.#moves;
    const { entries } = this.#numbered;
    const known = this.#known;
    const rowBits = this.#rowBits;
    const row = (from >> rowBits) << rowBits;
    const undo = (how & UNDO) >> UNDO_SHIFT;
    const list = ((from - row) << LIST_BITS) | undo;
    const g = (how >>> G_SHIFT) + 1;
    const repeats = markOf(g) | EXPANDED;
    const end = ends[list];
    const back = this.#generatesBack && undo !== NO_ACTION ? 1 : 0;
    this.#generated += end - firsts[list] + back;
    this.#straightBack += back;
    for (let at = firsts[list]; at < end; at++) {
      const move = moves[at];
      const nextRow = entries[row + (move & PLACE)];
      const column = (move >> COLUMN_SHIFT) & COLUMN;
      const state = (nextRow << rowBits) | column;
      if (known[state] !== 0 && known[state] <= repeats) continue;
      this.#add(
        state | (move & UNDO) | (g << G_SHIFT),
        node,
        this.#usesHeuristic ? this.#estimate(nextRow, column) : 0,
      );
      if (this.#goal !== NONE) return this.#leaveOut(end - at - 1, back === 1 && this.#isBehind(undo, move));
    }
  }

  #estimate(row: number, column: number): number {
    const { bytes, firstEstimate, estimateOf0 } = this.#numbered;
    const estimate = bytes[(row << (this.#rowBits + 1)) + firstEstimate + column];
    return estimate < estimateOf0 ? this.#numbered.h(row, column) : estimate - estimateOf0;
  }

  /** The state of the node is new, or reached by a cheaper path. */
  #add(how: number, parent: number, h: number): void {
    const state = how & STATE;
    const g = how >>> G_SHIFT;
    const node = this.#nodes++;
    this.#how[node] = how;
    this.#parent[node] = parent;
    const before = this.#known[state];
    if (before === 0 && parent !== NONE) this.#distinct++;
    if (this.#testsOnGeneration && state === this.#goalState) {
      this.#goal = node;
      return;
    }
    const f = this.#ofG * g + this.#ofH * h;
    if (f > MAX_F || h > MAX_H || g > MAX_G) this.isUnfit = true;
    if (before === 0 || (before & EXPANDED) !== 0) this.#waiting++;
    this.#known[state] = markOf(g);
    if (!this.isUnfit) this.#queue.add(node, f, h);
  }

  /** What comes after a goal in the order is not generated. */
  #leaveOut(successors: number, back: boolean): void {
    this.#generated -= successors + (back ? 1 : 0);
    if (back) this.#straightBack--;
  }

  #isBehind(action: number, move: number): boolean {
    const { order } = this.#options;
    return order.indexOf(action) > order.indexOf(move >> ACTION_SHIFT);
  }

  #reserve(nodes: number): void {
    this.#how = grown(this.#how, nodes, this.#spare);
    this.#parent = grown(this.#parent, nodes, this.#spare);
    this.#queue.reserve(nodes);
  }

  /** Updates the status; a search that has ended releases memory. */
  #settle(): void {
    this.status = this.#standing();
    if (this.status === 'running' && !this.isUnfit) return;
    for (let node = 0; node < this.#nodes; node++) this.#known[this.#how[node] & STATE] = 0;
    this.#numbered.tables.takeBack(this.#known);
    this.solution = this.#goal === NONE ? null : this.#pathTo(this.#goal);
    for (const column of [this.#how, this.#parent]) this.#spare.giveBack(column);
    this.#queue.release();
  }

  #standing(): Status {
    if (this.#goal !== NONE) return 'solved';
    if (this.#waiting === 0) return this.#metDepthLimit ? 'depth-limit' : 'exhausted';
    if (this.#expanded >= this.#options.limits.expansions) return 'expansion-limit';
    return this.#generated > this.#mostGenerated ? 'node-limit' : 'running';
  }

  #pathTo(node: number): number[] {
    const actions: number[] = [];
    for (let at = node; this.#parent[at] !== NONE; at = this.#parent[at])
      actions.push(this.#domain.inverse((this.#how[at] & UNDO) >> UNDO_SHIFT));
    return actions.reverse();
  }
}

/** The entry of a state that waits with this g. */
function markOf(g: number): number {
  return (g + 1) << 1;
}
