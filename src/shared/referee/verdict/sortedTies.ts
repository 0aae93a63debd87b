/** Ties that go to the board whose list of tiles sorts first: so does a heap of pairs (f, board), without anybody's choice. */
import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';

/** Steps that are looked at: each looks through the whole frontier. */
export const MOST_SORTED_STEPS = 2_000;

/** What is compared before the board; f is equal. */
const FIRST_BY = {
  none: () => 0,
  'low-h': (h: number) => h,
  'high-h': (h: number) => -h,
} as const satisfies Readonly<Record<string, (h: number) => number>>;

export type SortedTies = keyof typeof FIRST_BY;

/** The first rule that gives every step; `null` for none, or where no two states are equal in f. */
export function sortedTiesIn(task: Task, run: PrintedRun, steps: number): SortedTies | null {
  const replay = task.replay(task.rightRules()[0]);
  const hOf = (state: number): number => task.estimates().of(state);
  let rules = Object.keys(FIRST_BY) as SortedTies[];
  let hasTies = false;
  for (let step = 1; step <= Math.min(steps, MOST_SORTED_STEPS); step++) {
    const due = [...new Set(replay.due(true))];
    const taken = run.expandedBy(step);
    hasTies ||= due.length > 1;
    rules = rules.filter((rule) => taken === firstOf(due, (state) => FIRST_BY[rule](hOf(state)), task));
    if (rules.length === 0 || replay.take(run, step) !== null) return null;
  }
  return hasTies ? rules[0] : null;
}

function firstOf(states: readonly number[], keyOf: (state: number) => number, { states: known }: Task): number {
  const isBefore = (one: number, other: number): boolean => {
    const byKey = keyOf(one) - keyOf(other);
    return byKey < 0 || (byKey === 0 && sortsBefore(known.cellsOf(one), known.cellsOf(other)));
  };
  return states.reduce((first, state) => (isBefore(state, first) ? state : first), states[0]);
}

function sortsBefore(one: readonly number[], other: readonly number[]): boolean {
  const cell = one.findIndex((tile, at) => tile !== other[at]);
  return cell >= 0 && one[cell] < other[cell];
}
