/**
 * Clocks that move several searches together. A clock assigns a time to every step of a search; at a time, each
 * search is at the last step that it has reached. So going back reads an earlier time, and every order is kept.
 */

export interface Paced {
  readonly steps: number;
  readonly ended: boolean;
  readonly solved: boolean;
  /** Mean time of a step in microseconds, above 0; `null` until measured. */
  readonly micros: number | null;
  /** Including the start. */
  nodesAt(step: number): number;
}

interface Clock {
  readonly label: string;
  /** What one tick is, in a sentence. */
  readonly meaning: string;
  /** The time at which a search reaches `step` ≥ 1: above 0, and non-decreasing. */
  readonly timeOf: (search: Paced, step: number) => number;
  /** Whether all stop when the first one has found the goal. */
  readonly stopsAtGoal: boolean;
}

/** The time of steps that are not measured. */
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

/** The last step reached at `time`, or 0. */
export function stepAt(clock: ClockId, search: Paced, time: number): number {
  return lastStep(search, (step) => CLOCKS[clock].timeOf(search, step) <= time);
}

/**
 * The time up to which all steps are known. Once all searches have ended, the end of the last one, or of the first
 * one with the goal.
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

/** 0, and every later known time at which a search takes a step. */
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

/** The next known time at which a search takes a step; else `time`. */
export function laterTime(clock: ClockId, searches: readonly Paced[], time: number): number {
  const { timeOf } = CLOCKS[clock];
  const next = searches.map((search) => {
    const step = stepAt(clock, search, time) + 1;
    return step > search.steps ? Infinity : timeOf(search, step);
  });
  const least = Math.min(...next);
  return least <= reachOf(clock, searches) ? least : time;
}

/** The time before the latest steps taken by `time`; else 0. */
export function earlierTime(clock: ClockId, searches: readonly Paced[], time: number): number {
  const { timeOf } = CLOCKS[clock];
  const latest = Math.max(0, ...searches.map((search) => timeAt(clock, search, stepAt(clock, search, time))));
  const before = searches.map((search) => {
    const last = lastStep(search, (step) => timeOf(search, step) < latest);
    return timeAt(clock, search, last);
  });
  return Math.max(0, ...before);
}

export function timeAt(clock: ClockId, search: Paced, step: number): number {
  return step === 0 ? 0 : CLOCKS[clock].timeOf(search, step);
}

/** The last step for which `isPast` holds, as it does for all before; else 0. */
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
