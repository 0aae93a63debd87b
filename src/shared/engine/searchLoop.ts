/**
 * The engine. One loop, BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7):
 *
 *     node ← NODE(problem.INITIAL), frontier ← {node}, reached ← {problem.INITIAL: node}
 *     while not IS-EMPTY(frontier):
 *         node ← POP(frontier)
 *         if problem.IS-GOAL(node.STATE) then return node
 *         for each child in EXPAND(problem, node):
 *             s ← child.STATE
 *             if s is not in reached or child.PATH-COST < reached[s].PATH-COST then
 *                 reached[s] ← child; add child to frontier
 *     return failure
 *
 * What differs: it stops after any number of expansions and goes on later, every generated node is written to a record,
 * and a node that a cheaper path has made stale is taken out of the frontier. An iterative strategy puts the root back
 * into an empty frontier, with a higher bound, as long as something was beyond the bound. A search from both ends
 * is two such loops that take turns by levels, each of them the other's goal.
 * Nothing here reads a clock, a random source or a global: the same domain and options give the same record.
 */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { roomForSuccessors, type Domain, type Successors } from './domain.ts';
import { Frontier } from './frontier.ts';
import { SearchHalves, type SearchHalf } from './searchHalves.ts';
import { betterPathBy, depthLimitOf, keepsDuplicates, skipsStraightBack, type SearchOptions } from './options.ts';
import { NoReachedTable, Reached } from './reached.ts';
import { DirectReached } from './directReached.ts';
import { evaluationOf } from './removalOrder.ts';
import { STRATEGIES, type Strategy } from './strategy.ts';
import { actionOf, FATE, isDropped, MAX_ACTIONS, NO_BOUND, NONE, type Fate, type Status } from '../trace/trace.ts';
import type { SearchRecord } from './searchRecord.ts';

const BYTES_PER_WORD = 4;

/** Beyond every depth and f; an integer like them, for fast comparison. */
const UNBOUNDED = 0x7fffffff;

/** `R`: what the search writes, a trace or counters. */
export class SearchLoop<R extends SearchRecord> {
  readonly #domain: Domain;
  readonly #options: SearchOptions;
  readonly #strategy: Strategy;
  readonly #usesHeuristic: boolean;
  /** f = ofG × g + ofH × h. */
  readonly #ofG: number;
  readonly #ofH: number;
  readonly #keepsDuplicates: boolean;
  readonly #betterPathBy: 'g' | 'depth' | null;
  readonly #skipsStraightBack: boolean;
  readonly #testsOnGeneration: boolean;
  readonly #depthLimit: number;
  /** A turn adds successors, and possibly the root of the next iteration. */
  readonly #nodesPerStep: number;
  readonly #record: R;
  readonly #forgets: boolean;
  readonly #spare: SpareColumns | undefined;

  readonly #halves: SearchHalves;
  /** Of the node that is expanded. */
  readonly #successors: Successors;
  /** Their h; 0 where the search uses none. */
  readonly #estimates: Uint16Array;
  /** Node n has the words n × words … (n + 1) × words − 1. */
  #states = new Int32Array(0);
  #roomForNodes = 0;
  #roomForExpansions = 0;

  /** Bounds of this iteration. */
  #boundOnDepth = UNBOUNDED;
  #boundOnF = UNBOUNDED;
  #nextBound = UNBOUNDED;
  /** Whether the depth limit left a node of this iteration without successors. */
  #metDepthLimit = false;

  /**
   * Writes the roots; expands nothing. `spare`: columns to borrow until the end. `forgets`: does not detect repeated
   * states, which where they are kept changes only fates and twins.
   */
  constructor(domain: Domain, options: SearchOptions, record: R, spare?: SpareColumns, forgets = false) {
    if (domain.actions > MAX_ACTIONS) throw new RangeError(`Unexpected number of actions: ${domain.actions}.`);
    const strategy: Strategy = STRATEGIES[options.strategy];
    this.#domain = domain;
    this.#spare = spare;
    this.#record = record;
    this.#forgets = forgets;
    this.#options = options;
    this.#strategy = strategy;
    this.#usesHeuristic = strategy.usesHeuristic;
    ({ ofG: this.#ofG, ofH: this.#ofH } = evaluationOf(options));
    this.#keepsDuplicates = keepsDuplicates(options);
    this.#betterPathBy = betterPathBy(options);
    this.#skipsStraightBack = skipsStraightBack(options);
    this.#testsOnGeneration = options.goalTest === 'generation';
    this.#depthLimit = depthLimitOf(options.limits);
    this.#successors = roomForSuccessors(domain.actions);
    this.#estimates = this.#usesHeuristic ? this.#successors.h : new Uint16Array(domain.actions);
    this.#nodesPerStep = domain.actions + (strategy.iterates === null ? 0 : 1);
    this.#halves = new SearchHalves(strategy.fromBothEnds ? 2 : 1, () => this.#newHalf());
    this.#grow(this.#halves.count, 0);
    this.#beginIteration(this.#firstBound());
    if (strategy.fromBothEnds) this.#beginFromGoal();
    this.#halves.changeTurn();
    this.#settle();
  }

  get record(): R {
    return this.#record;
  }

  /** Performs at most so many expansions, fewer if the search ends before. Returns how the search stands. */
  advance(expansions: number): Status {
    for (let left = expansions; left > 0 && this.#record.status === 'running';) {
      left -= this.#run(Math.min(left, this.#turnsInRoom(), this.#halves.turnLeft));
      this.#halves.changeTurn();
      this.#settle();
    }
    return this.#record.status;
  }

  /**
   * Runs at most `turns` turns, for which there is room, until the search or iteration ends. A turn takes a node,
   * compares it with the goal, and expands it. Returns the number of turns.
   */
  #run(turns: number): number {
    const record = this.#record;
    const before = record.expansions;
    this.#takeTurns(turns);
    const taken = record.expansions - before;
    this.#halves.turnLeft -= taken;
    if (record.goal === NONE && this.#halves.waiting === 0 && this.#nextBound < UNBOUNDED) this.#iterate();
    return taken;
  }

  #takeTurns(turns: number): void {
    const record = this.#record;
    const { frontier } = this.#halves.active;
    const end = record.expansions + turns;
    const waitingElsewhere = this.#halves.waiting - frontier.size;
    while (record.expansions < end && record.goal === NONE && frontier.size > 0) {
      const node = frontier.take();
      record.addExpansion(node);
      if (!this.#testsOnGeneration) this.#testGoal(node);
      if (record.goal === NONE && this.#mayExpand(node)) this.#expand(node);
      record.noteFrontier(frontier.size + waitingElsewhere);
    }
  }

  /** The root joins the frontier after the last step of the previous iteration. */
  #iterate(): void {
    this.#beginIteration(this.#nextBound);
    this.#record.noteFrontier(this.#halves.waiting);
  }

  /** Whether `node` is above the depth limit (of a path through both halves) and the bound of the iteration. */
  #mayExpand(node: number): boolean {
    const depth = this.#halves.count === 2 ? this.#halves.levels : this.#record.depth[node];
    if (depth >= this.#depthLimit) this.#metDepthLimit = true;
    else if (depth >= this.#boundOnDepth) this.#nextBound = this.#boundOnDepth + 1;
    else return true;
    return false;
  }

  /** Stops at a successor that ends the search. */
  #expand(node: number): void {
    this.#generate(this.#writeSuccessors(node), node, this.#record.g[node]);
  }

  /** Writes the states of the successors where the next nodes have theirs. Returns their number. */
  #writeSuccessors(node: number): number {
    const except = this.#skipsStraightBack ? this.#straightBack(node) : NONE;
    const from = node * this.#domain.words;
    return this.#domain.expand(this.#states, from, this.#nextState(), this.#options.order, except, this.#successors);
  }

  #straightBack(node: number): number {
    const action = actionOf(this.#record, node);
    return action === NONE ? NONE : this.#domain.inverse(action);
  }

  /**
   * Adds the next nodes, successors of `parent` whose states are written, up to one that ends the search. Each joins
   * the frontier unless it is dropped or the goal. The kernel: what it reads per successor is in local variables.
   */
  #generate(count: number, parent: number, gOfParent: number): void {
    const record = this.#record;
    const states = this.#states;
    const estimates = this.#estimates;
    const { action: actions, cost: costs } = this.#successors;
    const { frontier, reached } = this.#halves.active;
    const ofG = this.#ofG;
    const ofH = this.#ofH;
    const bound = this.#boundOnF;
    for (let index = 0; index < count; index++) {
      const g = gOfParent + costs[index];
      const h = estimates[index];
      const f = ofG * g + ofH * h;
      if (f > bound) {
        record.addNode(parent, actions[index], g, h, FATE.cut, NONE);
        this.#nextBound = Math.min(this.#nextBound, f);
        continue;
      }
      const slot = reached.find(states, record.nodes);
      const twin = reached.nodeAt(slot);
      const fate = twin === NONE ? FATE.fresh : this.#fateOfRepeat(parent, g, twin);
      const node = record.addNode(parent, actions[index], g, h, fate, twin);
      if (isDropped(fate)) continue;
      if (this.#testsOnGeneration) this.#testGoal(node);
      if (record.goal !== NONE) return; // the goal does not wait
      if (fate === FATE.improved && frontier.has(twin)) frontier.discard(twin);
      if (fate !== FATE.kept) reached.put(slot, node);
      frontier.add(node, f, h);
    }
  }

  #fateOfRepeat(parent: number, g: number, twin: number): Fate {
    if (this.#keepsDuplicates) return FATE.kept;
    return this.#isBetter(parent, g, twin) ? FATE.improved : FATE.duplicate;
  }

  /** Whether a successor of `parent` with this g has the better path to the state of `twin`. */
  #isBetter(parent: number, g: number, twin: number): boolean {
    if (this.#betterPathBy === 'g') return g < this.#record.g[twin];
    const { depth } = this.#record;
    return this.#betterPathBy === 'depth' && depth[parent] + 1 < depth[twin];
  }

  #testGoal(node: number): void {
    if (this.#halves.count === 2) this.#testMeeting(node);
    else if (this.#domain.isGoal(this.#states, node * this.#domain.words)) this.#record.goal = node;
  }

  /** Each half of a search from both ends looks for a state that the other has reached. */
  #testMeeting(node: number): void {
    const { reached } = this.#halves.other;
    const meeting = reached.nodeAt(reached.find(this.#states, node));
    if (meeting !== NONE) Object.assign(this.#record, { goal: node, meeting });
  }

  #beginIteration(bound: number): void {
    if (this.#strategy.iterates === 'depth') this.#boundOnDepth = bound;
    else this.#boundOnF = bound;
    this.#nextBound = UNBOUNDED;
    this.#metDepthLimit = false;
    this.#halves.fromStart.reached.clear(this.#record.nodes);
    this.#record.addIteration(bound === UNBOUNDED ? NO_BOUND : bound);
    this.#domain.start(this.#states, this.#nextState());
    this.#generateRoot();
  }

  #firstBound(): number {
    if (this.#strategy.iterates === null) return UNBOUNDED;
    if (this.#strategy.iterates === 'depth') return 0;
    this.#domain.start(this.#states, 0);
    return this.#ofH * this.#domain.h(this.#states, 0);
  }

  #beginFromGoal(): void {
    this.#halves.active = this.#halves.other;
    this.#domain.goal(this.#states, this.#nextState());
    this.#generateRoot();
  }

  #generateRoot(): void {
    if (this.#usesHeuristic) this.#estimates[0] = this.#domain.h(this.#states, this.#nextState());
    this.#successors.action[0] = NONE;
    this.#successors.cost[0] = 0;
    this.#generate(1, NONE, 0);
    this.#successors.cost[0] = 1;
  }

  #nextState(): number {
    return this.#record.nodes * this.#domain.words;
  }

  #newHalf(): SearchHalf {
    return {
      frontier: new Frontier(this.#options, this.#spare, this.#domain.costsDiffer ? this.#record : undefined),
      reached: this.#newReached(),
    };
  }

  #newReached(): SearchHalf['reached'] {
    const { words, tables } = this.#domain;
    if (this.#forgets) return new NoReachedTable();
    return tables ? new DirectReached(tables) : new Reached(words);
  }

  /** Updates the status; a search that has ended releases memory. */
  #settle(): void {
    this.#record.status = this.#standing();
    if (this.#record.status === 'running') return;
    this.#record.trim();
    this.#halves.release(this.#states, this.#record.nodes);
    this.#spare?.giveBack(this.#states);
    this.#states = new Int32Array(0);
  }

  #standing(): Status {
    const { written, nodes, expansions, goal } = this.#record;
    const { limits } = this.#options;
    if (goal !== NONE) return 'solved';
    if (this.#halves.isExhausted) return this.#metDepthLimit ? 'depth-limit' : 'exhausted';
    if (expansions >= limits.expansions) return 'expansion-limit';
    if (written + this.#nodesPerStep > limits.nodes) return 'node-limit';
    return this.#hasRoom(nodes + this.#nodesPerStep, expansions + 1) ? 'running' : 'memory-limit';
  }

  /** Makes room. Returns whether the byte limit allows it. */
  #hasRoom(nodes: number, expansions: number): boolean {
    const tablesHaveRoom = this.#halves.roomForStates >= this.#nodesPerStep;
    if (nodes <= this.#roomForNodes && expansions <= this.#roomForExpansions && tablesHaveRoom) return true;
    if (this.#bytesFor(nodes, expansions) > (this.#options.limits.bytes ?? Infinity)) return false;
    this.#grow(nodes, expansions);
    return true;
  }

  /** Turns that fit the room and the limits; at least one while the search is running. */
  #turnsInRoom(): number {
    const { written, nodes, expansions } = this.#record;
    const { limits } = this.#options;
    const nodesLeft = Math.min(limits.nodes - written, this.#roomForNodes - nodes, this.#halves.roomForStates);
    const expansionsLeft = Math.min(limits.expansions, this.#roomForExpansions) - expansions;
    return Math.min(expansionsLeft, Math.floor(nodesLeft / this.#nodesPerStep));
  }

  /** Bytes of all columns with this room. */
  #bytesFor(nodes: number, expansions: number): number {
    const { words } = this.#domain;
    const states = BYTES_PER_WORD * capacityFor(this.#states.length, nodes * words);
    return this.#record.bytesFor(nodes, expansions) + states + this.#halves.bytesFor(this.#nodesPerStep, nodes);
  }

  #grow(nodes: number, expansions: number): void {
    const { words } = this.#domain;
    this.#record.reserveNodes(nodes);
    this.#record.reserveExpansions(expansions);
    this.#states = grown(this.#states, nodes * words, this.#spare);
    this.#halves.reserve(this.#nodesPerStep, nodes);
    const roomForStates = Math.floor(this.#states.length / words);
    this.#roomForNodes = Math.min(this.#record.roomForNodes, roomForStates, this.#halves.roomForNodes);
    this.#roomForExpansions = this.#record.roomForExpansions;
  }
}
