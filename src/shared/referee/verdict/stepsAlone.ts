/**
 * Of a list of boards, those that are steps: a program may print the start and the goal before its search, and the path or
 * the goal behind it, in the same way. What is not certain stays a step.
 */
import { STRATEGIES } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import type { Task } from '../rules/assignment.ts';
import type { PrintedPath, PrintedRun } from '../output/printedRun.ts';
import type { ReadTrace } from '../output/traceReader.ts';

/** The goal, printed more often behind the search, is a search that goes on. */
const MOST_ECHOES = 3;

/** The trace with these steps, and with the path that was printed as boards. */
export function stepsAlone(trace: ReadTrace, task: Task): ReadTrace {
  const alone = trace.isPlain ? new PlainBoards(trace, task).trace() : trace;
  return saysNoPath(alone.run, task) ? { ...alone, run: alone.run.withoutPath() } : alone;
}

/** Whether the path is empty, and the search did not end with the goal: then there is none. */
function saysNoPath(run: PrintedRun, { goal }: Task): boolean {
  const { path, steps } = run;
  const isEmpty = path !== null && path.states.length + (path.moves?.length ?? 0) === 0;
  return isEmpty && (steps === 0 || run.expandedBy(steps) !== goal);
}

/** What stands behind the goal. */
interface Behind {
  readonly path: PrintedPath | null;
  /** The board at which another search begins; `NONE` for none. */
  readonly secondSearch: number;
}

class PlainBoards {
  readonly #trace: ReadTrace;
  readonly #task: Task;
  readonly #run: PrintedRun;
  readonly #state: Int32Array;

  constructor(trace: ReadTrace, task: Task) {
    this.#trace = trace;
    this.#task = task;
    this.#run = trace.run;
    this.#state = trace.run.state.subarray(0, trace.run.steps);
  }

  trace(): ReadTrace {
    const first = this.#boardsBefore();
    const goalAt = this.#state.indexOf(this.#task.goal, first);
    const isBehind = goalAt !== -1 && goalAt < this.#state.length - 1;
    const behind = isBehind ? this.#behind(goalAt + 1, first) : null;
    if (behind !== null) return this.#only(first, goalAt + 1, behind);
    const pathAt = isBehind ? NONE : this.#pathWithoutSearchAt(first);
    if (pathAt === NONE) return this.#only(first, this.#state.length, { path: null, secondSearch: NONE });
    const { length } = this.#state;
    return this.#only(first, pathAt, { path: this.#pathOf(pathAt, length), secondSearch: NONE });
  }

  #only(first: number, end: number, { path, secondSearch }: Behind): ReadTrace {
    const run = this.#run;
    if (first === 0 && end === run.steps) return this.#trace;
    const part = run.part(first, end);
    part.path ??= path;
    part.isCut = run.isCut && secondSearch === NONE;
    return { ...this.#trace, run: part, secondSearch: secondSearch === NONE ? null : run.line[secondSearch] };
  }

  /** How many boards stand before the first step: the start, or the start and the goal, where the start comes again. */
  #boardsBefore(): number {
    const [first, second, third] = this.#state;
    const { start, goal } = this.#task;
    if (first !== start) return 0;
    if (second === goal && third === start && (this.#isNamed(1) || !this.#isMove(start, goal))) return 2;
    const isEcho = second === start && !this.#isDeepening && (this.#isNamed(0) || this.#isNamed(1));
    return isEcho && !this.#isNamed(2) ? 1 : 0;
  }

  /** A search whose rounds begin with the start again. */
  get #isDeepening(): boolean {
    return STRATEGIES[this.#task.assignment.algorithm].iterates !== null;
  }

  /** Whether a line of words stands right before the board. */
  #isNamed(at: number): boolean {
    return this.#trace.isNamed[at] === 1;
  }

  #isMove(from: number, to: number): boolean {
    return this.#task.states.actionBetween(from, to) !== NONE;
  }

  /** `null` where it may be more steps of a search that goes on. */
  #behind(from: number, first: number): Behind | null {
    let path: PrintedPath | null = null;
    let echoes = 0;
    for (let at = from; at < this.#state.length;) {
      const end = this.#pathEnd(at);
      if (end !== NONE) path ??= this.#pathOf(at, end);
      else if (this.#state[at] !== this.#task.goal || ++echoes > MOST_ECHOES)
        return this.#isSecondSearch(at, first, from) ? { path, secondSearch: at } : null;
      at = end === NONE ? at + 1 : end;
    }
    return { path, secondSearch: NONE };
  }

  /** Where the path that begins here has ended: from the start, or from its first move, to the goal, or back. */
  #pathEnd(at: number): number {
    const { start, goal } = this.#task;
    const isShort = this.#isNamed(at) && this.#isMove(start, this.#state[at]) && this.#state[at] !== goal;
    if (this.#state[at] === start || isShort) return this.#chainEnd(at, goal);
    return this.#state[at] === goal ? this.#chainEnd(at, start) : NONE;
  }

  #chainEnd(from: number, last: number): number {
    for (let at = from; at < this.#state.length; at++) {
      if (at > from && !this.#isMove(this.#state[at - 1], this.#state[at])) return NONE;
      if (this.#state[at] === last) return at + 1;
    }
    return NONE;
  }

  /** From the start, also where it was printed from the goal. */
  #pathOf(first: number, end: number): PrintedPath {
    const states = Array.from(this.#state.subarray(first, end));
    if (states.at(-1) !== this.#task.goal) states.reverse();
    return { line: this.#run.line[first], states };
  }

  /** Whether a whole search of its own begins here: no state before leads to it, or it is the start. */
  #isSecondSearch(at: number, first: number, end: number): boolean {
    const begin = this.#state[at];
    const before = new Set(this.#state.subarray(first, end));
    const isAgain = begin === this.#task.start && !this.#isDeepening;
    if (!isAgain && (before.has(begin) || this.#isNextTo(begin, before))) return false;
    const own = new Set([begin]);
    for (const state of this.#state.subarray(at + 1)) {
      if (state === this.#task.goal) return true;
      if (!own.has(state) && !this.#isNextTo(state, own)) return false;
      own.add(state);
    }
    return false;
  }

  #isNextTo(state: number, others: ReadonlySet<number>): boolean {
    let isNext = false;
    this.#task.states.eachSuccessor(state, (successor) => (isNext ||= others.has(successor)));
    return isNext;
  }

  /** Where a path begins and the search ended before it printed the goal: a list, or boards below a line of words. */
  #pathWithoutSearchAt(first: number): number {
    const { start, goal, assignment } = this.#task;
    const at = this.#state.lastIndexOf(start);
    if (at <= first || this.#isDeepening || assignment.duplicates === 'kept') return NONE;
    const isApart = (this.#isNamed(at) && !this.#isNamed(at + 1)) || this.#isListed(at);
    return isApart && this.#chainEnd(at, goal) === this.#state.length ? at : NONE;
  }

  /** Whether it is the first board of a list on one line. */
  #isListed(at: number): boolean {
    const { line } = this.#run;
    return line[at] === line[at + 1] && line[at] !== line[at - 1];
  }
}
