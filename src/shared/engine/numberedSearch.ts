/**
 * The loop of `SearchLoop` again, for counting only: with all states in one table, for searches that drop repeated
 * states and take nodes by f or in order of joining. Per state it keeps g of the cheapest path, and whether that was
 * expanded; per frontier node, what leads back to the start. Its queue is an inlined `BucketQueue`. Why there is a
 * second loop: the textbook's table of the lab, from recipe to rows, takes 5 s of processor time instead of 12 s
 * (three runs of each in turn, 3.8 to 5.7 s and 10.7 to 13.2 s, on 2026-11-23). `npm run bench -- astar lab` measures
 * both.
 */
import { grown, type SpareColumns } from '../trace/columns.ts';
import { NONE, type Status } from '../trace/trace.ts';
import type { TracelessSearch, SearchCounts } from './counts.ts';
import type { Domain } from './domain.ts';
import {
  ACTION_SHIFT,
  COLUMN,
  COLUMN_SHIFT,
  LIST_BITS,
  NO_ACTION,
  PLACE,
  UNDO_SHIFT,
  type NumberedMoves,
} from './numberedMoves.ts';
import type { NumberedStates } from './numberedStates.ts';
import { depthLimitOf, keepsDuplicates, skipsStraightBack, type SearchOptions } from './options.ts';
import { evaluationOf, tieRuleOf } from './removalOrder.ts';
import { STRATEGIES } from './strategy.ts';

/** A bucket is named by f and, in the low bits, a key below `KEYS` made of h for ties. */
const KEY_BITS = 5;
const KEYS = 1 << KEY_BITS;

/** The key of h by tie rule, lowest first: `first` + `step` × h. */
const KEY_OF_H = {
  'low-h': { first: 0, step: 1 },
  'high-h': { first: KEYS - 1, step: -1 },
  other: { first: 0, step: 0 },
} as const;

/** Values of f with buckets, and how many of them are cleared at once. */
const MAX_FS = 256;
const FS_AT_ONCE = 16;

/** A state's entry: 2 × (g + 1), plus 1 once that path was expanded; 0 if not reached. */
const EXPANDED = 1;
const MAX_G = 510;

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
  readonly #goalState: number;

  readonly #known: Uint16Array;
  /** By frontier node. */
  #how = NOTHING;
  #parent = NOTHING;
  /** By node: the next in the ring of its bucket, where the last links to the first. */
  #next = NOTHING;
  /** By f × `KEYS` + key: one more than the last node of the bucket, or 0. */
  readonly #buckets: Int32Array;
  /** By f: a bit for each key with a nonempty bucket; stale nodes count. */
  readonly #keys: Int32Array;
  /** Buckets below this f are initialized. */
  #clearFs = 0;
  /** Buckets below this f are empty. */
  #lowest = 0;

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
    this.#known = numbered.tables.lend();
    this.#buckets = grown(NOTHING, MAX_FS * KEYS, spare);
    this.#keys = grown(NOTHING, MAX_FS, spare);
    this.#reserve(ROOM);
    const ends = new Int32Array(2);
    domain.start(ends, 0);
    domain.goal(ends, 1);
    this.#goalState = ends[1];
    this.#addRoot(ends[0], this.#usesHeuristic ? domain.h(ends, 0) : 0);
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

  /**
   * Expands nodes until `end` expansions in all, or until something stops the search. The kernel: what it reads per
   * node is in local variables, and it calls nothing for a state with a known h.
   */
  #run(end: number): void {
    const numbered = this.#numbered;
    const { entries, bytes, firstEstimate, estimateOf0 } = numbered;
    // A row has a power of two of places.
    const rowBits = Math.log2(numbered.tables.rows.stride);
    const columnMask = numbered.tables.rows.stride - 1;
    const { perColumn, firsts, ends, moves } = this.#moves;
    const [known, howOf, parentOf, next] = [this.#known, this.#how, this.#parent, this.#next] as const;
    const [buckets, keys] = [this.#buckets, this.#keys];
    const { ofG, ofH } = evaluationOf(this.#options);
    const { first: keyOf0, step: keyStep } = keysFor(this.#options);
    const isLastIn = tieRuleOf(this.#options) === 'last-in';
    const usesHeuristic = this.#usesHeuristic;
    const generatesBack = !skipsStraightBack(this.#options);
    const testsOnGeneration = this.#options.goalTest === 'generation';
    const goalState = this.#goalState;
    const depthLimit = depthLimitOf(this.#options.limits);
    const mostNodes = howOf.length - perColumn;
    const mostGenerated = this.#options.limits.nodes - 1 - perColumn;
    let [clearFs, lowest, nodes, waiting] = [this.#clearFs, this.#lowest, this.#nodes, this.#waiting];
    let [expanded, generated, straightBack] = [this.#expanded, this.#generated, this.#straightBack];
    let [distinct, maxFrontier] = [this.#distinct, this.#maxFrontier];
    let [goal, metDepthLimit, isUnfit] = [this.#goal, this.#metDepthLimit, false];

    while (
      expanded < end &&
      waiting > 0 &&
      nodes <= mostNodes &&
      generated <= mostGenerated &&
      goal === NONE &&
      !isUnfit
    ) {
      let node: number;
      let from: number;
      let g: number;
      let how: number;
      do {
        while (keys[lowest] === 0) lowest++;
        const key = 31 - Math.clz32(keys[lowest] & -keys[lowest]);
        const bucket = (lowest << KEY_BITS) | key;
        const last = buckets[bucket] - 1;
        node = next[last];
        if (node === last) {
          buckets[bucket] = 0;
          keys[lowest] ^= 1 << key;
        } else {
          next[last] = next[node];
        }
        how = howOf[node];
        from = how & STATE;
        g = how >>> G_SHIFT;
      } while (known[from] >> 1 !== g + 1); // a cheaper path has replaced it
      known[from] |= EXPANDED;
      waiting--;
      expanded++;
      if (from === goalState && !testsOnGeneration) {
        goal = node;
      } else if (g >= depthLimit) {
        metDepthLimit = true;
      } else {
        const column = from & columnMask;
        const row = from - column;
        const mark = (g + 2) << 1;
        const undo = (how & UNDO) >> UNDO_SHIFT;
        const list = (column << LIST_BITS) | undo;
        const behind = ends[list];
        let at = firsts[list];
        // The list omits the way back, which is always a repeat: the path to that state is cheaper.
        const back = generatesBack && undo !== NO_ACTION ? 1 : 0;
        generated += behind - at + back;
        straightBack += back;
        for (; at < behind; at++) {
          const move = moves[at];
          const to = (move >> COLUMN_SHIFT) & COLUMN;
          const nextRow = entries[row + (move & PLACE)];
          const state = (nextRow << rowBits) | to;
          const before = known[state];
          if (before !== 0 && before <= (mark | EXPANDED)) continue;
          const child = nodes++;
          howOf[child] = state | (move & UNDO) | ((g + 1) << G_SHIFT);
          parentOf[child] = node;
          if (before === 0) distinct++;
          if (testsOnGeneration && state === goalState) {
            goal = child;
            // What comes later in the order is not generated.
            generated -= behind - at - 1;
            if (back === 1 && this.#isBehind(undo, move)) {
              generated--;
              straightBack--;
            }
            break;
          }
          if (before === 0 || (before & EXPANDED) !== 0) waiting++;
          known[state] = mark;
          let h = 0;
          if (usesHeuristic) {
            const estimate = bytes[(nextRow << (rowBits + 1)) + firstEstimate + to];
            h = estimate < estimateOf0 ? numbered.h(nextRow, to) : estimate - estimateOf0;
          }
          const f = (Math.imul(ofG, g + 1) + Math.imul(ofH, h)) | 0;
          const key = (keyOf0 + Math.imul(keyStep, h)) | 0;
          if (f >= clearFs || key >>> 0 >= KEYS || g >= MAX_G) {
            if (f >= MAX_FS || key >>> 0 >= KEYS || g >= MAX_G) {
              isUnfit = true;
              break;
            }
            clearFs = f + FS_AT_ONCE;
            this.#clear(clearFs);
          }
          const bucket = (f << KEY_BITS) + key;
          const last = buckets[bucket] - 1;
          if (last < 0) {
            next[child] = child;
            buckets[bucket] = child + 1;
            keys[f] |= 1 << key;
          } else {
            next[child] = next[last];
            next[last] = child;
            if (!isLastIn) buckets[bucket] = child + 1;
          }
          if (f < lowest) lowest = f;
        }
      }
      if (waiting > maxFrontier) maxFrontier = waiting;
    }

    [this.#lowest, this.#nodes, this.#waiting] = [lowest, nodes, waiting];
    [this.#expanded, this.#generated, this.#straightBack] = [expanded, generated, straightBack];
    [this.#distinct, this.#maxFrontier] = [distinct, maxFrontier];
    [this.#goal, this.#metDepthLimit, this.isUnfit] = [goal, metDepthLimit, isUnfit];
  }

  #isBehind(action: number, move: number): boolean {
    const { order } = this.#options;
    return order.indexOf(action) > order.indexOf(move >> ACTION_SHIFT);
  }

  #addRoot(state: number, h: number): void {
    [this.#how[0], this.#parent[0], this.#nodes] = [state | UNDO, NONE, 1];
    if (this.#options.goalTest === 'generation' && state === this.#goalState) this.#goal = 0;
    else this.#putRoot(state, evaluationOf(this.#options).ofH * h, h);
  }

  #putRoot(state: number, f: number, h: number): void {
    const { first, step } = keysFor(this.#options);
    const key = first + step * h;
    this.isUnfit = f >= MAX_FS || key < 0 || key >= KEYS;
    if (this.isUnfit) return;
    this.#clear(f + 1);
    this.#buckets[(f << KEY_BITS) + key] = 1;
    this.#next[0] = 0;
    this.#keys[f] = 1 << key;
    this.#lowest = f;
    this.#known[state] = 2;
    this.#waiting = 1;
  }

  /** Clears the buckets of every f below `end`, once. */
  #clear(end: number): void {
    this.#buckets.fill(0, this.#clearFs << KEY_BITS, end << KEY_BITS);
    this.#keys.fill(0, this.#clearFs, end);
    this.#clearFs = end;
  }

  #reserve(nodes: number): void {
    this.#how = grown(this.#how, nodes, this.#spare);
    this.#parent = grown(this.#parent, nodes, this.#spare);
    this.#next = grown(this.#next, nodes, this.#spare);
  }

  /** Updates the status; a search that has ended releases memory. */
  #settle(): void {
    this.status = this.#standing();
    if (this.status === 'running' && !this.isUnfit) return;
    for (let node = 0; node < this.#nodes; node++) this.#known[this.#how[node] & STATE] = 0;
    this.#numbered.tables.takeBack(this.#known);
    this.solution = this.#goal === NONE ? null : this.#pathTo(this.#goal);
    for (const column of [this.#how, this.#parent, this.#next, this.#buckets, this.#keys]) this.#spare.giveBack(column);
  }

  #standing(): Status {
    const { expansions, nodes } = this.#options.limits;
    if (this.#goal !== NONE) return 'solved';
    if (this.#waiting === 0) return this.#metDepthLimit ? 'depth-limit' : 'exhausted';
    if (this.#expanded >= expansions) return 'expansion-limit';
    return 1 + this.#generated + this.#moves.perColumn > nodes ? 'node-limit' : 'running';
  }

  #pathTo(node: number): number[] {
    const actions: number[] = [];
    for (let at = node; this.#parent[at] !== NONE; at = this.#parent[at])
      actions.push(this.#domain.inverse((this.#how[at] & UNDO) >> UNDO_SHIFT));
    return actions.reverse();
  }
}

function keysFor(options: SearchOptions): { readonly first: number; readonly step: number } {
  const ties = tieRuleOf(options);
  return KEY_OF_H[ties === 'low-h' || ties === 'high-h' ? ties : 'other'];
}
