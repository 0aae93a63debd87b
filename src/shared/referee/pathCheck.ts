/** Checks the path that a program returned: legal moves from the start to the goal, as long as the search made it. */
import { STRATEGIES } from '../engine/strategy.ts';
import { NONE } from '../trace/trace.ts';
import type { Task } from './assignment.ts';
import type { Neighbours } from './knownStates.ts';
import type { PrintedRun } from './printedRun.ts';
import type { Broken, RuleReplay } from './replay.ts';

/** `null` where the path is right, or none was printed. */
export function pathFault(
  task: Task,
  moves: Neighbours,
  { path, steps }: PrintedRun,
  replay: RuleReplay,
): Broken | null {
  if (path === null) return null;
  const { line } = path;
  const at = { step: steps, line };
  const [first] = path.states;
  // A path may begin with the first state after the start.
  const isShort = first !== task.start && moves.actionBetween(task.start, first) !== NONE;
  const states = isShort ? [task.start, ...path.states] : path.states;
  if (first !== task.start && !isShort) return { rule: 'path-broken', ...at, state: first, due: task.start };
  let cost = 0;
  for (let place = 1; place < states.length; place++) {
    const action = moves.actionBetween(states[place - 1], states[place]);
    if (action === NONE) return { rule: 'path-broken', ...at, state: states[place], due: states[place - 1] };
    cost += countsMoves(task) ? 1 : moves.costOf(states[place - 1], action);
  }
  const last = states.at(-1)!;
  if (last !== task.goal) return { rule: 'path-goal', ...at, state: last };
  return replay.hasGoalAt(cost) ? null : { rule: 'path-cost', ...at, said: cost };
}

/** Breadth-first search looks at the number of moves alone. */
function countsMoves({ assignment }: Task): boolean {
  return STRATEGIES[assignment.algorithm].f === null;
}
