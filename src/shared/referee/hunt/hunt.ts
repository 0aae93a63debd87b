/**
 * The bug hunt: the result of a search that is wrong in one way stands beside the right one. Whoever hunts looks for the
 * start nearest to the goal on which the results differ, and then names the bug. Of several states that may be next, all
 * searches here take the one that was generated first: what differs is the bug's doing.
 */
import { NONE } from '../../trace/trace.ts';
import { Task, type ReplayRules } from '../rules/assignment.ts';
import { BUGS, type BugId } from '../bugs/bugs.ts';
import { HUNT_PUZZLE, type Hunted } from './hunted.ts';
import { KnownStates } from '../output/knownStates.ts';
import { PrintedRun } from '../output/printedRun.ts';
import { programTrace, type ProgramTrace } from '../trace/programTrace.ts';
import { fromGoal } from '../bugs/telling.ts';

/** What a search returns, as a library shows it: nothing of its order. */
export interface HuntFigures {
  /** States that were expanded, the goal included. */
  readonly expanded: number;
  /** Of the path; `null` where the goal was not found. */
  readonly moves: number | null;
  /** Whether it was stopped after `MOST_HUNT_STEPS`. */
  readonly isStopped: boolean;
}

export interface HuntRun extends HuntFigures {
  readonly run: PrintedRun;
}

export interface HuntLook {
  /** From the start to the goal. */
  readonly moves: number;
  readonly right: HuntRun;
  readonly wrong: HuntRun;
}

export interface NearestStart {
  readonly start: readonly number[];
  /** From the goal. */
  readonly moves: number;
  /** How many starts are nearer: all of them were tried. */
  readonly nearer: number;
}

/** Why a bug is another one: both on a start where their figures differ. */
export interface Refutation {
  readonly start: readonly number[];
  readonly hunted: HuntFigures;
  readonly named: HuntFigures;
}

/** A search that takes more has lost its way, and is stopped. */
export const MOST_HUNT_STEPS = 5_000;

export class BugHunt {
  readonly #task: Task;
  readonly #right: ReplayRules;
  readonly #wrong: ReplayRules;
  #moves: ReadonlyMap<number, number> | null = null;
  #smallest: NearestStart | null = null;

  constructor({ algorithm, heuristic, bug }: Pick<Hunted, 'algorithm' | 'heuristic' | 'bug'>) {
    this.#task = new Task({ puzzle: HUNT_PUZZLE, algorithm, heuristic }, new KnownStates(HUNT_PUZZLE));
    this.#right = this.#task.rightRules()[0];
    [this.#wrong] = this.rulesOf(bug);
  }

  /** Of all programs with a bug, the usual one first. */
  rulesOf(bug: BugId): readonly ReplayRules[] {
    const rules = BUGS[bug].rules(this.#task);
    if (rules.length === 0) throw new Error(`No ${this.#task.assignment.algorithm} has the bug ${bug}.`);
    return rules;
  }

  /** From the goal there is nothing to search, and from half of all boards no moves lead to it. */
  look(start: readonly number[]): HuntLook | 'goal' | 'unreachable' {
    const { goal, states } = this.#task;
    this.#moves ??= new Map(Array.from(fromGoal(this.#task), ({ state, moves }) => [state, moves]));
    const state = states.numberOf(start);
    const moves = this.#moves.get(state);
    if (moves === undefined) return state === goal ? 'goal' : 'unreachable';
    return { moves, right: ran(this.#task, this.#right, state), wrong: ran(this.#task, this.#wrong, state) };
  }

  /** The start nearest to the goal that exposes the bug, found by trying all that are nearer. */
  get smallest(): NearestStart {
    return (this.#smallest ??= this.nearest(this.#right, this.#wrong)!);
  }

  /** The start nearest to the goal on which two searches differ; `null` for none. */
  nearest(one: ReplayRules, other: ReplayRules): NearestStart | null {
    const ring = { moves: 0, nearer: 0 };
    let tried = 0;
    for (const { state, moves } of fromGoal(this.#task)) {
      if (moves > ring.moves) Object.assign(ring, { moves, nearer: tried });
      if (differ(ran(this.#task, one, state), ran(this.#task, other, state)))
        return { start: this.#task.states.cellsOf(state), ...ring };
      tried++;
    }
    return null;
  }

  /** On `start`, or else on the nearest start where the figures of the two bugs differ; `null` where they are one bug. */
  against(bug: BugId, start: readonly number[]): Refutation | null {
    const [rules] = this.rulesOf(bug);
    const here = this.#refuted(rules, start);
    if (differ(here.hunted, here.named)) return here;
    const other = this.nearest(this.#wrong, rules);
    return other && this.#refuted(rules, other.start);
  }

  /** The tree of the first steps of a run. */
  drawn(start: readonly number[], { run, moves }: HuntRun, most: number): ProgramTrace {
    const { assignment, states } = this.#task;
    const task = new Task({ ...assignment, puzzle: { ...HUNT_PUZZLE, start } }, states);
    return programTrace(task, firstSteps(run, most), moves !== null && run.steps <= most);
  }

  #refuted(rules: ReplayRules, start: readonly number[]): Refutation {
    const state = this.#task.states.numberOf(start);
    return {
      start,
      hunted: figuresOf(ran(this.#task, this.#wrong, state)),
      named: figuresOf(ran(this.#task, rules, state)),
    };
  }
}

/** Whether a start exposes a bug: another number of states, or another length of the path. */
export function differ(one: HuntFigures, other: HuntFigures): boolean {
  return one.expanded !== other.expanded || one.moves !== other.moves;
}

export function figuresOf({ expanded, moves, isStopped }: HuntFigures): HuntFigures {
  return { expanded, moves, isStopped };
}

/** Runs a program with these rules. */
function ran(task: Task, rules: ReplayRules, start: number): HuntRun {
  const replay = task.replay(rules, start);
  const run = new PrintedRun();
  const due = (): number => replay.next?.() ?? replay.due(true)[0] ?? NONE;
  let last = NONE;
  let next = due();
  for (; next !== NONE && run.steps < MOST_HUNT_STEPS; next = due()) {
    run.addStep(next, 1);
    if (replay.take(run, run.steps) !== null) break;
    last = next;
  }
  const found = (moves: number | null): HuntRun => ({ run, expanded: run.steps, moves, isStopped: next !== NONE });
  if (rules.missesGoal === true) return found(null);
  if (last === task.goal) return found(replay.depth);
  // A goal that is tested on generation is not expanded.
  const isTested = rules.search === 'best-first' && rules.mustTestOnGeneration === true && next === NONE;
  const isBeside = isTested && task.states.actionBetween(last, task.goal) !== NONE;
  return found(isBeside ? replay.depth + 1 : null);
}

function firstSteps(run: PrintedRun, most: number): PrintedRun {
  if (run.steps <= most) return run;
  const first = run.part(0, most);
  first.isCut = true;
  return first;
}
