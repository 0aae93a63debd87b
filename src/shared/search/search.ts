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
 * It differs in three things: it stops after any number of expansions and goes on later, every generated node is written
 * to the trace, and a node that a cheaper path has made stale is taken out of the frontier.
 * Nothing here reads a clock, a random source or a global: the same domain and options give the same trace.
 */
import type { Domain } from './domain.ts';
import { Frontier } from './frontier.ts';
import { Reached } from './reached.ts';
import { evaluate, tieRuleOf } from './removalOrder.ts';
import { STRATEGIES, type GoalTest, type Strategy, type StrategyId, type TieRule } from './strategy.ts';
import { FATE, NONE, type Fate, type Status, type Trace } from './trace.ts';
import { TraceColumns } from './traceColumns.ts';

export interface SearchOptions {
  readonly strategy: StrategyId;
  /** Ignored by strategies without f. */
  readonly ties: TieRule;
  readonly goalTest: GoalTest;
  /** The actions in the order in which they are tried: a permutation of 0 … actions − 1. */
  readonly order: readonly number[];
  readonly limits: SearchLimits;
}

/** Where a search stops by itself. */
export interface SearchLimits {
  /** Most expansions: after so many the status is `expansion-limit`. */
  readonly expansions: number;
  /** Most nodes, the root included. An expansion that could pass it does not begin: the status is `node-limit`. */
  readonly nodes: number;
}

export class Search {
  readonly #domain: Domain;
  readonly #options: SearchOptions;
  readonly #strategy: Strategy;
  readonly #frontier: Frontier;
  readonly #reached: Reached;
  readonly #trace = new TraceColumns();

  /** Writes the root; nothing is expanded yet. */
  constructor(domain: Domain, options: SearchOptions) {
    this.#domain = domain;
    this.#options = options;
    this.#strategy = STRATEGIES[options.strategy];
    this.#frontier = new Frontier(tieRuleOf(options));
    this.#reached = new Reached(domain.words);
    this.#reserve(1);
    domain.reset();
    this.#generate(NONE, -1);
    this.#settle();
  }

  /** Everything that happened so far; grows with every `advance`. */
  get trace(): Trace {
    return this.#trace;
  }

  /** Performs at most so many expansions, fewer if the search ends before. Returns how the search stands. */
  advance(expansions: number): Status {
    for (let left = expansions; left > 0 && this.#trace.status === 'running'; left--) {
      this.#step();
      this.#settle();
    }
    return this.#trace.status;
  }

  /** One turn of the loop: takes a node from the frontier, compares it with the goal, expands it. */
  #step(): void {
    const trace = this.#trace;
    this.#reserve(this.#domain.actions);
    const node = this.#frontier.take();
    trace.addExpansion(node);
    this.#domain.load(this.#reached.states, node * this.#domain.words);
    if (this.#options.goalTest === 'expansion' && this.#domain.isGoal()) trace.goal = node;
    else this.#expand(node);
    trace.frontierSize[trace.expansions - 1] = this.#frontier.size;
  }

  /** Generates the children of `node`, whose state is under the cursor, up to one that ends the search. */
  #expand(node: number): void {
    const domain = this.#domain;
    for (const action of this.#options.order) {
      if (!domain.isLegal(action)) continue;
      domain.apply(action);
      this.#generate(node, action);
      domain.apply(domain.inverse(action));
      if (this.#trace.goal !== NONE) return;
    }
  }

  /** Writes the node whose state is under the cursor; it joins the frontier unless a path as cheap was reached before. */
  #generate(parent: number, action: number): void {
    const trace = this.#trace;
    const h = this.#strategy.usesHeuristic ? this.#domain.h() : 0;
    this.#domain.store(this.#reached.states, trace.nodes * this.#domain.words);
    const slot = this.#reached.find(trace.nodes);
    const twin = this.#reached.nodeAt(slot);
    const node = trace.addNode(parent, action, h, this.#fate(parent, twin), twin);
    if (trace.fate[node] === FATE.duplicate) return;
    if (twin !== NONE && this.#frontier.has(twin)) this.#frontier.discard(twin);
    this.#reached.put(slot, node);
    this.#frontier.add(node, evaluate(this.#strategy, trace.g[node], h), h);
    if (this.#options.goalTest === 'generation' && this.#domain.isGoal()) trace.goal = node;
  }

  /** What becomes of a child of `parent` whose state was reached by `twin`. */
  #fate(parent: number, twin: number): Fate {
    if (twin === NONE) return FATE.fresh;
    return this.#trace.g[parent] + 1 < this.#trace.g[twin] ? FATE.improved : FATE.duplicate;
  }

  /** Makes room for one expansion and so many nodes. */
  #reserve(nodes: number): void {
    this.#trace.reserveExpansions(this.#trace.expansions + 1);
    this.#trace.reserveNodes(this.#trace.nodes + nodes);
    this.#reached.reserve(this.#trace.nodes + nodes);
  }

  #settle(): void {
    this.#trace.status = this.#standing();
  }

  #standing(): Status {
    const { nodes, expansions, goal } = this.#trace;
    const { limits } = this.#options;
    if (goal !== NONE) return 'solved';
    if (this.#frontier.size === 0) return 'exhausted';
    if (expansions >= limits.expansions) return 'expansion-limit';
    return nodes + this.#domain.actions > limits.nodes ? 'node-limit' : 'running';
  }
}
