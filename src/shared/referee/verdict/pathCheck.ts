/** Checks the path that a program returned: legal moves from the start to the goal, as long as the search made it. */
import { STRATEGIES } from '../../engine/strategy.ts';
import { oppositeMove } from '../../puzzle/geometry.ts';
import { NONE } from '../../trace/trace.ts';
import type { Task } from '../rules/assignment.ts';
import type { Neighbours } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import type { Broken, RuleReplay } from '../rules/replay.ts';

/** `null` where the path is right, or none was printed. */
export function pathFault(task: Task, moves: Neighbours, run: PrintedRun, replay: RuleReplay): Broken | null {
  const { path, steps } = run;
  if (path === null) return null;
  const at = { step: steps, line: path.line };
  const printed = path.moves === undefined ? path.states : walked(task, path.moves, endOf(task, run));
  if (printed === null) return { rule: 'path-moves', ...at };
  const [first] = printed;
  if (isReversed(task, moves, printed)) return { rule: 'path-reversed', ...at };
  // A path may begin with the first state after the start.
  const isShort = first !== task.start && moves.actionBetween(task.start, first) !== NONE;
  const states = isShort ? [task.start, ...printed] : printed;
  if (first !== task.start && !isShort) return { rule: 'path-broken', ...at, state: first, due: task.start };
  let cost = 0;
  for (let place = 1; place < states.length; place++) {
    const action = moves.actionBetween(states[place - 1], states[place]);
    if (action === NONE) return { rule: 'path-broken', ...at, state: states[place], due: states[place - 1] };
    cost += countsMoves(task) ? 1 : moves.costOf(states[place - 1], action);
  }
  const last = states.at(-1)!;
  if (last !== task.goal)
    return { rule: last === endOf(task, run) ? 'ended-elsewhere' : 'path-goal', ...at, state: last };
  return replay.hasGoalAt?.(cost) === false ? { rule: 'path-cost', ...at, said: cost } : null;
}

/** The state that the program took for the goal, if it was expanded last; the goal itself where it was generated then. */
function endOf({ goal, start, states }: Task, run: PrintedRun): number {
  const last = run.expandedBy(run.steps);
  return last === start || states.actionBetween(last, goal) !== NONE ? goal : last;
}

function isReversed({ start, goal }: Task, moves: Neighbours, states: readonly number[]): boolean {
  if (start === goal || states[0] !== goal) return false;
  const isBesideStart = moves.actionBetween(start, states.at(-1)!) !== NONE;
  if (states.at(-1) !== start && !isBesideStart) return false;
  return states.every((state, place) => place === 0 || moves.actionBetween(state, states[place - 1]) !== NONE);
}

/** Whose moves lead to the goal, or to `end`: those of the blank, or those of the tiles. */
function walked(task: Task, moves: readonly number[], end: number): readonly number[] | null {
  const ways = [moves, moves.map(oppositeMove)].map((actions) => statesAlong(task, actions));
  const leadingTo = (state: number) => ways.find((states) => states?.at(-1) === state);
  return leadingTo(task.goal) ?? leadingTo(end) ?? null;
}

/** `null` where a move leads over the edge. */
function statesAlong({ states, start }: Task, actions: readonly number[]): readonly number[] | null {
  const along = [start];
  for (const action of actions) {
    const next = states.after(along.at(-1)!, action);
    if (next === NONE) return null;
    along.push(next);
  }
  return along;
}

/** Breadth-first search looks at the number of moves alone. */
function countsMoves({ assignment }: Task): boolean {
  return STRATEGIES[assignment.algorithm].f === null;
}
