/**
 * The bug hunt: a search that is wrong in one way, without its name. On a start, its result stands beside the right one;
 * whoever hunts looks for the start nearest to the goal on which they differ, and then names the bug.
 */
import type { StrategyId } from '../engine/strategy.ts';
import type { NamedHeuristic } from '../puzzle/heuristics/heuristics.ts';
import { NONE } from '../trace/trace.ts';
import type { ReplayRules, Task } from './assignment.ts';
import { BUGS, type BugId } from './bugs.ts';
import { PrintedRun } from './printedRun.ts';
import { fromGoal, NO_NUMBERS } from './telling.ts';

export interface Hunted {
  readonly algorithm: StrategyId;
  readonly heuristic: NamedHeuristic;
  readonly bug: BugId;
}

/** Each shows on some start of 3 × 2. The order says nothing of the bug; a number is what the one who hunts sees. */
export const HUNTED: readonly Hunted[] = [
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'forgets-g' },
  { algorithm: 'bfs', heuristic: 'manhattan', bug: 'stack-for-queue' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'rows-only' },
  { algorithm: 'greedy', heuristic: 'manhattan', bug: 'adds-g' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'no-closed-list' },
  { algorithm: 'iddfs', heuristic: 'manhattan', bug: 'bound-by-two' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'counts-blank' },
  { algorithm: 'bfs', heuristic: 'manhattan', bug: 'around-the-edge' },
  { algorithm: 'weighted-astar', heuristic: 'manhattan', bug: 'forgets-weight' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'h-of-parent' },
  { algorithm: 'astar', heuristic: 'misplaced', bug: 'counts-home' },
  { algorithm: 'ucs', heuristic: 'manhattan', bug: 'no-closed-list' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'squared' },
  { algorithm: 'greedy', heuristic: 'manhattan', bug: 'greatest-first' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'adds-up-f' },
  { algorithm: 'dfs', heuristic: 'manhattan', bug: 'queue-for-stack' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'goal-blank-first' },
  { algorithm: 'astar', heuristic: 'manhattan', bug: 'counts-tiles' },
  { algorithm: 'idastar', heuristic: 'manhattan', bug: 'forgets-g' },
  { algorithm: 'astar', heuristic: 'misplaced', bug: 'adds-distances' },
];

/** What a search returns, as a library shows it: nothing of its order. */
export interface HuntResult {
  /** States expanded; `MOST_STEPS` where it was stopped. */
  readonly expanded: number;
  /** Moves of the path; `null` where the goal was not found. */
  readonly moves: number | null;
}

export interface HuntLook {
  readonly wrong: HuntResult;
  readonly right: HuntResult;
  readonly isExposed: boolean;
}

export interface SmallestStart {
  readonly start: readonly number[];
  /** From the goal. */
  readonly moves: number;
}

/** A search that takes more has lost its way, and is stopped. */
export const MOST_STEPS = 5_000;

/** Of several states that may be next, both searches take the one generated first: they differ by the bug alone. */
export class BugHunt {
  readonly #task: Task;
  readonly #rules: ReplayRules;
  readonly #right: ReplayRules;

  /** `bug`: one that programs for this assignment can have. */
  constructor(task: Task, bug: BugId) {
    const [rules] = BUGS[bug].rules(task);
    if (rules === undefined) throw new Error(`No ${task.assignment.algorithm} has the bug ${bug}.`);
    this.#task = task;
    this.#rules = rules;
    this.#right = task.rightRules()[0];
  }

  look(start: readonly number[]): HuntLook {
    return this.#lookAt(this.#task.states.numberOf(start));
  }

  /** The start nearest to the goal that exposes the bug; `null` where none does. Yields how many have been tried. */
  *smallest(): Generator<number, SmallestStart | null> {
    let tried = 0;
    for (const { state, moves } of fromGoal(this.#task)) {
      if (this.#lookAt(state).isExposed) return { start: this.#task.states.cellsOf(state), moves };
      yield ++tried;
    }
    return null;
  }

  #lookAt(state: number): HuntLook {
    const [wrong, right] = [this.#rules, this.#right].map((rules) => resultOf(this.#task, rules, state));
    return { wrong, right, isExposed: wrong.expanded !== right.expanded || wrong.moves !== right.moves };
  }
}

/** Runs a program with these rules. */
function resultOf(task: Task, rules: ReplayRules, start: number): HuntResult {
  const replay = task.replay(rules, start);
  const run = new PrintedRun();
  let last = NONE;
  for (let next = replay.next(); next !== NONE && run.steps < MOST_STEPS; next = replay.next()) {
    run.addStep(next, 1, NO_NUMBERS);
    if (replay.take(run, run.steps) !== null) break;
    last = next;
  }
  if (rules.missesGoal === true) return { expanded: run.steps, moves: null };
  if (last === task.goal) return { expanded: run.steps, moves: replay.depth };
  const isTested = rules.search === 'best-first' && rules.mustTestOnGeneration === true && replay.next() === NONE;
  const isBeside = isTested && task.states.actionBetween(last, task.goal) !== NONE;
  return { expanded: run.steps, moves: isBeside ? replay.depth + 1 : null };
}
