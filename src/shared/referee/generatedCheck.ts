/** Checks the states that a program prints as generated: each a successor of the last one expanded, no new one left out. */
import { grown } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';
import type { Task } from './assignment.ts';
import { differs, type PrintedRun } from './printedRun.ts';
import { breakAt, type Broken, type RuleReplay, type RuleId, type Weighed } from './replay.ts';

export class GeneratedCheck {
  readonly #task: Task;
  readonly #run: PrintedRun;
  readonly #mayLeaveOut: boolean;
  readonly #isPrinted: boolean;
  /** By state: 1 where any step has generated it. */
  #seen = new Uint8Array(0);

  /** `mayLeaveOut`: whether also new successors may be missing. */
  constructor(task: Task, run: PrintedRun, mayLeaveOut: boolean) {
    this.#task = task;
    this.#run = run;
    this.#mayLeaveOut = mayLeaveOut;
    this.#isPrinted = run.events > run.steps;
    this.#see(task.start);
  }

  /** After `replay` has taken the step. */
  check(replay: RuleReplay, step: number): Broken | null {
    if (!this.#isPrinted) return null;
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
    const from = run.state[run.stepEvents[step - 1]];
    const state = run.state[event];
    const at = { line: run.line[event], state };
    const action = this.#task.states.actionBetween(from, state);
    if (action === NONE) return breakAt(run, step)('generated-not-successor', at);
    const right = replay.weighedSuccessor(state, this.#task.states.costOf(from, action));
    const wrong = NUMBERS.find((name) => !Number.isNaN(right[name]) && differs(run[name][event], right[name]));
    if (wrong === undefined) return null;
    return breakAt(run, step)(RULE_OF[wrong], { ...at, said: run[wrong][event], right: right[wrong] });
  }

  /** The last step may have ended among its successors. */
  #missing(step: number): Broken | null {
    const run = this.#run;
    const first = run.stepEvents[step - 1];
    const listed = run.state.subarray(first + 1, run.endOf(step));
    let missing = NONE;
    this.#task.states.eachSuccessor(run.state[first], (state) => {
      if (this.#see(state) && !listed.includes(state)) missing = state;
    });
    const mayMiss = this.#mayLeaveOut || step === run.steps || listed.includes(this.#task.goal);
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

const NUMBERS = ['g', 'h', 'f'] as const;
const RULE_OF: Readonly<Record<keyof Weighed, RuleId>> = { g: 'generated-g', h: 'generated-h', f: 'generated-f' };
