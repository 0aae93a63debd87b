/** Checks the states that a program prints as generated: each a successor of the last one expanded, no new one left out. */
import { grown } from '../../trace/columns.ts';
import { NONE } from '../../trace/trace.ts';
import type { Task } from '../rules/assignment.ts';
import type { Neighbours } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import { breakAt, type Broken, type RuleReplay, type RuleId, type Weighed } from '../rules/replay.ts';

export class GeneratedCheck {
  readonly #task: Task;
  readonly #states: Neighbours;
  readonly #run: PrintedRun;
  readonly #isRecursive: boolean;
  readonly #isPrinted: boolean;
  /** By state: 1 where any step has generated it. */
  #seen = new Uint8Array(0);

  /** `isRecursive`: whether successors may come later, or, with a bound, never. */
  constructor(task: Task, states: Neighbours, run: PrintedRun, isRecursive: boolean) {
    this.#task = task;
    this.#states = states;
    this.#run = run;
    this.#isRecursive = isRecursive;
    this.#isPrinted = run.events > run.steps;
    this.#see(task.start);
  }

  /** After `replay` has taken the step. */
  check(replay: RuleReplay, step: number): Broken | null {
    if (!this.#isPrinted || replay.wrongSuccessor === undefined) return null;
    const run = this.#run;
    const end = run.endOf(step);
    for (let event = run.stepEvents[step - 1] + 1; event < end; event++) {
      const broken = this.#wrongEvent(replay, step, event);
      if (broken !== null) return broken;
    }
    return this.#missing(step);
  }

  #wrongEvent(replay: RuleReplay, step: number, event: number): Broken | null {
    const run = this.#run;
    const from = run.expandedBy(step);
    const state = run.state[event];
    const at = { line: run.line[event], state };
    const action = this.#states.actionBetween(from, state);
    if (action === NONE) return this.#isLate(step, state) ? null : breakAt(run, step)('generated-not-successor', at);
    const wrong = replay.wrongSuccessor?.(run, event, this.#states.costOf(from, action)) ?? null;
    if (wrong === null) return null;
    return breakAt(run, step)(RULE_OF[wrong.name], { ...at, said: wrong.said, right: wrong.right });
  }

  /** Recursion comes back to a state, and generates the next of its successors only then. */
  #isLate(step: number, state: number): boolean {
    if (!this.#isRecursive) return false;
    const before = this.#run.stepEvents.subarray(0, step);
    return before.some((event) => this.#states.actionBetween(this.#run.state[event], state) !== NONE);
  }

  /** The last step may have ended among its successors. */
  #missing(step: number): Broken | null {
    const run = this.#run;
    const listed = run.generatedBy(step);
    let missing = NONE;
    this.#states.eachSuccessor(run.expandedBy(step), (state) => {
      if (this.#see(state) && !listed.includes(state)) missing = state;
    });
    const mayMiss = this.#isRecursive || run.isPartial || step === run.steps || listed.includes(this.#task.goal);
    return missing === NONE || mayMiss ? null : breakAt(run, step)('generated-missing', { due: missing });
  }

  /** Whether the state is new. */
  #see(state: number): boolean {
    this.#seen = grown(this.#seen, state + 1);
    const isNew = this.#seen[state] === 0;
    this.#seen[state] = 1;
    return isNew;
  }
}

const RULE_OF: Readonly<Record<keyof Weighed, RuleId>> = { g: 'generated-g', h: 'generated-h', f: 'generated-f' };
