/** Which state is taken next? */
import { reasonAt } from '../../readings/reason.ts';
import { NONE } from '../../trace/trace.ts';
import { isFromGoal, nodeValue, stateOf, takenAfter, type AskedRun } from '../askedRun.ts';
import { choosingAt, temptingNodes } from '../nodeConfusions.ts';
import type { Draft, Wrong } from '../pose.ts';
import { LETTERS, type Grounds } from '../question.ts';

/** Asked where there is a choice: not of the start, nor of a root with which an iteration begins. */
export function draftNext(run: AskedRun, step: number): Draft<'next'> | null {
  const taken = takenAfter(run, step);
  if (taken === NONE || run.reader.countersAt(step).frontier < 2) return null;
  return { right: nodeValue(run, taken), wrong: wrongNodes(run, step), grounds: groundsOfNext(run, step) };
}

/** Why the node after `step`, which is not the last one, is the one that is taken. */
export function groundsOfNext(run: AskedRun, step: number): Grounds['next'] {
  const { reader, options } = run;
  const reason = reasonAt(reader, step + 1, options);
  const { node } = reason;
  return { g: reader.g[node], h: reader.h[node], reason, half: isFromGoal(run, node) ? 1 : 0 };
}

/** Nodes of other states than the one that is taken, each of another one. */
function wrongNodes(run: AskedRun, step: number): readonly Wrong[] {
  const choosing = choosingAt(run, step);
  const states = new Set([stateOf(run, choosing.taken)]);
  const wrong: Wrong[] = [];
  for (const { node, confusion } of temptingNodes(choosing)) {
    if (wrong.length + 1 === LETTERS.length) break;
    const state = stateOf(run, node);
    if (!states.has(state)) wrong.push({ value: nodeValue(run, node), confusion });
    states.add(state);
  }
  return wrong;
}
