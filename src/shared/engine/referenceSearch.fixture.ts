/**
 * Searches as slow and plain as they can be: states are strings, the frontier is a list that is looked through, f is
 * computed anew for each comparison. Written from the rules, to hold the engine to.
 */
import { depthLimitOf, keepsDuplicates, skipsStraightBack, type SearchOptions } from './options.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type Strategy, type StrategyId } from './strategy.ts';
import { FATE, NO_BOUND, NONE, type Fate, type Status } from '../trace/trace.ts';

/** Successors in the order of the actions; states that are equal are equal strings. */
export interface PlainProblem {
  readonly start: string;
  readonly goal: string;
  readonly actions: number;
  successor(state: string, action: number): { readonly state: string; readonly cost: number } | null;
  inverse(action: number): number;
  h(state: string): number;
}

export interface PlainNode {
  readonly parent: number;
  readonly action: number;
  readonly g: number;
  readonly depth: number;
  readonly h: number;
  readonly fate: Fate;
  readonly twin: number;
}

/** Nodes by id, steps and iterations in order; fields as in a trace. */
export interface PlainTrace {
  readonly nodes: readonly PlainNode[];
  readonly steps: readonly { readonly expanded: number; readonly firstChild: number; readonly frontierSize: number }[];
  readonly iterations: readonly {
    readonly firstNode: number;
    readonly firstExpansion: number;
    readonly bound: number;
  }[];
  readonly status: Status;
  readonly goal: number;
  readonly meeting: number;
}

/** The trace of a whole search. */
export function referenceSearch(problem: PlainProblem, options: SearchOptions): PlainTrace {
  const search = new ReferenceSearch(problem, options);
  search.run();
  return search;
}

/** A node with what the search knows of it beside the trace. */
interface Held extends PlainNode {
  readonly id: number;
  readonly state: string;
  /** Of each action on the path, its place in the order of successors. */
  readonly places: readonly number[];
}

interface Half {
  waiting: Held[];
  reached: Map<string, Held>;
}

/** f × 100, so that a weight of two decimals leaves whole numbers. */
const F: Record<StrategyId, (g: number, h: number, weight: number) => number> = {
  bfs: () => 0,
  dfs: () => 0,
  iddfs: () => 0,
  bidirectional: () => 0,
  ucs: (g) => 100 * g,
  greedy: (_g, h) => 100 * h,
  astar: (g, h) => 100 * (g + h),
  idastar: (g, h) => 100 * (g + h),
  'weighted-astar': (g, h, weight) => 100 * g + Math.round(100 * weight) * h,
};

type Before = (one: Held, other: Held) => number;

const TIES: Record<SearchOptions['ties'], Before> = {
  'low-h': (one, other) => one.h - other.h || one.id - other.id,
  'high-h': (one, other) => other.h - one.h || one.id - other.id,
  'first-in': (one, other) => one.id - other.id,
  'last-in': (one, other) => other.id - one.id,
  leftmost: (one, other) => leftOf(one.places, other.places) || one.id - other.id,
};

class ReferenceSearch implements PlainTrace {
  readonly nodes: Held[] = [];
  readonly steps: { expanded: number; firstChild: number; frontierSize: number }[] = [];
  readonly iterations: { firstNode: number; firstExpansion: number; bound: number }[] = [];
  status: Status = 'running';
  goal = NONE;
  meeting = NONE;

  readonly #problem: PlainProblem;
  readonly #options: SearchOptions;
  readonly #strategy: Strategy;
  readonly #comesBefore: Before;
  readonly #halves: Half[];
  #bound = Infinity;
  #beyond = Infinity;
  #metDepthLimit = false;

  constructor(problem: PlainProblem, options: SearchOptions) {
    this.#problem = problem;
    this.#options = options;
    this.#strategy = STRATEGIES[options.strategy];
    this.#comesBefore = this.#removal();
    this.#halves = this.#strategy.fromBothEnds ? [newHalf(), newHalf()] : [newHalf()];
  }

  run(): void {
    if (this.#strategy.iterates === 'depth') this.#bound = 0;
    if (this.#strategy.iterates === 'f') this.#bound = this.#problem.h(this.#problem.start);
    this.#beginIteration();
    if (this.#strategy.fromBothEnds) this.#add(this.#halves[1], null, NONE, this.#problem.goal, 0);
    this.#takeSteps();
  }

  /** A search from both ends takes whole levels from one end and the other. */
  #takeSteps(): void {
    let levels = 0;
    let half = this.#halves[0];
    let leftOfLevel = half.waiting.length;
    while ((this.status = this.#standing()) === 'running') {
      if (this.#strategy.fromBothEnds && leftOfLevel === 0) {
        half = this.#otherThan(half);
        leftOfLevel = half.waiting.length;
        levels++;
      }
      this.#step(half, levels);
      leftOfLevel--;
    }
  }

  #step(half: Half, levels: number): void {
    const node = half.waiting.reduce((first, other) => (this.#comesBefore(other, first) < 0 ? other : first));
    half.waiting = half.waiting.filter((other) => other !== node);
    const step = { expanded: node.id, firstChild: this.nodes.length, frontierSize: 0 };
    this.steps.push(step);
    if (this.#options.goalTest === 'expansion') this.#test(node, half);
    if (this.goal === NONE && this.#mayExpand(this.#strategy.fromBothEnds ? levels : node.depth))
      this.#expand(node, half);
    if (this.goal === NONE && this.#waiting() === 0 && this.#beyond < Infinity) {
      this.#bound = this.#beyond;
      this.#beginIteration();
    }
    step.frontierSize = this.#waiting();
  }

  #expand(node: Held, half: Half): void {
    for (const action of this.#options.order) {
      const isBack = node.action !== NONE && action === this.#problem.inverse(node.action);
      const next = this.#problem.successor(node.state, action);
      if (next === null || (isBack && skipsStraightBack(this.#options))) continue;
      this.#add(half, node, action, next.state, next.cost);
      if (this.goal !== NONE) return;
    }
  }

  #add(half: Half, parent: Held | null, action: number, state: string, cost: number): void {
    const made = {
      id: this.nodes.length,
      parent: parent?.id ?? NONE,
      action,
      g: (parent?.g ?? 0) + cost,
      depth: parent === null ? 0 : parent.depth + 1,
      h: this.#strategy.usesHeuristic ? this.#problem.h(state) : 0,
      state,
      places: parent === null ? [] : [...parent.places, this.#options.order.indexOf(action)],
    };
    if (this.#strategy.iterates === 'f' && made.g + made.h > this.#bound) {
      this.#beyond = Math.min(this.#beyond, made.g + made.h);
      this.nodes.push({ ...made, fate: FATE.cut, twin: NONE });
      return;
    }
    const twin = half.reached.get(state);
    const node = { ...made, twin: twin?.id ?? NONE, fate: twin ? this.#fateOfRepeat(made, twin) : FATE.fresh };
    this.nodes.push(node);
    if (node.fate === FATE.duplicate) return;
    if (this.#options.goalTest === 'generation') this.#test(node, half);
    if (this.goal !== NONE) return;
    if (node.fate === FATE.improved) half.waiting = half.waiting.filter((other) => other !== twin);
    if (node.fate !== FATE.kept) half.reached.set(state, node);
    half.waiting.push(node);
  }

  #fateOfRepeat(node: Pick<PlainNode, 'g' | 'depth'>, twin: PlainNode): Fate {
    const { frontier, iterates } = this.#strategy;
    const isBounded = iterates === 'depth' || depthLimitOf(this.#options.limits) < Infinity;
    if (keepsDuplicates(this.#options)) return FATE.kept;
    if (frontier === 'priority' || iterates === 'f') return node.g < twin.g ? FATE.improved : FATE.duplicate;
    return frontier === 'lifo' && isBounded && node.depth < twin.depth ? FATE.improved : FATE.duplicate;
  }

  #test(node: Held, half: Half): void {
    if (this.#strategy.fromBothEnds) {
      const met = this.#otherThan(half).reached.get(node.state);
      if (met) [this.goal, this.meeting] = [node.id, met.id];
    } else if (node.state === this.#problem.goal) this.goal = node.id;
  }

  #mayExpand(depth: number): boolean {
    if (depth >= depthLimitOf(this.#options.limits)) this.#metDepthLimit = true;
    else if (this.#strategy.iterates === 'depth' && depth >= this.#bound) this.#beyond = this.#bound + 1;
    else return true;
    return false;
  }

  #beginIteration(): void {
    const bound = this.#strategy.iterates === null ? NO_BOUND : this.#bound;
    this.iterations.push({ firstNode: this.nodes.length, firstExpansion: this.steps.length, bound });
    this.#beyond = Infinity;
    this.#metDepthLimit = false;
    this.#halves[0].reached.clear();
    this.#add(this.#halves[0], null, NONE, this.#problem.start, 0);
  }

  #standing(): Status {
    const { expansions, nodes } = this.#options.limits;
    const mostNodes = this.#problem.actions + (this.#strategy.iterates === null ? 0 : 1);
    if (this.goal !== NONE) return 'solved';
    if (this.#halves.some(({ waiting }) => waiting.length === 0))
      return this.#metDepthLimit ? 'depth-limit' : 'exhausted';
    if (this.steps.length >= expansions) return 'expansion-limit';
    return this.nodes.length + mostNodes > nodes ? 'node-limit' : 'running';
  }

  #otherThan(half: Half): Half {
    return this.#halves.find((other) => other !== half)!;
  }

  #waiting(): number {
    return this.#halves.reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** Which of two nodes leaves the frontier first. */
  #removal(): Before {
    const { strategy, ties, weight = DEFAULT_WEIGHT } = this.#options;
    const { frontier } = STRATEGIES[strategy];
    if (frontier === 'fifo') return (one, other) => one.id - other.id;
    if (frontier === 'lifo')
      return (one, other) => (one.parent === other.parent ? one.id - other.id : other.id - one.id);
    const f = ({ g, h }: Held): number => F[strategy](g, h, weight);
    return (one, other) => f(one) - f(other) || TIES[ties](one, other);
  }
}

function newHalf(): Half {
  return { waiting: [], reached: new Map() };
}

/** Negative where the first path is to the left of the second. */
function leftOf(places: readonly number[], others: readonly number[]): number {
  const parting = places.findIndex((place, at) => place !== others[at]);
  return parting === -1 || parting >= others.length ? 0 : places[parting] - others[parting];
}
