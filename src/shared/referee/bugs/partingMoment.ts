/** A moment of a right search at which programs with bugs do something else next: a question for a class. */
import type { ReplayRules, Task } from '../rules/assignment.ts';
import { BUGS, type BugId } from './bugs.ts';
import { PrintedRun } from '../output/printedRun.ts';
import type { Broken, RuleReplay } from '../rules/replay.ts';
import { exposingBoard, fromGoal } from './telling.ts';

type Board = readonly number[];

export interface PartingMoment {
  readonly start: Board;
  /** Of the right search so far. */
  readonly step: number;
  /** What it expands next; `null` where it is over. */
  readonly right: Board | null;
  /** In the order of the bugs; no two are the same. */
  readonly wrong: readonly WrongStep[];
}

export interface WrongStep {
  /** Programs with them may do it, and no right program does. */
  readonly bugs: readonly BugId[];
  /** `null`: the search is over. */
  readonly next: Board | null;
  readonly broken: Broken | null;
}

export interface PartingQuery {
  /** Its start plays no part. */
  readonly task: Task;
  /** The first one must part; of the others, as many as possible. */
  readonly bugs: readonly BugId[];
  readonly mostWrong: number;
  /** The states that the right search expands from a start, in order, and whether they are all. */
  readonly expandedFrom: (start: Board) => RightRun;
}

export interface RightRun {
  readonly expanded: readonly Board[];
  readonly isWhole: boolean;
}

/** Starts that are tried, from the goal on. */
const MOST_STARTS = 300;
/** Nearer to the goal, everybody sees the path. */
const LEAST_MOVES = 4;
/** More of a search is too much to look through; on a board that is known to show the bug it may be more. */
const MOST_STEPS = 12;
const MOST_EXPOSING_STEPS = 40;
/** Stands for the end of the search among states. */
const OVER = -1;

/** The moment at which most of the bugs part, and of equals the first; `null` where the first bug does not. */
export function partingMoment(query: PartingQuery): PartingMoment | null {
  let best: FoundMoment | null = null;
  const enough = Math.min(query.bugs.length, query.mostWrong);
  for (const start of startsFor(query)) {
    for (const moment of momentsFrom(query, start))
      if (best === null || moment.wrong.length > best.wrong.length) best = moment;
    if (best !== null && best.wrong.length >= enough) break;
  }
  return best && told(query.task, best);
}

/** In numbers of states. */
interface FoundMoment {
  /** So far. */
  readonly expanded: readonly Board[];
  readonly next: number;
  readonly wrong: readonly (readonly [state: number, bugs: readonly BugId[]])[];
}

function told(task: Task, { expanded, next, wrong }: FoundMoment): PartingMoment {
  return {
    ...{ start: expanded[0], step: expanded.length, right: cellsOf(task, next) },
    wrong: wrong.map(([state, bugs]) => ({
      ...{ bugs, next: cellsOf(task, state), broken: brokenAfter(task, expanded, state) },
    })),
  };
}

interface TriedStart {
  readonly start: number;
  readonly steps: number;
}

function* startsFor({ task, bugs: [first] }: PartingQuery): Generator<TriedStart> {
  let tried = 0;
  for (const { state, moves } of fromGoal(task)) {
    if (moves < LEAST_MOVES) continue;
    if (++tried > MOST_STARTS) break;
    yield { start: state, steps: MOST_STEPS };
  }
  const exposing = exposingBoard(task, first);
  if (exposing !== null) yield { start: task.states.numberOf(exposing.start), steps: MOST_EXPOSING_STEPS };
}

/** Rules in motion. Those that no longer follow the steps are dropped. */
class Followers {
  #all: readonly { readonly rules: ReplayRules; readonly replay: RuleReplay }[];

  constructor(task: Task, rules: readonly ReplayRules[], start: number) {
    this.#all = rules.map((one) => ({ rules: one, replay: task.replay(one, start) }));
  }

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  take(run: PrintedRun): void {
    this.#all = this.#all.filter(({ replay }) => replay.take(run, run.steps) === null);
  }

  /** What a program expands next, or whether it ends. */
  next(run: PrintedRun): ReadonlySet<number> {
    return new Set(this.#all.flatMap(({ replay, rules }) => nextOf(replay, rules, run)));
  }

  /** What the first of them says of a state that they do not take, or of the end. */
  brokenBy(run: PrintedRun, state: number): Broken | null {
    const [first] = this.#all;
    if (first === undefined) return null;
    if (state === OVER) {
      const end = first.replay.end(run);
      return typeof end === 'string' ? null : end;
    }
    run.addStep(state, run.steps + 1);
    return first.replay.take(run, run.steps);
  }
}

function nextOf(replay: RuleReplay, rules: ReplayRules, run: PrintedRun): readonly number[] {
  const due = replay.due(true);
  const mayEnd = due.length === 0 || (rules.missesGoal !== true && replay.end(run) === 'ended');
  return mayEnd ? [...due, OVER] : due;
}

function* momentsFrom(query: PartingQuery, { start, steps }: TriedStart): Generator<FoundMoment> {
  const { task, bugs, expandedFrom } = query;
  const { expanded, isWhole } = expandedFrom(task.states.cellsOf(start));
  const right = new Followers(task, task.rightRules(), start);
  const wrong = bugs.map((bug) => new Followers(task, BUGS[bug].rules(task), start));
  const run = new PrintedRun();
  for (const [index, cells] of expanded.slice(0, steps).entries()) {
    const step = index + 1;
    run.addStep(task.states.numberOf(cells), step);
    for (const each of [right, ...wrong]) each.take(run);
    if (wrong[0].isEmpty) return;
    const next = step < expanded.length ? task.states.numberOf(expanded[step]) : OVER;
    if (next === OVER && !isWhole) return;
    const parted = [...partedAt(bugs, run, right, wrong)].slice(0, query.mostWrong);
    if (parted[0]?.[1].includes(bugs[0])) yield { expanded: expanded.slice(0, step), next, wrong: parted };
  }
}

/** By what programs do that no right one does: the bugs, each once. To take a closed state and skip it is right. */
function partedAt(
  bugs: readonly BugId[],
  run: PrintedRun,
  right: Followers,
  wrong: readonly Followers[],
): ReadonlyMap<number, readonly BugId[]> {
  const rightly = right.next(run);
  const parted = new Map<number, readonly BugId[]>();
  for (const [index, followers] of wrong.entries()) {
    const other = [...followers.next(run)].filter((state) => !rightly.has(state));
    const state = other.find((one) => !parted.has(one)) ?? other[0];
    if (state !== undefined) parted.set(state, [...(parted.get(state) ?? []), bugs[index]]);
  }
  return parted;
}

function brokenAfter(task: Task, expanded: readonly Board[], state: number): Broken | null {
  const run = new PrintedRun();
  const start = task.states.numberOf(expanded[0]);
  const right = new Followers(task, task.rightRules(), start);
  for (const cells of expanded) {
    run.addStep(task.states.numberOf(cells), run.steps + 1);
    right.take(run);
  }
  const again = run.state.subarray(0, run.events).includes(state);
  const broken = right.brokenBy(run, state);
  return broken === null && again ? { rule: 'explored-again', step: run.steps, line: run.steps } : broken;
}

function cellsOf({ states }: Task, state: number): Board | null {
  return state === OVER ? null : states.cellsOf(state);
}
