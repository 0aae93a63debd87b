import { overtakenBy, type Act, type Moment } from './moments.ts';
import type { TraceReader } from './reading.ts';

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
