/**
 * A program's choices, found out: of all ties and orders of successors that the engine knows, those with which it takes
 * the same states in the same order. Where a program breaks a rule, the nearest of them shows what was right.
 */
import { Search } from '../../engine/search.ts';
import type { SearchOptions } from '../../engine/options.ts';
import { tieRulesOf } from '../../engine/removalOrder.ts';
import { STRATEGIES, TIE_RULES, type StraightBackRule, type TieRule } from '../../engine/strategy.ts';
import { createSlidingDomain, type SlidingStates } from '../../puzzle/domain/slidingDomain.ts';
import { actionsOf, MOVE_ORDERS } from '../../puzzle/moveNames.ts';
import { actionOf, NONE, type Trace } from '../../trace/trace.ts';
import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';

/** Nodes of each search. */
const MOST_NODES = 600_000;
/** Steps that all candidates may take together. */
const MOST_COMPARED = 1_500_000;
/** Steps of the first look at a candidate; most go wrong within these. */
const FIRST_LOOK = 8;

/** Rules that the assignment leaves to the program. `order`: letters of moves, as they are tried. */
export interface ProgramChoices {
  readonly ties: TieRule;
  readonly order: string;
  readonly straightBack?: StraightBackRule;
}

export interface NearestSearch {
  /** Those that give the most steps; the usual ones come first. */
  readonly choices: readonly ProgramChoices[];
  /** Steps from the first that they give. */
  readonly agrees: number;
  /** Whether every candidate was compared until it went wrong, or to the last step. */
  readonly isSure: boolean;
}

/** Compares the first `steps` steps. */
export function nearestSearch(task: Task, run: PrintedRun, steps: number): NearestSearch {
  const domain = domainOf(task);
  let [agrees, left, isSure] = [0, MOST_COMPARED, true];
  let choices: ProgramChoices[] = [];
  for (const candidate of candidatesFor(task)) {
    if (left <= 0) return { choices, agrees, isSure: false };
    const search = new Search(domain, optionsOf(task, candidate));
    const agreed = stepsInCommon(task, run, steps, search);
    isSure &&= agreed === steps || search.trace.status !== 'node-limit' || agreed < search.trace.expansions;
    left -= agreed + 1;
    if (agreed > agrees) choices = [];
    if (agreed >= agrees) choices.push(candidate);
    agrees = Math.max(agrees, agreed);
  }
  return { choices, agrees, isSure };
}

/** The search with these choices, to its end or for so many steps. */
export function searchWith(task: Task, choices: ProgramChoices, steps: number): Trace {
  const options = optionsOf(task, choices);
  const search = new Search(domainOf(task), { ...options, limits: { ...options.limits, expansions: steps } });
  search.advance(Infinity);
  return search.trace;
}

function domainOf({ assignment }: Task): SlidingStates {
  const { usesHeuristic } = STRATEGIES[assignment.algorithm];
  return createSlidingDomain(assignment.puzzle, usesHeuristic ? assignment.heuristic : 'zero');
}

function optionsOf({ assignment }: Task, choices: ProgramChoices): SearchOptions {
  const { algorithm, weight, duplicates, goalTest = 'expansion' } = assignment;
  return {
    ...{ strategy: algorithm, weight, goalTest, duplicates, ...choices },
    order: actionsOf(choices.order),
    limits: { expansions: Infinity, nodes: MOST_NODES },
  };
}

function candidatesFor({ assignment }: Task): readonly ProgramChoices[] {
  const { algorithm, weight, duplicates, straightBack } = assignment;
  const isPriority = STRATEGIES[algorithm].frontier === 'priority';
  const known = new Set<string>();
  const ties = (Object.keys(TIE_RULES) as TieRule[]).filter((rule) => {
    const same = String(tieRulesOf({ strategy: algorithm, ties: rule, weight }));
    const isNew = !known.has(same);
    known.add(same);
    return isNew;
  });
  const backs =
    duplicates === 'kept' && straightBack === undefined ? (['generated', 'skipped'] as const) : [straightBack];
  return MOVE_ORDERS.flatMap((order) =>
    (isPriority ? ties : (['first-in'] as const)).flatMap((rule) =>
      backs.map((back) => ({ ties: rule, order, ...(back === undefined ? {} : { straightBack: back }) })),
    ),
  );
}

function stepsInCommon(task: Task, run: PrintedRun, steps: number, search: Search): number {
  const states = new StatesOfNodes(task);
  for (let agreed = 0; agreed < steps;) {
    search.advance(Math.max(FIRST_LOOK, agreed));
    const { trace } = search;
    states.read(trace);
    for (; agreed < Math.min(steps, trace.expansions); agreed++)
      if (states.of(trace.expanded[agreed]) !== run.expandedBy(agreed + 1)) return agreed;
    if (trace.status !== 'running') return agreed;
  }
  return steps;
}

/** By node of a growing trace: the number of its state. */
class StatesOfNodes {
  readonly #task: Task;
  readonly #states: number[] = [];

  constructor(task: Task) {
    this.#task = task;
  }

  read(trace: Trace): void {
    for (let node = this.#states.length; node < trace.nodes; node++) {
      const parent = trace.parent[node];
      this.#states.push(
        parent === NONE ? this.#task.start : this.#task.states.after(this.#states[parent], actionOf(trace, node)),
      );
    }
  }

  of(node: number): number {
    return this.#states[node];
  }
}
