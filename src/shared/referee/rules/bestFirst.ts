/**
 * Replays best-first search: breadth-first search (by depth), uniform-cost search, greedy search and A\*. The frontier
 * holds every path to a state that was generated, as a program without a decrease of keys does; a path that a cheaper
 * one has made useless waits there, too, and counts for nothing.
 */
import { NONE } from '../../trace/trace.ts';
import type { StateEstimates } from './estimates.ts';
import { fOf, fsOf, G_AFTER, weighedKey, type GSums, type KeyRules } from './keyRules.ts';
import type { Neighbours } from '../output/knownStates.ts';
import { placeAsText } from './placeAsText.ts';
import { PathColumns, PathHeap } from './paths.ts';
import { differs, type PrintedRun } from '../output/printedRun.ts';
import {
  breakAt,
  wrongNumber,
  type Break,
  type Broken,
  type ProgramEnd,
  type RuleReplay,
  type Weighed,
  type WrongNumber,
} from './replay.ts';

export interface BestFirstRules extends KeyRules {
  /** Whose h stands in the key. */
  readonly hOf: 'state' | 'parent' | 'start';
  /** What g adds up: the costs of moves, or their number; or what it is instead of a sum. */
  readonly gSums: GSums;
  readonly firstG: 0 | 1;
  /** Whether a program may print something else for g: breadth-first search has no use for what moves cost. */
  readonly printsAnyG?: boolean;
  /**
   * When a state is closed: as it is expanded; as it is generated; as it is expanded, but looked up on generation alone;
   * or never.
   */
  readonly closes: 'expanded' | 'generated' | 'expanded, unasked' | 'never';
  /** Whether a cheaper path to an expanded state brings it back. */
  readonly reopens: 'must' | 'may' | 'never';
  readonly skipsStraightBack: boolean;
  /** What is no successor of any state: the start; or the parent on the path to the state that was found last. */
  readonly skips?: 'start' | 'latest parent';
  /** Which of several paths of one key to one state is taken, where the program does not print its g. */
  readonly takesOldest: boolean;
  /** Whether the program may end as soon as it generates the goal. */
  readonly mayTestOnGeneration: boolean;
  readonly mustTestOnGeneration?: boolean;
  /**
   * Which paths wait: all of them; those that are cheaper than all before to that state; or one to each state, the cheaper
   * in place of the other. With a right key this makes no difference. Missing: all.
   */
  readonly joins?: 'cheapest' | 'replaces';
  /** Whether a state that is taken stays in the frontier. */
  readonly keepsTaken?: boolean;
  /**
   * The order of moves, where a program leaves its loop over the successors at the first that is known: at one that is
   * closed, or at any that was generated before.
   */
  readonly stopsAt?: { readonly known: 'closed' | 'generated'; readonly order: readonly number[] };
  /** Whether keys are compared as text, so that 10 comes before 9. */
  readonly comparesText?: boolean;
  /** What the frontier orders by in place of the key. */
  readonly ranks?: StateEstimates;
}

/** Keys that differ by less are equal: a sum of fractions depends on its order. */
const EQUAL = 1e-9;

export class BestFirstReplay implements RuleReplay {
  readonly #states: Neighbours;
  readonly #rules: BestFirstRules;
  readonly #start: number;
  readonly #goal: number;
  readonly #paths: PathColumns;
  readonly #waiting: PathHeap;
  #taken = NONE;
  #steps = 0;
  #goalGeneratedAt = Infinity;
  #hasEnded = false;

  /** `paths`: without any. */
  constructor(states: Neighbours, rules: BestFirstRules, start: number, goal: number, paths = new PathColumns()) {
    this.#paths = paths;
    this.#waiting = new PathHeap(paths);
    this.#states = states;
    this.#rules = rules;
    this.#start = start;
    this.#goal = goal;
    this.#generate(start, NONE, rules.firstG, 0);
  }

  /** Its columns, for another replay: this one is over. */
  release(): PathColumns {
    return this.#paths;
  }

  wrongSuccessor(run: PrintedRun, event: number, cost: number): WrongNumber | null {
    const g = this.#gAfter(this.#taken, cost);
    return this.#wrongNumber(run, event, g, this.#hFor(run.state[event], this.#paths.state[this.#taken]));
  }

  get depth(): number {
    return this.#paths.moves[this.#taken];
  }

  next(): number {
    const least = this.#leastDue();
    return least === NONE ? NONE : this.#paths.state[least];
  }

  due(isFollowed: boolean): readonly number[] {
    const least = this.#leastDue();
    if (least === NONE) return [];
    const { key, state, isTaken } = this.#paths;
    const leaving: number[] = [];
    const useless: number[] = [];
    for (let path = 0; path < this.#paths.count; path++) {
      if (isTaken[path] === 1 || key[path] > key[least]) continue;
      (this.#mayLeave(path) ? leaving : useless).push(state[path]);
    }
    return isFollowed ? leaving : [...leaving, ...useless];
  }

  take(run: PrintedRun, step: number): Broken | null {
    const event = run.stepEvents[step - 1];
    const state = run.state[event];
    const broken = breakAt(run, step);
    if (this.#isOver(state, step)) return broken('after-goal');
    const found = this.#pathFor(state, this.#saidG(run, event));
    if (found === NONE) return this.#noPath(run, step, state, broken);
    const wrong = this.#wrongNumber(run, event, this.#paths.g[found], this.#paths.h[found]);
    if (wrong !== null) return broken(wrong.name, wrong);
    const least = this.#least();
    if (this.#paths.key[found] > this.#paths.key[least] + EQUAL && !this.#isLastTested(state, step))
      return broken('not-least', {
        due: this.#paths.state[least],
        key: this.#weighed(found),
        dueKey: this.#weighed(least),
      });
    this.#expand(found, step);
    return null;
  }

  /** Where g counts, the path is that of the least. */
  hasGoalAt(g: number): boolean {
    const { gSums, firstG, ofG } = this.#rules;
    if (gSums !== 'costs' && gSums !== 'moves') return true; // its g is no length of a path
    const known: number[] = [];
    for (let path = this.#paths.lastOf(this.#goal); path !== NONE; path = this.#paths.before[path])
      known.push(this.#paths.g[path] - firstG);
    return ofG === 0 ? known.includes(g) : g === Math.min(...known);
  }

  end(run: PrintedRun): ProgramEnd | Broken {
    // What leaves nothing of the frontier has to be stopped.
    if (this.#hasEnded || this.#rules.keepsTaken === true || this.#least() === NONE) return 'ended';
    const { mayTestOnGeneration, mustTestOnGeneration } = this.#rules;
    const wasJustGenerated = this.#goalGeneratedAt === run.steps;
    if ((mayTestOnGeneration || mustTestOnGeneration === true) && wasJustGenerated) return 'ended';
    const path = this.#pathFor(this.#goal, NaN);
    if (path === NONE) return 'stopped';
    const least = this.#least();
    if (this.#paths.key[path] === this.#paths.key[least] && mustTestOnGeneration !== true) return 'ended';
    if (!wasJustGenerated) return 'stopped';
    const keys = { due: this.#paths.state[least], key: this.#weighed(path), dueKey: this.#weighed(least) };
    return breakAt(run, run.steps)('ended-early', { state: this.#goal, ...keys });
  }

  /** Whether nothing may be expanded any more, but for the goal that was just generated. */
  #isOver(state: number, step: number): boolean {
    if (this.#hasEnded) return true;
    const isDue = this.#rules.mustTestOnGeneration === true && step > this.#goalGeneratedAt;
    return isDue && (state !== this.#goal || step > this.#goalGeneratedAt + 1);
  }

  /** Whether this is the goal, tested as it was generated, and printed after that. */
  #isLastTested(state: number, step: number): boolean {
    const { mayTestOnGeneration, mustTestOnGeneration = mayTestOnGeneration } = this.#rules;
    return mustTestOnGeneration && state === this.#goal && step === this.#goalGeneratedAt + 1;
  }

  /** Among the paths to `state` that may leave, the one of the g that was printed, else of least key. */
  #pathFor(state: number, saidG: number): number {
    const { key } = this.#paths;
    let best = NONE;
    for (let path = this.#paths.lastOf(state); path !== NONE; path = this.#paths.before[path]) {
      if (!this.#mayLeave(path)) continue;
      if (best === NONE || key[path] < key[best]) best = path;
      else if (key[path] === key[best] && this.#isPreferred(path, best, saidG)) best = path;
    }
    return best;
  }

  #isPreferred(older: number, newer: number, saidG: number): boolean {
    if (differs(saidG, this.#paths.g[newer])) return true;
    return this.#rules.takesOldest && !differs(saidG, this.#paths.g[older]);
  }

  /** A path that a closed state makes useless may be printed as it is taken away: its turn has come, and nothing follows. */
  #noPath(run: PrintedRun, step: number, state: number, broken: Break): Broken | null {
    if (this.#paths.lastOf(state) === NONE) return broken('not-successor');
    const least = this.#least();
    const useless = this.#uselessPath(state, this.#saidG(run, run.stepEvents[step - 1]), least);
    if (useless === NONE || run.generates(step)) return broken('explored-again');
    this.#paths.isTaken[useless] = 1;
    this.#taken = useless;
    return null;
  }

  #uselessPath(state: number, saidG: number, least: number): number {
    const { key, g, isTaken, before } = this.#paths;
    for (let path = this.#paths.lastOf(state); path !== NONE; path = before[path]) {
      const isDue = least === NONE || key[path] <= key[least];
      if (isTaken[path] === 0 && isDue && !differs(saidG, g[path])) return path;
    }
    return NONE;
  }

  #mayLeave(path: number): boolean {
    return (
      this.#counts(path) || (this.#rules.reopens === 'may' && this.#isCheaper(path) && this.#paths.isTaken[path] === 0)
    );
  }

  /** Whether a path waits, and is not useless. */
  #counts(path: number): boolean {
    const { closes, reopens } = this.#rules;
    if (this.#paths.isTaken[path] === 1) return false;
    if (closes !== 'expanded' && closes !== 'generated') return true;
    return !this.#isClosed(this.#paths.state[path]) || (reopens === 'must' && this.#isCheaper(path));
  }

  #isCheaper(path: number): boolean {
    return this.#paths.g[path] < this.#paths.closedAt(this.#paths.state[path]);
  }

  /** As `#least`; `NONE` where the search is over. */
  #leastDue(): number {
    const isTested = this.#rules.mustTestOnGeneration === true && this.#goalGeneratedAt !== Infinity;
    return this.#hasEnded || isTested ? NONE : this.#least();
  }

  /** The path that is due, or `NONE`. */
  #least(): number {
    while (this.#waiting.size > 0 && !this.#counts(this.#waiting.first)) this.#waiting.take();
    return this.#waiting.size > 0 ? this.#waiting.first : NONE;
  }

  #wrongNumber(run: PrintedRun, event: number, g: number, h: number): WrongNumber | null {
    const { estimates, hOf, printsAnyG } = this.#rules;
    const ownH = estimates === null || hOf === 'state' ? [] : [estimates.of(run.state[event])];
    return wrongNumber(run, event, {
      g: printsAnyG === true ? [] : [g],
      h: estimates === null ? [] : [h, ...ownH],
      f: estimates === null ? [] : fsOf(this.#rules, g, h),
    });
  }

  /** `NaN` where nothing is to be compared with it. */
  #saidG(run: PrintedRun, event: number): number {
    return this.#rules.printsAnyG === true ? NaN : run.g[event];
  }

  #weighed(path: number): Weighed {
    const [g, h] = [this.#paths.g[path], this.#paths.h[path]];
    return { g, h, f: fOf(this.#rules, g, h) };
  }

  #expand(path: number, step: number): void {
    const state = this.#paths.state[path];
    this.#taken = path;
    this.#steps++;
    if (this.#rules.keepsTaken !== true) this.#paths.isTaken[path] = 1;
    this.#paths.close(path);
    if (state === this.#goal) this.#hasEnded = true;
    const latestParent = this.#paths.parent[this.#paths.lastOf(state)];
    const reached: number[] = [];
    this.#states.eachSuccessor(state, (successor, cost, action) => {
      if (this.#rules.stopsAt !== undefined) reached[action] = successor;
      else if (!this.#leavesOut(successor, this.#paths.parent[path], latestParent))
        this.#generate(successor, state, this.#gAfter(path, cost), step);
    });
    this.#generateUntilKnown(path, reached, step);
  }

  /** `reached`: the successor by each move. */
  #generateUntilKnown(path: number, reached: readonly number[], step: number): void {
    for (const action of this.#rules.stopsAt?.order ?? []) {
      const successor = reached[action] ?? NONE;
      if (successor === NONE) continue;
      const isOpen = this.#rules.stopsAt?.known === 'generated' && this.#paths.lastOf(successor) !== NONE;
      if (isOpen || this.#isClosed(successor)) return;
      const state = this.#paths.state[path];
      this.#generate(successor, state, this.#gAfter(path, this.#states.costOf(state, action)), step);
    }
  }

  #leavesOut(successor: number, grandparent: number, latestParent: number): boolean {
    const { closes, skipsStraightBack, skips } = this.#rules;
    if (skipsStraightBack && successor === grandparent) return true;
    if (skips === 'start' && successor === this.#start) return true;
    if (skips === 'latest parent' && successor === latestParent) return true;
    if (closes === 'generated') return this.#paths.lastOf(successor) !== NONE;
    return closes === 'expanded, unasked' && this.#isClosed(successor);
  }

  #gAfter(path: number, cost: number): number {
    const { g, h } = this.#paths;
    return G_AFTER[this.#rules.gSums](g[path], h[path], cost, this.#steps);
  }

  #generate(state: number, parent: number, g: number, step: number): void {
    if (state === this.#goal) this.#goalGeneratedAt = Math.min(this.#goalGeneratedAt, step);
    if (this.#rules.joins !== undefined && this.#isDropped(state, g)) return;
    const h = this.#hFor(state, parent);
    const moves = parent === NONE ? 0 : this.depth + 1;
    this.#waiting.reserve(this.#paths.count + 1);
    this.#waiting.add(this.#paths.add(state, parent, moves, { g, h }, this.#keyOf(state, g, h)));
  }

  /** Whether a path that is as cheap is known; a dearer one that waits goes. */
  #isDropped(state: number, g: number): boolean {
    const { joins } = this.#rules;
    for (let path = this.#paths.lastOf(state); path !== NONE; path = this.#paths.before[path]) {
      if (joins === 'replaces' && this.#paths.isTaken[path] === 1) continue;
      if (this.#paths.g[path] <= g) return true;
      if (joins === 'replaces') this.#paths.isTaken[path] = 1;
    }
    return false;
  }

  #hFor(state: number, parent: number): number {
    const { estimates, hOf } = this.#rules;
    if (estimates === null) return 0;
    if (hOf === 'start') return estimates.of(this.#start);
    return estimates.of(hOf === 'parent' && parent !== NONE ? parent : state);
  }

  #keyOf(state: number, g: number, h: number): number {
    const { ranks, comparesText } = this.#rules;
    if (ranks !== undefined) return ranks.of(state);
    return comparesText === true ? placeAsText(fOf(this.#rules, g, h)) : weighedKey(this.#rules, g, h);
  }

  #isClosed(state: number): boolean {
    return !Number.isNaN(this.#paths.closedAt(state));
  }
}
