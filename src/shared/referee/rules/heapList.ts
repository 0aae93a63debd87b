/**
 * Replays a search whose frontier is a heap in a list that is used in a wrong way: a state is taken from the end of the
 * list, which is not the last in order; or it is put at the end, and not into its place. What is then taken depends on all
 * that the program chooses, so there are rules for each choice.
 */
import { fsOf, weighedKey, type KeyRules } from './keyRules.ts';
import type { KnownStates } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import { breakAt, wrongNumber, type Broken, type ProgramEnd, type RuleReplay, type WrongNumber } from './replay.ts';

export interface HeapListRules extends KeyRules {
  /** What is done rightly: the other is done at the end of the list. */
  readonly keepsOrder: 'on push' | 'on pop';
  /** Which paths join the list, and which are skipped as they are taken. */
  readonly joins: keyof typeof JOINS;
  readonly ties: keyof typeof TIES;
  /** In which moves are tried. */
  readonly order: readonly number[];
}

interface ListedPath {
  readonly state: number;
  readonly g: number;
  readonly h: number;
  readonly key: number;
  /** In order of generation. */
  readonly number: number;
  readonly moves: number;
}

/** `known`: g of the cheapest path so far. */
const JOINS = {
  'not closed': { joins: (isClosed) => !isClosed, skipsClosed: true },
  all: { joins: () => true, skipsClosed: true },
  new: { joins: (_isClosed, _g, known) => known === undefined, skipsClosed: false },
  cheaper: { joins: (_isClosed, g, known = Infinity) => g < known, skipsClosed: false },
  'cheaper, not closed': { joins: (isClosed, g, known = Infinity) => !isClosed && g < known, skipsClosed: true },
} as const satisfies Record<
  string,
  { joins: (isClosed: boolean, g: number, known: number | undefined) => boolean; skipsClosed: boolean }
>;

type Compare = (one: ListedPath, other: ListedPath, states: KnownStates) => number;

const byBoard: Compare = (one, other, states) => {
  const [left, right] = [states.cellsOf(one.state), states.cellsOf(other.state)];
  const cell = left.findIndex((tile, at) => tile !== right[at]);
  return cell === -1 ? 0 : left[cell] - right[cell];
};

/** Of equal keys. */
const TIES = {
  none: () => 0,
  'first in': (one, other) => one.number - other.number,
  'last in': (one, other) => other.number - one.number,
  'low h': (one, other) => one.h - other.h || one.number - other.number,
  board: byBoard,
  'low g, board': (...both) => both[0].g - both[1].g || byBoard(...both),
  'low h, board': (...both) => both[0].h - both[1].h || byBoard(...both),
} as const satisfies Record<string, Compare>;

export const HEAP_JOINS = Object.keys(JOINS) as (keyof typeof JOINS)[];
export const HEAP_TIES = Object.keys(TIES) as (keyof typeof TIES)[];

export class HeapListReplay implements RuleReplay {
  readonly #states: KnownStates;
  readonly #rules: HeapListRules;
  readonly #goal: number;
  readonly #list: ListedPath[] = [];
  readonly #cheapest = new Map<number, number>();
  readonly #closed = new Set<number>();
  #taken: ListedPath | null = null;
  #next: ListedPath | null;
  #count = 0;

  constructor(states: KnownStates, rules: HeapListRules, start: number, goal: number) {
    this.#states = states;
    this.#rules = rules;
    this.#goal = goal;
    this.#push(start, 0, 0);
    this.#next = this.#pop();
  }

  take(run: PrintedRun, step: number): Broken | null {
    const event = run.stepEvents[step - 1];
    const broken = breakAt(run, step);
    const next = this.#next;
    if (this.#taken?.state === this.#goal || next === null) return broken('after-goal');
    if (next.state !== run.state[event]) return broken('not-least', { due: next.state });
    const wrong = this.#wrongNumber(run, event, next);
    if (wrong !== null) return broken(wrong.name, wrong);
    this.#expand(next);
    this.#next = this.#pop();
    return null;
  }

  wrongSuccessor(run: PrintedRun, event: number, cost: number): WrongNumber | null {
    return this.#wrongNumber(run, event, this.#entry(run.state[event], this.#taken!.g + cost, 0));
  }

  get depth(): number {
    return this.#taken!.moves;
  }

  due(): readonly number[] {
    return this.#next === null || this.#taken?.state === this.#goal ? [] : [this.#next.state];
  }

  end(): ProgramEnd {
    return this.due().length === 0 ? 'ended' : 'stopped';
  }

  #wrongNumber(run: PrintedRun, event: number, { g, h }: ListedPath): WrongNumber | null {
    const isWeighed = this.#rules.estimates !== null;
    return wrongNumber(run, event, {
      g: [g],
      h: isWeighed ? [h] : [],
      f: isWeighed ? fsOf(this.#rules, g, h) : [],
    });
  }

  #expand(entry: ListedPath): void {
    this.#taken = entry;
    this.#closed.add(entry.state);
    const reached: (readonly [successor: number, cost: number] | undefined)[] = [];
    this.#states.eachSuccessor(entry.state, (successor, cost, action) => (reached[action] = [successor, cost]));
    for (const action of this.#rules.order) {
      const found = reached[action];
      if (found !== undefined) this.#push(found[0], entry.g + found[1], entry.moves + 1);
    }
  }

  #push(state: number, g: number, moves: number): void {
    const cheapest = this.#cheapest.get(state);
    if (!JOINS[this.#rules.joins].joins(this.#closed.has(state), g, cheapest)) return;
    this.#cheapest.set(state, Math.min(g, cheapest ?? Infinity));
    this.#list.push(this.#entry(state, g, moves));
    if (this.#rules.keepsOrder === 'on push') this.#rise(this.#list.length - 1);
  }

  #entry(state: number, g: number, moves: number): ListedPath {
    const h = this.#rules.estimates?.of(state) ?? 0;
    return { state, g, h, key: weighedKey(this.#rules, g, h), number: this.#count++, moves };
  }

  #pop(): ListedPath | null {
    for (;;) {
      const entry = this.#rules.keepsOrder === 'on push' ? this.#list.pop() : this.#popFirst();
      if (entry === undefined) return null;
      if (!JOINS[this.#rules.joins].skipsClosed || !this.#closed.has(entry.state)) return entry;
    }
  }

  /** The last takes the first place, sinks to the end along the lesser children, and rises from there. */
  #popFirst(): ListedPath | undefined {
    const list = this.#list;
    const last = list.pop();
    if (last === undefined || list.length === 0) return last;
    const [first] = list;
    let at = 0;
    for (let child = 1; child < list.length; child = 2 * at + 1) {
      if (child + 1 < list.length && !this.#isBefore(list[child], list[child + 1])) child++;
      list[at] = list[child];
      at = child;
    }
    list[at] = last;
    this.#rise(at);
    return first;
  }

  #rise(from: number): void {
    const list = this.#list;
    const entry = list[from];
    let at = from;
    while (at > 0 && this.#isBefore(entry, list[(at - 1) >> 1])) {
      list[at] = list[(at - 1) >> 1];
      at = (at - 1) >> 1;
    }
    list[at] = entry;
  }

  #isBefore(one: ListedPath, other: ListedPath): boolean {
    return (one.key - other.key || TIES[this.#rules.ties](one, other, this.#states)) < 0;
  }
}
