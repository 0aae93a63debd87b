/**
 * The loop of `SearchLoop` once more, for counting: over states that are all in one table, for searches that drop repeated
 * states and take nodes by f or in the order in which they joined. Of a state it keeps g of the cheapest path, and whether that
 * was expanded; of a node that joined the frontier, what leads back to the start. Its queue is `BucketQueue`, written out.
 *
 * The gain that this second loop is kept for: 1,000 random 8-puzzles by A* with the Manhattan distance take about half of the
 * time that they take with a trace (`npm run bench -- astar`), and an experiment makes thousands of searches.
 */
import { grown, type SpareColumns } from '../trace/columns.ts';
import { NONE, type Status } from '../trace/trace.ts';
import type { TracelessSearch, SearchCounts } from './counts.ts';
import type { Domain } from './domain.ts';
import type { NumberedMoves, NumberedStates } from './numberedStates.ts';
import { depthLimitOf, keepsDuplicates, skipsStraightBack, type SearchOptions } from './options.ts';
import { evaluationOf, tieRuleOf } from './removalOrder.ts';
import { STRATEGIES } from './strategy.ts';

/** A bucket is named by f and, in its low bits, by h where ties look at it: by a key below `KEYS`. */
const KEY_BITS = 6;
const KEYS = 1 << KEY_BITS;

/** How a tie rule makes a key of h, so that the lowest key goes first: `first` + `step` × h. */
const KEY_OF_H = {
  'low-h': { first: 0, step: 1 },
  'high-h': { first: KEYS - 1, step: -1 },
  other: { first: 0, step: 0 },
} as const;

/** Values of f that there are buckets for, and that buckets are emptied for at once. */
const MAX_FS = 256;
const FS_AT_ONCE = 16;

/** What is known of a state is 2 × (g + 1), and 1 more once that path was expanded; 0 while it was not reached. */
const EXPANDED = 1;
const MAX_G = 0x7ffd;

/** Nodes that there is room for at the beginning, and that are made room for at once. */
const ROOM = 8192;

const NOTHING = new Int32Array(0);

/** Whether searches with these options can be counted by `NumberedSearch`. */
export function isForNumbered(options: SearchOptions): boolean {
  const { frontier, iterates, fromBothEnds } = STRATEGIES[options.strategy];
  const isInOrder = frontier === 'fifo' || (frontier === 'priority' && options.ties !== 'leftmost');
  return isInOrder && iterates === null && !fromBothEnds && !keepsDuplicates(options);
}

export class NumberedSearch implements TracelessSearch {
  status: Status = 'running';
  /** Whether a g, an h or an f was too great for its tables: then nothing that it says counts, and it must not go on. */
  isUnfit = false;

  readonly #numbered: NumberedStates;
  readonly #options: SearchOptions;
  readonly #spare: SpareColumns;
  readonly #moves: NumberedMoves;
  readonly #domain: Domain;
  readonly #usesHeuristic: boolean;
  readonly #goalState: number;

  /** By state: what is known of it. */
  readonly #known: Uint16Array;
  /** By node that joined the frontier. */
  #state = NOTHING;
  #parent = NOTHING;
  #g = new Uint16Array(0);
  #action = new Int8Array(0);
  /** By node: the next one in the ring of its bucket, in which the last is followed by the first. */
  #next = NOTHING;
  /** By f × `KEYS` + key: one more than the last node of the bucket, or 0. */
  readonly #buckets: Int32Array;
  /** By 2 × f: nodes in its buckets, those included that a cheaper path has replaced; then a key before which its buckets are empty. */
  readonly #sizes: Int32Array;
  /** The buckets of a lower f mean something. */
  #clearFs = 0;
  /** No bucket of a lower f holds a node. */
  #lowest = 0;

  #nodes = 0;
  /** Nodes in the frontier. */
  #waiting = 0;
  #goal = NONE;
  #solution: readonly number[] | null = null;
  #metDepthLimit = false;
  #expanded = 0;
  #generated = 0;
  #straightBack = 0;
  #distinct = 0;
  #maxFrontier = 0;

  /** Stands at the start of `domain`, whose states are `numbered`. `isForNumbered` holds for `options`. `spare`: columns to borrow. */
  constructor(domain: Domain, numbered: NumberedStates, options: SearchOptions, spare: SpareColumns) {
    this.#numbered = numbered;
    this.#options = options;
    this.#spare = spare;
    this.#moves = numbered.movesInOrder(options.order);
    this.#domain = domain;
    this.#usesHeuristic = STRATEGIES[options.strategy].usesHeuristic;
    this.#known = numbered.tables.lend();
    this.#buckets = grown(NOTHING, MAX_FS * KEYS, spare);
    this.#sizes = grown(NOTHING, 2 * MAX_FS, spare);
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

  get solution(): readonly number[] | null {
    return this.#solution;
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
   * Takes nodes from the frontier and expands them until so many are expanded in all, or something stops it. The kernel: what
   * it reads for each node is in local variables, and it calls nothing for a state whose h is known.
   */
  #run(end: number): void {
    const numbered = this.#numbered;
    const domain = this.#domain;
    const { entries, bytes, firstEstimate, estimateOf0 } = numbered;
    // A row has a power of two of places.
    const rowBits = Math.log2(numbered.tables.rows.stride);
    const columnMask = numbered.tables.rows.stride - 1;
    const { perColumn, ends, actions, columns, places } = this.#moves;
    const [known, stateOf, parentOf, gOf, actionOf, next] = [
      ...([this.#known, this.#state, this.#parent] as const),
      ...([this.#g, this.#action, this.#next] as const),
    ];
    const [buckets, sizes] = [this.#buckets, this.#sizes];
    const { ofG, ofH } = evaluationOf(this.#options);
    const { first: keyOf0, step: keyStep } = keysFor(this.#options);
    const isLastIn = tieRuleOf(this.#options) === 'last-in';
    const usesHeuristic = this.#usesHeuristic;
    const generatesBack = skipsStraightBack(this.#options) ? 0 : 1;
    const testsOnGeneration = this.#options.goalTest === 'generation';
    const goalState = this.#goalState;
    const depthLimit = depthLimitOf(this.#options.limits);
    const mostNodes = stateOf.length - perColumn;
    const mostGenerated = this.#options.limits.nodes - 1 - perColumn;
    let [clearFs, lowest, nodes, waiting, expanded] = [
      ...([this.#clearFs, this.#lowest, this.#nodes, this.#waiting] as const),
      this.#expanded,
    ];
    let [generated, straightBack, distinct] = [this.#generated, this.#straightBack, this.#distinct];
    let maxFrontier = this.#maxFrontier;
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
      do {
        while (sizes[2 * lowest] === 0) lowest++;
        let bucket = (lowest << KEY_BITS) + sizes[2 * lowest + 1];
        while (buckets[bucket] === 0) bucket++;
        const last = buckets[bucket] - 1;
        node = next[last];
        if (node === last) buckets[bucket] = 0;
        else next[last] = next[node];
        sizes[2 * lowest + 1] = bucket & (KEYS - 1);
        sizes[2 * lowest]--;
        from = stateOf[node];
        g = gOf[node];
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
        const back = node === 0 ? NONE : domain.inverse(actionOf[node]);
        for (let at = column * perColumn; at < ends[column]; at++) {
          const action = actions[at];
          if (action === back) {
            // The path to the state before is cheaper: a repeat, whatever is known.
            generated += generatesBack;
            straightBack += generatesBack;
            continue;
          }
          generated++;
          const to = columns[at];
          const nextRow = entries[row + places[at]];
          const state = (nextRow << rowBits) | to;
          const before = known[state];
          if (before !== 0 && before <= (mark | EXPANDED)) continue;
          const child = nodes++;
          stateOf[child] = state;
          parentOf[child] = node;
          gOf[child] = g + 1;
          actionOf[child] = action;
          if (before === 0) distinct++;
          if (testsOnGeneration && state === goalState) {
            goal = child;
            break;
          }
          if (before === 0 || (before & EXPANDED) !== 0) waiting++;
          known[state] = mark;
          let h = 0;
          if (usesHeuristic) {
            const estimate = bytes[(nextRow << (rowBits + 1)) + firstEstimate + to];
            h = estimate < estimateOf0 ? numbered.h(nextRow, to) : estimate - estimateOf0;
          }
          const f = ofG * (g + 1) + ofH * h;
          const key = keyOf0 + keyStep * h;
          if (f >= clearFs) {
            clearFs = f + FS_AT_ONCE;
            this.#clear(clearFs);
          }
          if (f >= MAX_FS || key < 0 || key >= KEYS || g >= MAX_G) {
            isUnfit = true;
            break;
          }
          const bucket = (f << KEY_BITS) + key;
          const last = buckets[bucket] - 1;
          if (last < 0) {
            next[child] = child;
            buckets[bucket] = child + 1;
          } else {
            next[child] = next[last];
            next[last] = child;
            if (!isLastIn) buckets[bucket] = child + 1;
          }
          if (sizes[2 * f]++ === 0 || key < sizes[2 * f + 1]) sizes[2 * f + 1] = key;
          if (f < lowest) lowest = f;
        }
      }
      if (waiting > maxFrontier) maxFrontier = waiting;
    }

    [this.#lowest, this.#nodes, this.#waiting, this.#expanded] = [lowest, nodes, waiting, expanded];
    [this.#generated, this.#straightBack, this.#distinct] = [generated, straightBack, distinct];
    [this.#maxFrontier, this.#goal, this.#metDepthLimit] = [maxFrontier, goal, metDepthLimit];
    this.isUnfit = isUnfit;
  }

  #addRoot(state: number, h: number): void {
    [this.#state[0], this.#parent[0], this.#g[0], this.#nodes] = [state, NONE, 0, 1];
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
    this.#sizes[2 * f] = 1;
    this.#sizes[2 * f + 1] = key;
    this.#lowest = f;
    this.#known[state] = 2;
    this.#waiting = 1;
  }

  /** Empties the buckets of every f below `end` that were not emptied yet. */
  #clear(end: number): void {
    this.#buckets.fill(0, this.#clearFs << KEY_BITS, end << KEY_BITS);
    this.#sizes.fill(0, 2 * this.#clearFs, 2 * end);
    this.#clearFs = end;
  }

  /** Makes room for so many nodes. */
  #reserve(nodes: number): void {
    this.#state = grown(this.#state, nodes, this.#spare);
    this.#parent = grown(this.#parent, nodes, this.#spare);
    this.#g = grown(this.#g, nodes, this.#spare);
    this.#action = grown(this.#action, nodes, this.#spare);
    this.#next = grown(this.#next, nodes, this.#spare);
  }

  /** Notes how the search stands; one that has ended gives back what it no longer needs. */
  #settle(): void {
    this.status = this.#standing();
    if (this.status === 'running' && !this.isUnfit) return;
    for (let node = 0; node < this.#nodes; node++) this.#known[this.#state[node]] = 0;
    this.#numbered.tables.takeBack(this.#known);
    this.#solution = this.#goal === NONE ? null : this.#pathTo(this.#goal);
    for (const column of [this.#state, this.#parent, this.#g, this.#action, this.#next, this.#buckets, this.#sizes])
      this.#spare.giveBack(column);
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
    for (let at = node; this.#parent[at] !== NONE; at = this.#parent[at]) actions.push(this.#action[at]);
    return actions.reverse();
  }
}

/** How h becomes a key under the tie rule in force. */
function keysFor(options: SearchOptions): { readonly first: number; readonly step: number } {
  const ties = tieRuleOf(options);
  return KEY_OF_H[ties === 'low-h' || ties === 'high-h' ? ties : 'other'];
}
