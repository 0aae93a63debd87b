import { reasonAt } from '../../readings/reason.ts';
import { NONE } from '../../trace/trace.ts';
import { isFromGoal, nodeValue, stateOf, takenAfter, type AskedRun } from '../askedRun.ts';
import { choosingAt, temptingNodes } from '../nodeConfusions.ts';
import type { Wrong } from '../pose.ts';
import { LETTERS, type Grounds } from '../question.ts';
import { frontierAfter, goesOn, type SingleQuestion } from './kind.ts';

/** Asked where there is a choice: not at the start, nor at the root of an iteration. */
export const next: SingleQuestion<'next'> = {
  draft: (run, step) => {
    const taken = takenAfter(run, step);
    if (taken === NONE || frontierAfter(run, step) < 2) return null;
    return { right: nodeValue(run, taken), wrong: wrongNodes(run, step), grounds: groundsOfNext(run, step) };
  },
  isOffered: (run, step) => goesOn(run, step) && frontierAfter(run, step) > 1,
  isSeenInNextStep: true,
};

/** Why the next node is expanded; `step` is not the last. */
export function groundsOfNext(run: AskedRun, step: number): Grounds['next'] {
  const { reader, options } = run;
  const reason = reasonAt(reader, step + 1, options);
  const { node } = reason;
  return { g: reader.g[node], h: reader.h[node], reason, half: isFromGoal(run, node) ? 1 : 0 };
}

/** Nodes with other states than the next one, all different. */
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
