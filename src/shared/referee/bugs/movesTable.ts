/** A table of moves (by cell, the cells next to it) in which one entry is wrong, found from what a program has printed. */
import { MOVES, neighbour, NO_CELL } from '../../puzzle/geometry.ts';
import { NONE } from '../../trace/trace.ts';
import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import type { WrongEntry } from '../rules/oddMoves.ts';

/** So often a move must have been left out: what is left out once may have other reasons. */
const LEFT_OUT = 3;
/** Steps that are looked at. */
const MOST_STEPS = 1_000;

/** That may explain an output. */
export function wrongEntries(task: Task, run: PrintedRun): readonly WrongEntry[] {
  const added = addedMoves(task, run);
  if (added === null) return missingMoves(task, run).map((move) => ({ ...move, adds: NO_CELL }));
  return added.flatMap(({ from, to }) =>
    [NO_CELL, ...cellsBeside(task, from)].map((misses) => ({ from, misses, adds: to })),
  );
}

/** Any one, where there is no output. */
export function anyEntry(task: Task): WrongEntry {
  return { from: 0, misses: cellsBeside(task, 0)[0], adds: NO_CELL };
}

function cellsBeside({ assignment: { puzzle } }: Task, cell: number): readonly number[] {
  return MOVES.map((_, action) => neighbour(cell, action, puzzle.rows, puzzle.cols)).filter((to) => to !== NO_CELL);
}

interface BlankMove {
  readonly from: number;
  readonly to: number;
}

/** Moves of the blank that would explain the first state to which none leads; `null` where there is no such state. */
function addedMoves(task: Task, run: PrintedRun): readonly BlankMove[] | null {
  const { states, start } = task;
  const reached = new Set([start]);
  const steps = Math.min(run.steps, MOST_STEPS);
  for (let step = 1; step <= steps; step++) {
    const state = run.expandedBy(step);
    if (!reached.has(state)) return blankMoves(task, run, step - 1, state);
    states.eachSuccessor(state, (successor) => reached.add(successor));
    for (const generated of run.generatedBy(step))
      if (states.actionBetween(state, generated) === NONE) return blankMoves(task, run, step, generated);
  }
  return null;
}

/** From the states of the first steps to `state`. */
function blankMoves({ states }: Task, run: PrintedRun, steps: number, state: number): readonly BlankMove[] {
  const after = states.cellsOf(state);
  const to = after.indexOf(0);
  const from = Array.from(run.stepEvents.subarray(0, steps)).flatMap((event) => {
    const before = states.cellsOf(run.state[event]);
    const blank = before.indexOf(0);
    const isOne = blank !== to && before.with(blank, before[to]).with(to, 0).join() === after.join();
    return isOne ? [blank] : [];
  });
  return [...new Set(from)].map((cell) => ({ from: cell, to }));
}

/** Moves by which no state was reached that was new when it might have been. */
function missingMoves(task: Task, run: PrintedRun): readonly Omit<WrongEntry, 'adds'>[] {
  const { states } = task;
  const { rows, cols } = task.assignment.puzzle;
  const leftOut = new Map<number, { readonly move: Omit<WrongEntry, 'adds'>; count: number }>();
  const explored = new Set<number>();
  for (const event of run.stepEvents.subarray(0, Math.min(run.steps, MOST_STEPS))) {
    const state = run.state[event];
    if (explored.has(state)) continue;
    explored.add(state);
    const from = states.cellsOf(state).indexOf(0);
    states.eachSuccessor(state, (successor, _cost, action) => {
      if (explored.has(successor)) return;
      const key = from * MOVES.length + action;
      const known = leftOut.get(key) ?? { move: { from, misses: neighbour(from, action, rows, cols) }, count: 0 };
      known.count++;
      leftOut.set(key, known);
    });
  }
  return [...leftOut.values()].filter(({ count }) => count >= LEFT_OUT).map(({ move }) => move);
}
