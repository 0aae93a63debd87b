/**
 * The properties of every right trace, checked the slow and obvious way: states are replayed, the frontier is a set that is
 * searched from end to end. For tests; the idea is the `validate` of V. Agafonkin's delaunator.
 */
import { roomForSuccessors, type Domain } from '../engine/domain.ts';
import {
  depthLimitOf,
  keepsDuplicates,
  betterPathBy,
  skipsStraightBack,
  type SearchOptions,
} from '../engine/options.ts';
import { actionsTo, solutionOf } from './path.ts';
import { removalComparison, sidesOf } from '../engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../engine/strategy.ts';
import { actionOf, FATE, fateOf, isDropped, NO_BOUND, NONE, type Fate, type Trace } from '../trace/trace.ts';

/** Returns `null`, or a sentence about the first thing in `trace` that `domain` and `options` cannot have led to. */
export function validateTrace(trace: Trace, domain: Domain, options: SearchOptions): string | null {
  const { value } = violations({ trace, domain, options, strategy: STRATEGIES[options.strategy] }).next();
  return value ?? null;
}

/** What is checked against what. */
interface Case {
  readonly trace: Trace;
  readonly domain: Domain;
  readonly options: SearchOptions;
  readonly strategy: Strategy;
}

type Violations = Generator<string, void>;

function* violations(given: Case): Violations {
  yield* checkIterations(given);
  for (let node = 0; node < given.trace.nodes; node++) yield* checkLineage(given, node);
  yield* checkStates(given);
  yield* checkExpansions(given);
  yield* checkEnding(given);
}

/** Iterations begin where the frontier was empty, each with the least value beyond the bound of the one before. */
function* checkIterations({ trace, strategy }: Case): Violations {
  const { iterations, firstNode, firstExpansion, bound } = trace;
  if (firstNode[0] !== 0 || firstExpansion[0] !== 0) yield 'The first iteration does not begin at the beginning.';
  if (strategy.iterates === null && (iterations !== 1 || bound[0] !== NO_BOUND))
    yield `There are ${iterations} bounds.`;
  for (let iteration = 0; iteration < iterations && strategy.iterates !== null; iteration++) {
    const right = iteration === 0 ? valueOf(trace, strategy, 0) : leastBeyond(trace, strategy, iteration - 1);
    if (bound[iteration] !== right) yield `Iteration ${iteration} has bound ${bound[iteration]} instead of ${right}.`;
  }
}

/** What the bound of an iteration is compared with. */
function valueOf({ g, h, depth }: Trace, { iterates }: Strategy, node: number): number {
  return iterates === 'f' ? g[node] + h[node] : depth[node];
}

/** The bound that an iteration leads to: the least value of what it did not go on with. */
function leastBeyond(trace: Trace, strategy: Strategy, iteration: number): number {
  const { firstNode, bound, iterations, nodes } = trace;
  const end = iteration + 1 < iterations ? firstNode[iteration + 1] : nodes;
  let least = Infinity;
  for (let node = firstNode[iteration]; node < end; node++) {
    const next = strategy.iterates === 'f' ? valueOf(trace, strategy, node) : trace.depth[node] + 1;
    if (next > bound[iteration]) least = Math.min(least, next);
  }
  return least;
}

/** Whether `node` is where a search, or an iteration of it, begins. */
function isRoot({ firstNode, iterations }: Trace, { fromBothEnds }: Strategy, node: number): boolean {
  return firstNode.subarray(0, iterations).includes(node) || (fromBothEnds && node === 1);
}

function* checkLineage({ trace, strategy }: Case, node: number): Violations {
  const { parent, depth } = trace;
  const action = actionOf(trace, node);
  const root = isRoot(trace, strategy, node);
  if ((parent[node] === NONE) !== root) yield `Node ${node} has parent ${parent[node]}.`;
  if (parent[node] >= node) yield `Node ${node} comes before its parent ${parent[node]}.`;
  if (root !== (action === -1)) yield `Node ${node} comes from action ${action}.`;
  if (depth[node] !== (root ? 0 : depth[parent[node]] + 1)) yield `Node ${node} has depth ${depth[node]}.`;
}

/** Replays every node's state, and compares h, fate and twin with what was reached until then. */
function* checkStates(given: Case): Violations {
  const { trace, domain, options, strategy } = given;
  const states = new Int32Array(trace.nodes * domain.words);
  const sides = sidesOf(trace);
  let reached = new Map<string, number>();
  for (let node = 0; node < trace.nodes; node++) {
    if (isRoot(trace, strategy, node) && !strategy.fromBothEnds) reached = new Map();
    yield* replay(given, states, node);
    const h = strategy.usesHeuristic ? domain.h(states, node * domain.words) : 0;
    if (trace.h[node] !== h) yield `Node ${node} has h ${trace.h[node]} instead of ${h}.`;
    const half = strategy.fromBothEnds ? sides[node] : 0;
    const state = `${half}: ${states.slice(node * domain.words, (node + 1) * domain.words).join()}`;
    const twin = isBeyond(given, node) ? NONE : (reached.get(state) ?? NONE);
    const fate = rightFate(given, node, twin);
    if (trace.twin[node] !== twin) yield `Node ${node} has twin ${trace.twin[node]} instead of ${twin}.`;
    if (fateOf(trace, node) !== fate) yield `Node ${node} has fate ${fateOf(trace, node)} instead of ${fate}.`;
    if (fate === FATE.fresh || fate === FATE.improved) reached.set(state, node);
  }
  if (options.order.length !== domain.actions) yield 'The order is none of the actions.';
}

/** Writes the state of `node`, whose parent's is there, to `states`. */
function* replay({ trace, domain, strategy }: Case, states: Int32Array, node: number): Violations {
  const parent = trace.parent[node];
  const action = actionOf(trace, node);
  const at = node * domain.words;
  let g = 0;
  if (parent !== NONE) {
    const cost = follow(domain, states, parent * domain.words, at, action);
    g = trace.g[parent] + cost;
    if (cost === 0) yield `Node ${node} comes from action ${action}, which is not legal.`;
  } else if (strategy.fromBothEnds && node === 1) domain.goal(states, at);
  else domain.start(states, at);
  if (trace.g[node] !== g) yield `Node ${node} has g ${trace.g[node]} instead of ${g}.`;
}

/** Writes the state that `action` leads to from the one at `states[from]` to `states[to]`. Returns its cost, or 0. */
function follow(domain: Domain, states: Int32Array, from: number, to: number, action: number): number {
  const successors = roomForSuccessors(1);
  return domain.expand(states, from, to, [action], NONE, successors) === 1 ? successors.cost[0] : 0;
}

/** The state after `actions`, from the start or from the goal; `null` where one of them is not legal. */
export function stateAfter(
  domain: Domain,
  actions: readonly number[],
  from: 'start' | 'goal' = 'start',
): Int32Array | null {
  const { words } = domain;
  const states = new Int32Array((actions.length + 1) * words);
  domain[from](states, 0);
  const areLegal = actions.every(
    (action, move) => follow(domain, states, move * words, (move + 1) * words, action) > 0,
  );
  return areLegal ? states.slice(-words) : null;
}

/** Whether the f of `node` is beyond the bound of its iteration. */
function isBeyond({ trace, strategy }: Case, node: number): boolean {
  return strategy.iterates === 'f' && valueOf(trace, strategy, node) > trace.bound[iterationOf(trace, node)];
}

function iterationOf({ firstNode, iterations }: Trace, node: number): number {
  let iteration = iterations - 1;
  while (firstNode[iteration] > node) iteration--;
  return iteration;
}

/** `twin`: the node that held the state of `node`, or `NONE`. */
function rightFate(given: Case, node: number, twin: number): Fate {
  const { trace, options } = given;
  if (isBeyond(given, node)) return FATE.cut;
  if (twin === NONE) return FATE.fresh;
  if (keepsDuplicates(options)) return FATE.kept;
  const by = betterPathBy(options);
  return by !== null && trace[by][node] < trace[by][twin] ? FATE.improved : FATE.duplicate;
}

/** Replays the frontier, and compares what was taken, its children and the size with it. */
function* checkExpansions(given: Case): Violations {
  const { trace, options, strategy } = given;
  const frontier = new Set(strategy.fromBothEnds ? [0, 1] : [0]);
  const compare = removalComparison(trace, options);
  for (let expansion = 0; expansion < trace.expansions; expansion++) {
    const node = trace.expanded[expansion];
    if (!frontier.delete(node)) yield `Expansion ${expansion} takes node ${node}, which is not in the frontier.`;
    for (const other of frontier) {
      if (compare(other, node) < 0) yield `Expansion ${expansion} takes node ${node}, but it is the turn of ${other}.`;
    }
    const first = trace.firstChild[expansion];
    const end = endOfNodes(trace, expansion);
    if (first > end) yield `Expansion ${expansion} has nodes from ${first} to ${end}.`;
    yield* checkChildren(given, expansion);
    for (const next of nodesOf(trace, expansion)) join(given, frontier, next);
    const size = trace.frontierSize[expansion];
    if (size !== frontier.size) yield `Expansion ${expansion} leaves ${size} nodes instead of ${frontier.size}.`;
    yield* checkTurn(given, expansion);
  }
}

/** A new root comes when nothing is left of the iteration. */
function* checkTurn({ trace }: Case, expansion: number): Violations {
  const iteration = trace.firstExpansion.subarray(0, trace.iterations).indexOf(expansion + 1);
  if (iteration < 1) return;
  const isAlone =
    trace.frontierSize[expansion] === 1 && trace.firstNode[iteration] === endOfNodes(trace, expansion) - 1;
  if (!isAlone) yield `Iteration ${iteration} begins while another is under way.`;
}

/** Nodes written during an expansion: its children, and the root of an iteration that begins then. */
function nodesOf(trace: Trace, expansion: number): number[] {
  const first = trace.firstChild[expansion];
  return Array.from({ length: endOfNodes(trace, expansion) - first }, (_, index) => first + index);
}

function endOfNodes({ firstChild, nodes, expansions }: Trace, expansion: number): number {
  return expansion + 1 < expansions ? Math.min(firstChild[expansion + 1], nodes) : nodes;
}

/** A node that is neither dropped nor found to be the goal joins the frontier; the twin that it makes stale leaves it. */
function join({ trace, options }: Case, frontier: Set<number>, node: number): void {
  const fate = fateOf(trace, node);
  if (fate === FATE.improved) frontier.delete(trace.twin[node]);
  const isFound = node === trace.goal && options.goalTest === 'generation';
  if (!isDropped(fate) && !isFound) frontier.add(node);
}

/** An expansion generates every legal action in order; one that meets the goal stops there. */
function* checkChildren(given: Case, expansion: number): Violations {
  const { trace, strategy } = given;
  const node = trace.expanded[expansion];
  const children = nodesOf(trace, expansion).filter((child) => !isRoot(trace, strategy, child));
  const stranger = children.find((child) => trace.parent[child] !== node);
  if (stranger !== undefined) yield `Node ${stranger} is no child of ${node}, which was expanded before it.`;

  const expected = mayExpand(given, node) ? legalActions(given, node) : [];
  const untilGoal = children.includes(trace.goal) ? expected.slice(0, children.length) : expected;
  const actions = children.map((child) => actionOf(trace, child));
  if (actions.join() !== untilGoal.join())
    yield `Node ${node} has children by ${actions.join()}, not ${untilGoal.join()}.`;
}

/** Whether `node`, once taken, has successors: neither the goal nor a node at a depth limit has. */
function mayExpand(given: Case, node: number): boolean {
  const { trace, options, strategy } = given;
  if (node === trace.goal) return false;
  const bound = strategy.iterates === 'depth' ? trace.bound[iterationOf(trace, node)] : Infinity;
  return depthOfPath(given, node) < Math.min(depthLimitOf(options.limits), bound);
}

/** Moves of a path through `node`, which was taken: of a search from both ends, up to the deepest node of the other half. */
function depthOfPath({ trace, strategy }: Case, node: number): number {
  if (!strategy.fromBothEnds) return trace.depth[node];
  const sides = sidesOf(trace);
  const before = trace.firstChild[trace.expanded.indexOf(node)];
  let deepest = 0;
  for (let other = 0; other < before; other++) {
    const isThere = sides[other] !== sides[node] && !isDropped(fateOf(trace, other));
    if (isThere) deepest = Math.max(deepest, trace.depth[other]);
  }
  return trace.depth[node] + deepest;
}

/** The actions that lead on from `node`, in order, without the one straight back where that is left out. */
function legalActions({ trace, domain, options, strategy }: Case, node: number): number[] {
  const half = strategy.fromBothEnds && sidesOf(trace)[node] === 1 ? 'goal' : 'start';
  const action = actionOf(trace, node);
  const back = skipsStraightBack(options) && action !== NONE ? domain.inverse(action) : NONE;
  const state = stateAfter(domain, actionsTo(trace, node), half)!;
  const states = new Int32Array(2 * domain.words);
  states.set(state);
  return options.order.filter((other) => other !== back && follow(domain, states, 0, domain.words, other) > 0);
}

function* checkEnding(given: Case): Violations {
  const { trace, options } = given;
  const { status, goal, meeting, nodes, expansions } = trace;
  const { limits } = options;
  if ((status === 'solved') !== (goal !== NONE)) yield `The search is ${status} with goal ${goal}.`;
  if ((meeting !== NONE) !== (goal !== NONE && given.strategy.fromBothEnds)) yield `Node ${meeting} is the meeting.`;
  if (goal !== NONE && goal !== lastTested(given)) yield `The goal ${goal} was not the last node to be tested.`;
  if (goal !== NONE && !endsAtGoal(given)) yield `The path to node ${goal} does not end at the goal.`;
  if (status !== 'solved' && (status === 'exhausted' || status === 'depth-limit') !== isEmpty(given))
    yield `The search is ${status}, which it cannot be.`;
  if (status === 'exhausted' && isCutByDepth(given)) yield 'The search is exhausted, but for its depth limit.';
  if (status === 'depth-limit' && !isCutByDepth(given)) yield 'The search met no depth limit.';
  if (expansions > limits.expansions || nodes > limits.nodes) yield 'A limit was passed.';
}

/** Whether nothing is left to take, on one side at least. */
function isEmpty(given: Case): boolean {
  const { trace, strategy } = given;
  const waiting = new Set(strategy.fromBothEnds ? [0, 1] : [0]);
  for (let expansion = 0; expansion < trace.expansions; expansion++) {
    waiting.delete(trace.expanded[expansion]);
    for (const node of nodesOf(trace, expansion)) join(given, waiting, node);
  }
  if (!strategy.fromBothEnds) return waiting.size === 0;
  const sides = sidesOf(trace);
  return [0, 1].some((side) => ![...waiting].some((node) => sides[node] === side));
}

/** Whether a node of the last iteration was taken at the depth limit. */
function isCutByDepth(given: Case): boolean {
  const { trace, options } = given;
  const from = trace.firstExpansion[trace.iterations - 1];
  const limit = depthLimitOf(options.limits);
  return trace.expanded.subarray(from, trace.expansions).some((node) => depthOfPath(given, node) >= limit);
}

/** The node that was compared with the goal last. A goal that was generated is not expanded. */
function lastTested({ trace, options }: Case): number {
  const { nodes, expansions, expanded } = trace;
  const taken = expansions > 0 ? expanded[expansions - 1] : NONE;
  if (options.goalTest === 'expansion') return taken;
  return taken === nodes - 1 ? NONE : nodes - 1;
}

function endsAtGoal({ trace, domain }: Case): boolean {
  const solution = solutionOf(trace, (action) => domain.inverse(action));
  const end = stateAfter(domain, solution);
  return end !== null && domain.isGoal(end, 0);
}
