/** Replays depth-first search, with a stack or by recursion: what was generated last goes first, siblings in any order. */
import { NONE } from '../../trace/trace.ts';
import { fsOf, type KeyRules } from './keyRules.ts';
import type { Neighbours } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import {
  breakAt,
  wrongNumber,
  type Broken,
  type ProgramEnd,
  type RuleId,
  type RuleReplay,
  type WrongNumber,
} from './replay.ts';

export interface DepthFirstRules {
  /** When a state is closed: as it is expanded, as it is generated, or never. */
  readonly closes: 'expanded' | 'generated' | 'never';
  readonly firstG: 0 | 1;
  readonly skipsStraightBack: boolean;
  /** Whether a state on the path to the one that is expanded is no successor. */
  readonly skipsPath?: boolean;
  /** The depth at which a state has no successors. */
  readonly limit?: number;
  /** Whether only one successor of each state is entered. */
  readonly entersOne?: boolean;
  /** Whether the search goes on when the goal was found; nothing is generated from it. */
  readonly goesOn?: boolean;
  /** Of another search, that has a stack by mistake: h and f are printed as it works them out. */
  readonly weighs?: KeyRules;
}

/** The successors of one state that wait, with what is known of them. */
interface Siblings {
  readonly parent: number;
  readonly depth: number;
  readonly g: number;
  readonly waiting: Successor[];
}

interface Successor {
  readonly state: number;
  readonly g: number;
}

export class DepthFirstReplay implements RuleReplay {
  readonly #states: Neighbours;
  readonly #rules: DepthFirstRules;
  readonly #goal: number;
  readonly #stack: Siblings[];
  readonly #generated = new Set<number>();
  readonly #closed = new Set<number>();
  /** The parents in `#stack`: each stands there once, where the path is skipped. */
  readonly #path = new Set<number>();
  #hasEnded = false;
  #goalGeneratedAt = Infinity;
  #g = 0;

  constructor(states: Neighbours, rules: DepthFirstRules, start: number, goal: number) {
    this.#states = states;
    this.#rules = rules;
    this.#goal = goal;
    this.#stack = [{ parent: NONE, depth: 0, g: rules.firstG, waiting: [{ state: start, g: rules.firstG }] }];
    this.#generated.add(start);
  }

  take(run: PrintedRun, step: number): Broken | null {
    const event = run.stepEvents[step - 1];
    const state = run.state[event];
    const broken = breakAt(run, step);
    if (this.#hasEnded) return broken('after-goal');
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const { waiting, parent, depth } = this.#stack[at];
      const found = waiting.findIndex((one) => one.state === state);
      const isUseless = found !== -1 && !this.#mayLeave(state);
      if (found !== -1 && !(isUseless && run.generates(step))) {
        for (const { parent: left } of this.#stack.splice(at + 1)) this.#path.delete(left);
        const [{ g }] = waiting.splice(found, 1);
        if (this.#rules.entersOne === true && !isUseless) waiting.length = 0;
        const wrong = this.#wrongNumber(run, event, g, depth);
        if (wrong !== null) return broken(wrong.name, wrong);
        this.#g = g;
        if (!isUseless) this.#expand(state, parent, depth, g, step);
        return null;
      }
      const due = waiting.find((one) => this.#mayLeave(one.state));
      if (due !== undefined) return broken(this.#faultOf(state), { due: due.state });
    }
    return broken(this.#faultOf(state));
  }

  wrongSuccessor(run: PrintedRun, event: number, cost: number): WrongNumber | null {
    return this.#wrongNumber(run, event, this.#g + cost, this.#stack.at(-1)!.depth);
  }

  get depth(): number {
    return this.#stack.at(-1)!.depth - 1;
  }

  due(isFollowed: boolean): readonly number[] {
    if (this.#hasEnded) return [];
    const newest = this.#stack.findLastIndex(({ waiting }) => waiting.some(({ state }) => this.#mayLeave(state)));
    if (newest === -1) return [];
    const states = this.#stack.slice(newest).flatMap(({ waiting }) => waiting.map(({ state }) => state));
    const leaving = states.filter((state) => this.#mayLeave(state));
    return isFollowed ? leaving : [...leaving, ...states.filter((state) => !this.#mayLeave(state))];
  }

  end(run: PrintedRun): ProgramEnd {
    const isExhausted = !this.#stack.some(({ waiting }) => waiting.some(({ state }) => this.#mayLeave(state)));
    return this.#hasEnded || isExhausted || this.#goalGeneratedAt === run.steps || this.#isGoalNext()
      ? 'ended'
      : 'stopped';
  }

  /** Whether the goal is among those that may leave next: it was tested before it was printed. */
  #isGoalNext(): boolean {
    const top = this.#stack.findLast(({ waiting }) => waiting.some(({ state }) => this.#mayLeave(state)));
    return top?.waiting.some(({ state }) => state === this.#goal) ?? false;
  }

  #wrongNumber(run: PrintedRun, event: number, g: number, depth: number): WrongNumber | null {
    const { weighs, firstG } = this.#rules;
    const lengths = [g, depth + firstG]; // the depth may be printed for g
    const h = weighs?.estimates?.of(run.state[event]);
    return wrongNumber(run, event, {
      g: lengths,
      h: h === undefined ? [] : [h],
      f: h === undefined ? [] : lengths.flatMap((length) => fsOf(weighs!, length, h)),
    });
  }

  #faultOf(state: number): RuleId {
    if (!this.#generated.has(state)) return 'not-successor';
    if (this.#rules.skipsPath === true && this.#path.has(state)) return 'explored-again';
    return this.#closed.has(state) && this.#rules.closes !== 'never' ? 'explored-again' : 'not-newest';
  }

  #mayLeave(state: number): boolean {
    return this.#rules.closes !== 'expanded' || !this.#closed.has(state);
  }

  #expand(state: number, grandparent: number, depth: number, g: number, step: number): void {
    this.#closed.add(state);
    const isFound = state === this.#goal;
    if (isFound && this.#rules.goesOn !== true) this.#hasEnded = true;
    const waiting: Successor[] = [];
    this.#path.add(state);
    this.#stack.push({ parent: state, depth: depth + 1, g, waiting });
    if ((isFound && this.#rules.goesOn === true) || depth === this.#rules.limit) return;
    this.#states.eachSuccessor(state, (successor, cost) => {
      if (successor === this.#goal) this.#goalGeneratedAt = Math.min(step, this.#goalGeneratedAt);
      const isOut = this.#leavesOut(successor, grandparent);
      const isKnown = this.#rules.closes === 'generated' && this.#generated.has(successor);
      if (!isOut && !isKnown) waiting.push({ state: successor, g: g + cost });
      this.#generated.add(successor);
    });
  }

  #leavesOut(successor: number, grandparent: number): boolean {
    const { skipsStraightBack, skipsPath } = this.#rules;
    return (skipsStraightBack && successor === grandparent) || (skipsPath === true && this.#path.has(successor));
  }
}
