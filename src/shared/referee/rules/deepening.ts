/**
 * Replays iterative deepening, by depth or by f: depth-first rounds from the start, each with a higher bound. What is
 * pruned on the way, and whether the states at the bound are printed, is part of the rules.
 */
import { NONE } from '../../trace/trace.ts';
import type { StateEstimates } from './estimates.ts';
import type { Neighbours } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import {
  breakAt,
  type Break,
  type Broken,
  type ProgramEnd,
  type RuleReplay,
  type WrongNumber,
  wrongNumber,
} from './replay.ts';

export interface DeepeningRules {
  /** `null`: the bound is on depth. */
  readonly estimates: StateEstimates | null;
  /** The first bound on depth; a bound on f begins with h of the start. */
  readonly firstBound: number;
  /** The first bound on f, where it is not h of the start. */
  readonly firstF?: number;
  /** Whether h of the start stands for h of every state. */
  readonly hOfStart?: boolean;
  /** How the bound rises: by so many, or to the least that was beyond it, or the greatest; or to twice as much. */
  readonly rises: number | 'least' | 'greatest' | 'twice';
  /** Whether states that the bound leaves without successors are printed, too. */
  readonly printsBeyond: boolean;
  /** Which successors are left out: that of the move straight back; those on the path; those seen in the round. */
  readonly prunes:
    | 'nothing'
    | 'back'
    | 'path'
    | 'seen at lesser depth'
    | 'seen at no greater depth'
    | 'generated at no greater depth'
    | 'seen'
    | 'seen in any round';
  /** Whether only states that are expanded count as seen: a program may turn back at its bound before it notes the state. */
  readonly seesExpanded?: boolean;
  /** Whether a state beyond the bound has a say in the next one even if it would be pruned. */
  readonly boundFirst?: boolean;
  readonly firstG: 0 | 1;
  /** Whether the bound is on h alone. */
  readonly forgetsG?: boolean;
  /** Whether the bound is on g alone, and h is printed all the same. */
  readonly forgetsH?: boolean;
  /** Whether only one successor of each state is entered. */
  readonly entersOne?: boolean;
  /** Whether the search goes on when the goal was found: to the end of its round; then with more rounds; or with these at once. */
  readonly goesOn?: 'round' | 'rounds' | 'next round';
  /** Whether there is one round: depth-first search with a limit. */
  readonly isOnce?: boolean;
  /** Whether the goal is not recognised at the bound, only below it. */
  readonly testsBelowBound?: boolean;
}

/** Whether a state is left out that was seen at a depth, and comes at another. */
const IS_SEEN = {
  'seen at lesser depth': (seen, depth) => seen < depth,
  'seen at no greater depth': (seen, depth) => seen <= depth,
  'generated at no greater depth': (seen, depth) => seen <= depth,
  seen: (seen) => seen < Infinity,
  'seen in any round': (seen) => seen < Infinity,
} as const satisfies Record<string, (seen: number, depth: number) => boolean>;

interface RoundNode {
  readonly state: number;
  readonly g: number;
  readonly depth: number;
}

interface RoundFrame extends RoundNode {
  readonly waiting: number[];
}

export class DeepeningReplay implements RuleReplay {
  readonly #states: Neighbours;
  readonly #rules: DeepeningRules;
  readonly #start: number;
  readonly #goal: number;
  #bound: number;
  /** The least, or the greatest, that was beyond the bound in this round; `NaN` for nothing. */
  #beyond = NaN;
  #stack: RoundFrame[] = [];
  /** By state: the least depth, or g where the bound is on f, at which it was seen in this round. */
  readonly #seen = new Map<number, number>();
  readonly #visited = new Set<number>();
  #hasBegun = false;
  #hasFound = false;
  #hasEnded = false;
  #last: RoundFrame | null = null;

  constructor(states: Neighbours, rules: DeepeningRules, start: number, goal: number) {
    this.#states = states;
    this.#rules = rules;
    this.#start = start;
    this.#goal = goal;
    this.#bound = rules.firstF ?? rules.estimates?.of(start) ?? rules.firstBound;
  }

  wrongSuccessor(run: PrintedRun, event: number, cost: number): WrongNumber | null {
    const { g, depth } = this.#last!;
    return this.#wrongNumber(run, event, g + cost, depth + 1);
  }

  get depth(): number {
    return this.#last?.depth ?? 0;
  }

  due(): readonly number[] {
    if (this.#hasEnded) return [];
    const parent = this.#nextParent();
    if (parent === null) return this.#isExhausted() ? [] : [this.#start];
    return parent.waiting.filter((state) => !this.#isLeft(state, parent));
  }

  take(run: PrintedRun, step: number): Broken | null {
    const event = run.stepEvents[step - 1];
    const state = run.state[event];
    const broken = breakAt(run, step);
    if (this.#hasEnded) return broken('after-goal');
    const parent = this.#nextParent();
    if (parent === null && this.#hasBegun && this.#isLastRound()) return broken('after-goal');
    if (parent === null) return this.#beginRound(run, step, broken);
    const at = parent.waiting.indexOf(state);
    if (at === -1) return this.#fault(state, parent, broken);
    parent.waiting.splice(at, 1);
    if (this.#rules.entersOne === true) parent.waiting.length = 0;
    return this.#visit({ ...this.#child(parent, state)!, waiting: [] }, run, event, broken);
  }

  end(): ProgramEnd {
    if (this.#hasEnded) return 'ended';
    const parent = this.#nextParent();
    // One that enters one successor never gets further: its bound has a limit.
    if (this.#rules.entersOne === true && parent === null) return 'ended';
    if (this.#rules.goesOn !== undefined) return parent === null && this.#hasFound ? 'ended' : 'stopped';
    const isExhausted = parent === null && this.#isExhausted();
    const isNext = parent?.waiting.includes(this.#goal) ?? false;
    return isExhausted || isNext || this.#isBesideLast() ? 'ended' : 'stopped';
  }

  /** Whether no round follows the one that is over. */
  #isExhausted(): boolean {
    return this.#hasBegun && (Number.isNaN(this.#beyond) || this.#isLastRound());
  }

  #isLastRound(): boolean {
    return this.#rules.isOnce === true || (this.#hasFound && this.#rules.goesOn === 'round');
  }

  /** Whether the goal is a successor of the last state within the bound, where those at the bound are not printed. */
  #isBesideLast(): boolean {
    const child = this.#last && this.#child(this.#last, this.#goal);
    return child !== null && this.#valueOf(child) <= this.#bound;
  }

  /** `null` where no move leads to the state. */
  #child({ state: from, g, depth }: RoundNode, state: number): RoundNode | null {
    const action = this.#states.actionBetween(from, state);
    return action === NONE ? null : { state, g: g + this.#states.costOf(from, action), depth: depth + 1 };
  }

  /** The state whose successors go next; `null` where the round is over. */
  #nextParent(): RoundFrame | null {
    while (this.#stack.length > 0) {
      const top = this.#stack.at(-1)!;
      if (top.waiting.some((state) => !this.#isLeft(state, top))) return top;
      this.#stack.pop();
    }
    return null;
  }

  #beginRound(run: PrintedRun, step: number, broken: Break): Broken | null {
    const event = run.stepEvents[step - 1];
    if (run.state[event] !== this.#start)
      return broken(this.#isReached(run.state[event]) ? 'round-over' : 'not-successor', { due: this.#start });
    if (this.#hasBegun) {
      const { rises } = this.#rules;
      if (typeof rises === 'number') this.#bound += rises;
      else if (rises === 'twice') this.#bound = Math.max(1, 2 * this.#bound);
      else if (!Number.isNaN(this.#beyond)) this.#bound = this.#beyond;
    }
    this.#hasBegun = true;
    this.#beyond = NaN;
    if (this.#rules.prunes !== 'seen in any round') this.#seen.clear();
    return this.#visit({ state: this.#start, g: this.#rules.firstG, depth: 0, waiting: [] }, run, event, broken);
  }

  #visit(frame: RoundFrame, run: PrintedRun, event: number, broken: Break): Broken | null {
    const { state, g, depth } = frame;
    const wrong = this.#wrongNumber(run, event, g, depth);
    if (wrong !== null) return broken(wrong.name, wrong);
    this.#last = frame;
    this.#visited.add(state);
    if (this.#rules.seesExpanded !== true || this.#mayExpand(frame))
      this.#see(state, this.#rules.estimates === null ? depth : g);
    if (state === this.#goal && this.#testsGoal(frame)) this.#find();
    else if (this.#mayExpand(frame)) this.#expand(frame);
    else this.#noteBeyond(this.#valueOf(frame));
    return null;
  }

  #find(): void {
    this.#hasFound = true;
    this.#hasEnded = this.#rules.goesOn === undefined;
    if (this.#rules.goesOn === 'next round') this.#stack = [];
  }

  /** The depth may be printed for g, and what the bound is on for f. */
  #wrongNumber(run: PrintedRun, event: number, g: number, depth: number): WrongNumber | null {
    const { estimates, firstG } = this.#rules;
    const state = run.state[event];
    const h = estimates && this.#hOf(state, estimates);
    return wrongNumber(run, event, {
      g: [g, depth + firstG],
      h: h === null ? [] : [h],
      f: h === null ? [] : [g + h, this.#valueOf({ state, g, depth })],
    });
  }

  /** What the bound is on. */
  #valueOf({ state, g, depth }: RoundNode): number {
    const { estimates, firstG, forgetsG, forgetsH } = this.#rules;
    if (estimates === null) return depth;
    return (forgetsG === true ? 0 : g - firstG) + (forgetsH === true ? 0 : this.#hOf(state, estimates));
  }

  #hOf(state: number, estimates: StateEstimates): number {
    return estimates.of(this.#rules.hOfStart === true ? this.#start : state);
  }

  #testsGoal(node: RoundNode): boolean {
    const value = this.#valueOf(node);
    return this.#rules.testsBelowBound === true ? value < this.#bound : value <= this.#bound;
  }

  #mayExpand(node: RoundNode): boolean {
    return this.#rules.estimates === null ? node.depth < this.#bound : this.#valueOf(node) <= this.#bound;
  }

  #expand(frame: RoundFrame): void {
    this.#states.eachSuccessor(frame.state, (state, cost) => {
      const isPruned = this.#isPruned(state, frame);
      if (isPruned && this.#rules.boundFirst !== true) return;
      const child = { state, g: frame.g + cost, depth: frame.depth + 1 };
      const isBeyond = !this.#mayExpand(child);
      if (isBeyond) this.#noteBeyond(this.#valueOf(child));
      // The goal may be tested before its depth.
      const isGoal = state === this.#goal && this.#valueOf(child) <= this.#bound;
      if (isPruned || (isBeyond && !this.#rules.printsBeyond && !isGoal)) return;
      if (this.#rules.prunes === 'generated at no greater depth') this.#see(state, this.#lengthOf(state, frame));
      frame.waiting.push(state);
    });
    this.#stack.push(frame);
  }

  #see(state: number, length: number): void {
    this.#seen.set(state, Math.min(length, this.#seen.get(state) ?? Infinity));
  }

  #noteBeyond(value: number): void {
    const choose = this.#rules.rises === 'greatest' ? Math.max : Math.min;
    this.#beyond = Number.isNaN(this.#beyond) ? value : choose(this.#beyond, value);
  }

  #isPruned(state: number, parent: RoundFrame): boolean {
    const { prunes } = this.#rules;
    const before = this.#stack.at(this.#stack.at(-1) === parent ? -2 : -1);
    if (prunes === 'nothing') return false;
    if (prunes === 'back') return before?.state === state && before.depth === parent.depth - 1;
    if (prunes === 'path') return parent.state === state || this.#stack.some((frame) => frame.state === state);
    return IS_SEEN[prunes](this.#seen.get(state) ?? Infinity, this.#lengthOf(state, parent));
  }

  /** Whether a state that waits is left out when its turn comes. */
  #isLeft(state: number, parent: RoundFrame): boolean {
    return this.#rules.prunes === 'generated at no greater depth'
      ? (this.#seen.get(state) ?? Infinity) < this.#lengthOf(state, parent)
      : this.#isPruned(state, parent);
  }

  /** Of the path to a successor, as `#seen` has it. */
  #lengthOf(state: number, parent: RoundNode): number {
    return this.#rules.estimates === null ? parent.depth + 1 : this.#child(parent, state)!.g;
  }

  #fault(state: number, parent: RoundFrame, broken: Break): Broken {
    const due = parent.waiting.find((one) => !this.#isLeft(one, parent));
    if (state === this.#start) return broken('round-early', { due });
    const from = [parent, this.#last!].find((node) => this.#child(node, state) !== null);
    if (from === undefined) return broken(this.#isReached(state) ? 'not-newest' : 'not-successor', { due });
    // Nothing comes below a state that is beyond the bound itself.
    const value = Math.max(this.#valueOf(from), this.#valueOf(this.#child(from, state)!));
    const beyond = { said: value, right: this.#bound, due };
    return value > this.#bound ? broken('beyond-bound', beyond) : broken('explored-again', { due });
  }

  /** Whether it is a successor of a state that was visited in any round. */
  #isReached(state: number): boolean {
    let isReached = false;
    this.#states.eachSuccessor(state, (other) => (isReached ||= this.#visited.has(other)));
    return isReached;
  }
}
