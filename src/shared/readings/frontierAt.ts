/** The frontier and the explored nodes at a moment. */
import { joinedBy, overtakenBy, replacedBy, type Act, type Moment } from './moments.ts';
import type { TraceReader } from './reading.ts';
import { removalComparison, type RemovalOrder } from '../engine/removalOrder.ts';

/** The first `limit` nodes of the frontier, in order of removal. */
export function frontierAt(reader: TraceReader, step: number, removal: RemovalOrder, limit = Infinity): Int32Array {
  return inOrder(reader.waitingAt(step), reader, removal, limit);
}

/** The same inside a step. */
export function frontierDuring(
  reader: TraceReader,
  moment: Moment,
  removal: RemovalOrder,
  limit = Infinity,
): Int32Array {
  const { step, act } = moment;
  if (act === 'done') return frontierAt(reader, step, removal, limit);
  const gone = new Set([reader.expandedBy(step), ...replacedBy(reader, moment)]);
  const stayed = reader.waitingAt(step - 1).filter((node) => !gone.has(node));
  const joined = joinedBy(reader, moment);
  const nodes = new Int32Array(stayed.length + joined.length);
  nodes.set(stayed);
  nodes.set(joined, stayed.length);
  return inOrder(nodes, reader, removal, limit);
}

/** Above this, sorting all nodes is faster than keeping the best in order. */
const MOST_KEPT_IN_ORDER = 200;

function inOrder(nodes: Int32Array, reader: TraceReader, removal: RemovalOrder, limit: number): Int32Array {
  const compare = removalComparison(reader, removal);
  return limit > MOST_KEPT_IN_ORDER ? nodes.sort(compare).subarray(0, limit) : firstOf(nodes, compare, limit);
}

/** The first `limit` of `nodes`, sorted. Keeps the best so far in order, which few of many nodes enter. */
function firstOf(nodes: Int32Array, compare: (node: number, other: number) => number, limit: number): Int32Array {
  const first = nodes.slice(0, limit).sort(compare);
  for (const node of nodes.subarray(limit)) {
    if (limit > 0 && compare(node, first[limit - 1]) < 0) insert(first, node, compare);
  }
  return first;
}

/** The last entry falls out. */
function insert(sorted: Int32Array, node: number, compare: (node: number, other: number) => number): void {
  let place = sorted.length - 1;
  for (; place > 0 && compare(node, sorted[place - 1]) < 0; place--) sorted[place] = sorted[place - 1];
  sorted[place] = node;
}

/** What happens to a node before it counts as explored. */
const BEFORE_CLOSING: readonly Act[] = ['take', 'test'];

/**
 * The expanded nodes of the step's iteration, newest first, without those that a cheaper path overtook, and without
 * the goal, which ends the search before it is explored.
 */
export function exploredDuring(reader: TraceReader, moment: Moment): Int32Array {
  const { step, act } = moment;
  const first = step === 0 ? 0 : reader.firstExpansion[reader.iterationAt(step - 1)];
  const end = BEFORE_CLOSING.includes(act) ? step - 1 : step;
  const overtaken = new Set(overtakenBy(reader, moment));
  const last = act === 'done' ? step : step - 1;
  const isExplored = (node: number): boolean =>
    node !== reader.goal && reader.staleAt(node) > last && !overtaken.has(node);
  return reader.expanded.slice(first, end).filter(isExplored).reverse();
}
