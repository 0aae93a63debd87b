/**
 * The trace of a program, made from what it printed: the tree is derived, its successors are all legal ones. A step takes
 * the node that the program can mean: of the least g, or of the g that it printed; of several the oldest, in a stack the
 * newest. In a search that begins anew, the right rules tell how deep each step is, and so where a round begins.
 */
import { STRATEGIES } from '../../engine/strategy.ts';
import { MAX_H } from '../../puzzle/heuristics/ownValue.ts';
import { grown } from '../../trace/columns.ts';
import { FATE, NO_BOUND, NONE, type Fate, type Status } from '../../trace/trace.ts';
import { TraceColumns } from '../../trace/traceColumns.ts';
import type { Task } from '../rules/assignment.ts';
import { depthsOf } from './depthsOf.ts';
import { grownWith } from '../output/knownStates.ts';
import { differs, type PrintedRun } from '../output/printedRun.ts';

export interface ProgramTrace {
  readonly trace: TraceColumns;
  /** The step behind which the trace ends, as the next state cannot come from those before; `null` for none. */
  readonly endsBefore: number | null;
  /** By node: a number of `KnownStates`. */
  readonly states: Int32Array;
}

/** A node with this state that waits after `step`, of the least g; `NONE` for none. */
export function waitingNode({ trace, states }: ProgramTrace, state: number, step: number): number {
  const taken = new Set(trace.expanded.subarray(0, step));
  const end = step < trace.expansions ? trace.firstChild[step] : trace.nodes;
  let best = NONE;
  for (let node = 0; node < end; node++)
    if (states[node] === state && !taken.has(node) && (best === NONE || trace.g[node] < trace.g[best])) best = node;
  return best;
}

/** `endsByGoal`: whether the last step generated the goal, and the program ended with it. */
export function programTrace(task: Task, run: PrintedRun, endsByGoal: boolean): ProgramTrace {
  const nodes = new ProgramNodes(task);
  const depths = STRATEGIES[task.assignment.algorithm].iterates === null ? [] : depthsOf(task, run);
  const steps: number[] = [];
  for (let step = 1; step <= run.steps; step++) {
    const node = nodes.take(run, step, depths[step - 1]);
    if (node === NONE) break;
    steps.push(node);
  }
  return {
    trace: new TraceWriter(task, run, nodes, steps).write(endsByGoal),
    endsBefore: steps.length < run.steps ? steps.length + 1 : null,
    states: nodes.state,
  };
}

/** By node: where it comes from. Roots of later rounds are nodes, too. */
class ProgramNodes {
  count = 0;
  state = new Int32Array(0);
  parent = new Int32Array(0);
  action = new Int8Array(0);
  g = new Int32Array(0);
  /** In moves. */
  depth = new Int32Array(0);
  /** The node of the same state before it, or `NONE`. */
  before = new Int32Array(0);
  isExpanded = new Uint8Array(0);
  /** Of the rounds: the start each time. */
  readonly roots = [0];
  readonly #task: Task;
  readonly #isStack: boolean;
  readonly #iterates: boolean;
  /** By state: its newest node, or `NONE`. */
  #lastOf = new Int32Array(0);
  #firstOfRound = 0;

  constructor(task: Task) {
    const { frontier, iterates } = STRATEGIES[task.assignment.algorithm];
    this.#task = task;
    this.#isStack = frontier === 'lifo';
    this.#iterates = iterates !== null;
    this.#add(task.start, NONE, NONE, 0);
  }

  /** The node that the step expands, with its successors added; `NONE` where none waits. `depth`: where that is known. */
  take(run: PrintedRun, step: number, depth: number | undefined): number {
    const event = run.stepEvents[step - 1];
    const node = depth === 0 && step > 1 ? this.#newRound() : this.#nodeFor(run.state[event], run.g[event], depth);
    if (node === NONE) return NONE;
    this.isExpanded[node] = 1;
    this.#task.states.eachSuccessor(this.state[node], (successor, cost, action) =>
      this.#add(successor, node, action, this.g[node] + cost),
    );
    return node;
  }

  #nodeFor(state: number, saidG: number, depth: number | undefined): number {
    let best = NONE;
    for (let node = this.#lastOf[state] ?? NONE; node >= this.#firstOfRound; node = this.before[node]) {
      if (this.isExpanded[node] === 1 || (depth !== undefined && this.depth[node] !== depth)) continue;
      if (best === NONE || this.#isBetter(node, best, saidG)) best = node;
    }
    return best === NONE && this.#iterates && state === this.#task.start ? this.#newRound() : best;
  }

  #isBetter(older: number, best: number, saidG: number): boolean {
    if (differs(saidG, this.g[best])) return !differs(saidG, this.g[older]);
    if (this.#isStack) return false;
    return Number.isNaN(saidG) ? this.g[older] <= this.g[best] : !differs(saidG, this.g[older]);
  }

  #newRound(): number {
    this.#firstOfRound = this.count;
    this.roots.push(this.count);
    return this.#add(this.#task.start, NONE, NONE, 0);
  }

  #add(state: number, parent: number, action: number, g: number): number {
    const node = this.count++;
    this.state = grown(this.state, this.count);
    this.parent = grown(this.parent, this.count);
    this.action = grown(this.action, this.count);
    this.g = grown(this.g, this.count);
    this.depth = grown(this.depth, this.count);
    this.before = grown(this.before, this.count);
    this.isExpanded = grown(this.isExpanded, this.count);
    this.state[node] = state;
    this.parent[node] = parent;
    this.action[node] = action;
    this.g[node] = g;
    this.depth[node] = parent === NONE ? 0 : this.depth[parent] + 1;
    this.#lastOf = grownWith(this.#lastOf, state + 1, NONE);
    this.before[node] = this.#lastOf[state];
    this.#lastOf[state] = node;
    return node;
  }
}

/** Writes the nodes as a trace, with what became of each. */
class TraceWriter {
  readonly #task: Task;
  readonly #run: PrintedRun;
  readonly #nodes: ProgramNodes;
  readonly #steps: readonly number[];
  readonly #trace: TraceColumns;
  /** By node: the step that expands it; `Infinity` for none. */
  readonly #expandedAt: Float64Array;
  /** By state: the node of this round that stands for it. */
  readonly #reached = new Map<number, number>();
  readonly #waits: Uint8Array;
  #frontier = 0;

  constructor(task: Task, run: PrintedRun, nodes: ProgramNodes, steps: readonly number[]) {
    this.#task = task;
    this.#run = run;
    this.#nodes = nodes;
    this.#steps = steps;
    this.#trace = new TraceColumns(undefined, task.states.costs !== undefined);
    this.#expandedAt = new Float64Array(nodes.count).fill(Infinity);
    this.#waits = new Uint8Array(nodes.count);
    for (const [at, node] of steps.entries()) this.#expandedAt[node] = at + 1;
  }

  write(endsByGoal: boolean): TraceColumns {
    const trace = this.#trace;
    trace.reserveNodes(this.#nodes.count);
    trace.reserveExpansions(this.#steps.length);
    this.#beginRound();
    for (const [at, node] of this.#steps.entries()) this.#writeStep(at + 1, node);
    this.#end(endsByGoal);
    trace.trim();
    return trace;
  }

  #writeStep(step: number, node: number): void {
    const trace = this.#trace;
    const { parent, count, roots } = this.#nodes;
    trace.addExpansion(node);
    this.#leave(node);
    while (trace.nodes < count && parent[trace.nodes] === node) this.#addNode(trace.nodes, step);
    if (roots[trace.iterations] === trace.nodes) this.#beginRound();
    trace.noteFrontier(this.#frontier);
  }

  /** The bound is not known: the program may print it, or not. */
  #beginRound(): void {
    this.#reached.clear();
    this.#trace.addIteration(NO_BOUND);
    this.#addNode(this.#trace.nodes, this.#trace.expansions);
  }

  #addNode(node: number, step: number): void {
    const { state, parent, action, g } = this.#nodes;
    const twin = this.#reached.get(state[node]) ?? NONE;
    const fate = this.#fateOf(node, twin, step);
    this.#trace.addNode(parent[node], action[node], g[node], this.#hOf(node), fate, twin);
    if (fate === FATE.improved) this.#leave(twin);
    if (fate === FATE.fresh || fate === FATE.improved) this.#reached.set(state[node], node);
    if (fate === FATE.duplicate || fate === FATE.cut) return;
    this.#waits[node] = 1;
    this.#frontier++;
  }

  #fateOf(node: number, twin: number, step: number): Fate {
    const isExpanded = this.#expandedAt[node] < Infinity;
    const iterates = STRATEGIES[this.#task.assignment.algorithm].iterates !== null;
    if (twin === NONE) return isExpanded || !iterates ? FATE.fresh : FATE.cut;
    const isTwinDue = this.#expandedAt[twin] > step && this.#expandedAt[twin] < Infinity;
    if (this.#nodes.g[node] < this.#nodes.g[twin] && !isTwinDue && (isExpanded || !iterates)) return FATE.improved;
    return isExpanded ? FATE.kept : FATE.duplicate;
  }

  /** As it was printed where it was expanded; else as it should be. */
  #hOf(node: number): number {
    if (!STRATEGIES[this.#task.assignment.algorithm].usesHeuristic) return 0;
    const step = this.#expandedAt[node];
    const said = step < Infinity ? this.#run.h[this.#run.stepEvents[step - 1]] : NaN;
    const isPossible = Number.isInteger(said) && said >= 0 && said <= MAX_H;
    return isPossible ? said : Math.min(MAX_H, this.#task.estimates().of(this.#nodes.state[node]));
  }

  #leave(node: number): void {
    this.#frontier -= this.#waits[node];
    this.#waits[node] = 0;
  }

  #end(endsByGoal: boolean): void {
    const trace = this.#trace;
    const last = this.#steps.at(-1) ?? 0;
    const isGoal = (node: number): boolean => this.#nodes.state[node] === this.#task.goal;
    if (isGoal(last)) trace.goal = last;
    else if (endsByGoal) trace.goal = this.#foundAtOnce(isGoal);
    const isAllRead = this.#steps.length === this.#run.steps && !this.#run.isCut;
    const ending: Status = this.#frontier === 0 && isAllRead ? 'exhausted' : 'stopped';
    trace.status = trace.goal === NONE ? ending : 'solved';
  }

  /** The goal among the successors of the last step does not wait. */
  #foundAtOnce(isGoal: (node: number) => boolean): number {
    const trace = this.#trace;
    for (let node = trace.firstChild[trace.expansions - 1]; node < trace.nodes; node++) {
      if (!isGoal(node)) continue;
      this.#leave(node);
      trace.noteFrontier(this.#frontier);
      return node;
    }
    return NONE;
  }
}
