/**
 * Clocks that move several searches together. A clock gives every step of a search a time; at a time each search stands at
 * the last step that it has come to by then. So going back is reading an earlier time, and every order is kept.
 */

/** What a clock needs to know of a search that runs beside others. */
export interface Paced {
  /** Steps that have arrived. */
  readonly steps: number;
  /** Whether there are no more. */
  readonly ended: boolean;
  /** Whether the search has found the goal, at its last step. */
  readonly solved: boolean;
  /** Mean time of a step in microseconds, above 0; `null` until it is measured. */
  readonly micros: number | null;
  /** Nodes that exist after a step, the start included. */
  nodesAt(step: number): number;
}

interface Clock {
  readonly label: string;
  /** What a tick of it is, in a sentence. */
  readonly meaning: string;
  /** When a search comes to `step`, which is at least 1: above 0, and never earlier than it comes to the step before. */
  readonly timeOf: (search: Paced, step: number) => number;
  /** Whether all stand still when the first of them has found the goal. */
  readonly stopsAtGoal: boolean;
}

/** Time in which nothing that was not measured gets anywhere. */
const NOT_YET = Infinity;

export const CLOCKS = {
  step: {
    label: 'In step',
    meaning: 'Each search expands one node per tick.',
    timeOf: (_, step) => step,
    stopsAtGoal: false,
  },
  nodes: {
    label: 'Equal nodes',
    meaning: 'All searches have generated equally many nodes: the one with fewer goes next.',
    timeOf: (search, step) => search.nodesAt(step),
    stopsAtGoal: false,
  },
  time: {
    label: 'Own pace',
    meaning: 'Each search runs at the speed measured on this computer, all slowed down alike.',
    timeOf: ({ micros }, step) => (micros === null ? NOT_YET : step * micros),
    stopsAtGoal: false,
  },
  goal: {
    label: 'Until the first goal',
    meaning: 'In step, until the first search finds the goal.',
    timeOf: (_, step) => step,
    stopsAtGoal: true,
  },
} as const satisfies Record<string, Clock>;

export type ClockId = keyof typeof CLOCKS;

/** The step at which a search stands at `time`: the last one that it has come to, 0 for none. */
export function stepAt(clock: ClockId, search: Paced, time: number): number {
  return lastStep(search, (step) => CLOCKS[clock].timeOf(search, step) <= time);
}

/**
 * The time up to which it is known where every search stands; once all have ended, the time at which the last of them, or
 * the first one with the goal, comes to its end.
 */
export function reachOf(clock: ClockId, searches: readonly Paced[]): number {
  const { timeOf, stopsAtGoal } = CLOCKS[clock];
  const growing = searches.filter(({ ended, micros }) => !ended || (clock === 'time' && micros === null));
  const known = growing.map((search) => (clock === 'time' || search.steps === 0 ? 0 : timeOf(search, search.steps)));
  const ends = searches.filter((search) => !growing.includes(search) && search.steps > 0);
  const goals = stopsAtGoal ? ends.filter(({ solved }) => solved) : [];
  const finish = Math.max(0, ...ends.map((search) => timeOf(search, search.steps)));
  const stop = Math.min(...goals.map((search) => timeOf(search, search.steps)), ...known);
  return stop === Infinity ? finish : stop;
}

/** Where the ticks lead: the start, and every later time at which a search takes a step, as far as it is known. */
export function ticksOf(clock: ClockId, searches: readonly Paced[]): Float64Array {
  const { timeOf } = CLOCKS[clock];
  const reach = reachOf(clock, searches);
  const lasts = searches.map((search) => stepAt(clock, search, reach));
  const times = new Float64Array(1 + lasts.reduce((sum, last) => sum + last, 0));
  let at = 0;
  searches.forEach((search, index) => {
    for (let step = 1; step <= lasts[index]; step++) times[++at] = timeOf(search, step);
  });
  times.sort();
  return times.filter((time, index) => index === 0 || time > times[index - 1]);
}

/** The next time at which a search takes a step, within what is known; `time` itself where none does. */
export function laterTime(clock: ClockId, searches: readonly Paced[], time: number): number {
  const { timeOf } = CLOCKS[clock];
  const next = searches.map((search) => {
    const step = stepAt(clock, search, time) + 1;
    return step > search.steps ? Infinity : timeOf(search, step);
  });
  const least = Math.min(...next);
  return least <= reachOf(clock, searches) ? least : time;
}

/** The time of the steps before the latest ones that were taken at `time`; 0 where there are none. */
export function earlierTime(clock: ClockId, searches: readonly Paced[], time: number): number {
  const { timeOf } = CLOCKS[clock];
  const latest = Math.max(0, ...searches.map((search) => timeAt(clock, search, stepAt(clock, search, time))));
  const before = searches.map((search) =>
    timeAt(
      clock,
      search,
      lastStep(search, (step) => timeOf(search, step) < latest),
    ),
  );
  return Math.max(0, ...before);
}

/** When a search comes to `step`; 0 for step 0, at which all begin. */
export function timeAt(clock: ClockId, search: Paced, step: number): number {
  return step === 0 ? 0 : CLOCKS[clock].timeOf(search, step);
}

/** The last step of which `isPast` holds, as it does of all before; 0 where it holds of none. */
function lastStep({ steps }: Paced, isPast: (step: number) => boolean): number {
  let low = 0;
  let high = steps;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isPast(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
