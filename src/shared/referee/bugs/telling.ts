/** Boards that tell more: starts on which two searches part. */
import type { ReplayRules, Task } from '../rules/assignment.ts';
import { BUGS, type BugId } from './bugs.ts';
import { PrintedRun } from '../output/printedRun.ts';
import type { RuleReplay } from '../rules/replay.ts';

export interface TellingBoard {
  readonly start: readonly number[];
  /** From the goal. */
  readonly moves: number;
  /**
   * The ties with which they part: any at all; or, where none of the boards that were tried does that, the usual ones,
   * first in and last in.
   */
  readonly ties: Ties;
}

export interface ExposingBoard extends TellingBoard {
  readonly exposes: readonly BugId[];
  /** Those of them that no board before it exposes. */
  readonly adds: readonly BugId[];
}

export interface TellingBoards {
  /** Each exposes bugs that those before it do not. */
  readonly boards: readonly ExposingBoard[];
  /** Bugs that no board has shown. */
  readonly hidden: readonly BugId[];
}

export interface TellingOptions {
  /** Whether the program prints successors, too: default. */
  readonly printsSuccessors?: boolean;
  /** Steps of all searches that are run. */
  readonly budget?: number;
}

type Ties = 'any' | 'usual';

/** Steps of one search: a trace that is read and compared with another one is no longer. */
const MOST_STEPS = 250;
const BUDGET = 25_000;
/** A step without a frontier that is looked through takes less time. */
const MORE_IN_DEPTH = 4;

/**
 * The start nearest to the goal on which programs with two bugs part, and neither looks right, if there is one; `null`
 * where none was found.
 */
export function tellingBoard(task: Task, one: BugId, other: BugId, options?: TellingOptions): TellingBoard | null {
  const search = new PartingSearch(task, options);
  const there = pairs(BUGS[one].rules(task), BUGS[other].rules(task));
  const both = [...there, ...there.map(([rules, judge]) => [judge, rules] as const)];
  const areExposed = [...againstRight(task, one), ...againstRight(task, other)];
  return search.nearest([...both, ...areExposed]) ?? search.nearest(both);
}

/** The start nearest to the goal on which a program with this bug does not look right; `null` where none was found. */
export function exposingBoard(task: Task, bug: BugId, options?: TellingOptions): TellingBoard | null {
  return new PartingSearch(task, options).nearest(againstRight(task, bug));
}

/** Few boards on which all these bugs show. Yields how many of them have been looked at. */
export function* tellingBoards(task: Task, bugs: readonly BugId[]): Generator<number, TellingBoards> {
  const found: TellingBoard[] = [];
  const hidden: BugId[] = [];
  for (const [index, bug] of bugs.entries()) {
    const board = exposingBoard(task, bug);
    if (board === null) hidden.push(bug);
    else found.push(board);
    yield index + 1;
  }
  const shown = bugs.filter((bug) => !hidden.includes(bug));
  return { boards: fewest(task, shown, found), hidden };
}

/** The bugs that programs for this assignment can have. */
export function bugsOf(task: Task): readonly BugId[] {
  return (Object.keys(BUGS) as BugId[]).filter((bug) => BUGS[bug].rules(task).length > 0);
}

/** What a program follows, and the rules that look at what it prints. */
type JudgedPair = readonly [program: ReplayRules, judge: ReplayRules];

function pairs(rules: readonly ReplayRules[], others: readonly ReplayRules[]): readonly JudgedPair[] {
  return rules.flatMap((one) => others.map((other) => [one, other] as const));
}

function againstRight(task: Task, bug: BugId): readonly JudgedPair[] {
  return pairs(BUGS[bug].rules(task), task.rightRules());
}

interface Ruled {
  readonly replay: RuleReplay;
  readonly rules: ReplayRules;
}

class PartingSearch {
  readonly #task: Task;
  readonly #printsSuccessors: boolean;
  readonly #budget: number;
  #left = 0;
  /** Used again for each search: to grow its columns takes longer than most searches. */
  readonly #run = new PrintedRun();

  constructor(task: Task, { printsSuccessors = true, budget = BUDGET }: TellingOptions = {}) {
    this.#task = task;
    this.#printsSuccessors = printsSuccessors;
    this.#budget = budget;
  }

  nearest(all: readonly JudgedPair[]): TellingBoard | null {
    return this.#nearest([...all], 'any') ?? this.#nearest([...all], 'usual');
  }

  /** Whether all pairs part on this start. */
  parts(all: readonly JudgedPair[], start: number, ties: Ties): boolean {
    this.#left = Infinity;
    return all.length > 0 && all.every((pair) => this.#part(pair, start, ties));
  }

  #nearest(all: JudgedPair[], ties: Ties): TellingBoard | null {
    if (all.length === 0) return null;
    const isInDepth = all.every(([{ search }]) => search !== 'best-first');
    this.#left = isInDepth ? MORE_IN_DEPTH * this.#budget : this.#budget;
    for (const { state, moves } of starts(this.#task)) {
      const alike = all.findIndex((pair) => !this.#part(pair, state, ties));
      if (this.#left <= 0) return null;
      if (alike === -1) return { start: this.#task.states.cellsOf(state), moves, ties };
      all.unshift(...all.splice(alike, 1)); // the next board is likely to leave these two alike, too
    }
    return null;
  }

  /** Whether the judge accepts nothing of what the program prints: tried with two rules for ties. */
  #part([rules, judge]: JudgedPair, start: number, ties: Ties): boolean {
    const ruled = (one: ReplayRules): Ruled => ({ rules: one, replay: this.#task.replay(one, start) });
    return [0, -1].every((place) => {
      const [program, judged] = [ruled(rules), ruled(judge)];
      const part = this.#partWith(program, judged, place, ties);
      for (const { replay } of [program, judged]) this.#task.release(replay);
      return part;
    });
  }

  #partWith(program: Ruled, judge: Ruled, place: number, ties: Ties): boolean {
    const run = this.#run;
    run.clear();
    for (let step = 1; step <= MOST_STEPS; step++) {
      this.#left--;
      const due = program.replay.due(this.#printsSuccessors);
      if (due.length === 0) return !acceptsEnd(judge, run);
      const accepted = new Set(judge.replay.due(this.#printsSuccessors));
      const both = due.filter((state) => accepted.has(state));
      // With any ties, the program takes what the judge accepts as long as there is something.
      const next = (ties === 'any' ? both : due).at(place);
      if (next === undefined || !accepted.has(next)) return true;
      run.addStep(next, step);
      if (this.#printsSuccessors) run.addGenerated(next, step);
      if (judge.replay.take(run, step) !== null) return true;
      if (program.replay.take(run, step) !== null) return false;
    }
    return false;
  }
}

/** A program that misses the goal does not end with it. */
function acceptsEnd({ replay, rules }: Ruled, run: PrintedRun): boolean {
  return rules.missesGoal !== true && typeof replay.end(run) === 'string';
}

interface NearStart {
  readonly state: number;
  readonly moves: number;
}

/** So many of the nearest states are tried, and then one of `SPREAD`, as long as there are no more than `MOST_STATES`. */
const NEAREST = 1_000;
const SPREAD = 97;
const MOST_STATES = 60_000;

function* starts(task: Task): Generator<NearStart> {
  let count = 0;
  for (const candidate of fromGoal(task)) {
    count++;
    if (count > MOST_STATES) return;
    if (count <= NEAREST || count % SPREAD === 0) yield candidate;
  }
}

/** All states but the goal, those first that are nearest to it. */
export function* fromGoal({ states, goal }: Task): Generator<NearStart> {
  const reached = new Set([goal]);
  let ring = [goal];
  for (let moves = 1; ring.length > 0; moves++) {
    const next: number[] = [];
    for (const state of ring)
      states.eachSuccessor(state, (successor) => {
        if (reached.has(successor)) return;
        reached.add(successor);
        next.push(successor);
      });
    for (const state of next) yield { state, moves };
    ring = next;
  }
}

/** Greedily the board that exposes most of what is left; of equals the first. */
function fewest(task: Task, bugs: readonly BugId[], boards: readonly TellingBoard[]): readonly ExposingBoard[] {
  const search = new PartingSearch(task);
  const shown = boards.map((board) => {
    const start = task.states.numberOf(board.start);
    const isExposed = (bug: BugId): boolean => search.parts(againstRight(task, bug), start, board.ties);
    return { ...board, exposes: bugs.filter(isExposed) };
  });
  const chosen: ExposingBoard[] = [];
  for (let left = bugs; left.length > 0;) {
    const addedBy = ({ exposes }: Pick<ExposingBoard, 'exposes'>) => left.filter((bug) => exposes.includes(bug));
    const best = shown.reduce((most, board) => (addedBy(board).length > addedBy(most).length ? board : most));
    const adds = addedBy(best);
    chosen.push({ ...best, adds });
    left = left.filter((bug) => !adds.includes(bug));
  }
  return chosen;
}
